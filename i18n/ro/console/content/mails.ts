import type { EditableMail, Placeholder } from '#contract/rules/content/mail-texts.ts'
import type { Shape } from '../../../texts.ts'

const names: Readonly<Record<EditableMail, string>> = {
  confirm: 'Confirmarea adresei la înregistrare',
  alreadyRegistered: 'Contul există deja',
  change: 'Confirmarea adresei noi',
  changed: 'Adresa s-a schimbat',
  restore: 'Acces la cont',
  ending: 'Anunțul se încheie în curând',
  safety: 'Siguranța contului',
  standing: 'Decizie despre cont',
  restored: 'Contul funcționează din nou',
}

const placeholders: Readonly<Record<Placeholder, string>> = {
  name: 'numele de utilizator',
  link: 'linkul din e-mail',
  details: 'titlul anunțului sau ce s-a întâmplat cu contul',
  noticeDays: 'zilele până la încheiere, de exemplu „3 zile”',
  lifeDays: 'zilele adăugate, de exemplu „30 de zile”',
}

/** The editor of mails. */
export const mailEditor = {
  head: { title: 'Texte de e-mail · Consola', description: 'Subiectul și textul e-mailurilor.' },
  title: 'Texte de e-mail',
  about:
    'Următorul e-mail pleacă deja cu textul nou. Ce este între acolade se completează la trimitere.',
  changed: 'modificat',
  released: 'text inițial',
  names,
  placeholders,
  subject: 'Subiectul',
  body: 'Textul',
  may: 'Poate conține:',
  required: 'obligatoriu',
  reset: 'Revino la textul inițial',
  wasReset: 'Am revenit la textul inițial.',
}

export type MailEditor = Shape<typeof mailEditor>
