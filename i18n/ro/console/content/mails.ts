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
  link: 'linkul mailului',
  details: 'titlul anunțului sau ce s-a întâmplat cu contul',
  noticeDays: 'zilele până la încheiere, de exemplu „3 zile”',
  lifeDays: 'zilele câștigate, de exemplu „30 de zile”',
}

/** The editor of mails. */
export const mailEditor = {
  head: { title: 'Texte de e-mail · Consola', description: 'Subiectul și textul mailurilor.' },
  title: 'Texte de e-mail',
  about:
    'Mailul următor pleacă deja cu textul nou. Ce e între acolade se completează la trimitere.',
  changed: 'schimbat',
  released: 'textul programului',
  names,
  placeholders,
  subject: 'Subiectul',
  body: 'Textul',
  may: 'Poate avea:',
  required: 'obligatoriu',
  reset: 'Înapoi la textul programului',
  wasReset: 'Am revenit la textul programului.',
}

export type MailEditor = Shape<typeof mailEditor>
