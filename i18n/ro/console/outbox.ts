import type { OutboxChannel } from '#contract/rules/outbox.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

const channels: Readonly<Record<OutboxChannel, string>> = {
  mail: 'E-mail',
  sms: 'SMS',
  push: 'Browser',
  telegram: 'Telegram',
  webhook: 'Webhook',
}

/** What is sent to people, and what could not be. */
export const outbox = {
  head: {
    title: 'De trimis · Consola',
    description: 'Ce așteaptă să fie trimis și ce nu a ajuns.',
  },
  title: 'De trimis',
  about:
    'E-mailuri, SMS-uri și notificări. Cât timp un serviciu nu răspunde, site-ul reîncearcă singur; ce a fost refuzat definitiv sau încercat fără succes două zile rămâne aici. Codurile de confirmare nu trec pe aici: ele se trimit pe loc.',
  channels,
  /** By the name of the kind; others are shown as they are. */
  kinds: {
    notification: 'notificare',
    conversation: 'mesaje necitite',
    decision: 'decizie asupra unui anunț',
    'price-drops': 'favorite mai ieftine',
    'saved-search': 'căutare salvată',
    ticket: 'răspuns de la asistență',
    'expiry-notice': 'anunț care se încheie în curând',
    'security-change': 'schimbare în cont',
    standing: 'decizie asupra contului',
  },
  states: { due: 'În așteptare', dead: 'Abandonate', unknown: 'Poate trimise' },
  stateAbout: {
    due: 'Pleacă la momentul potrivit: unele așteaptă dimineața sau serviciul care nu răspunde.',
    dead: 'Au fost refuzate definitiv sau încercate două zile fără succes.',
    unknown:
      'Legătura s-a rupt în timpul trimiterii. Dacă le trimiți din nou, unii le pot primi de două ori. E-mailurile despre mesaje, căutări și prețuri nu se retrimit: următorul vine cu ce e nou.',
  },
  summary: 'Câte sunt',
  messages: 'Mesaje',
  columns: {
    what: 'Ce',
    channel: 'Canal',
    count: 'Câte',
    oldest: 'Cel mai vechi',
    recipient: 'Destinatar',
    attempts: 'Încercări',
    due: 'Programat',
    error: 'Ultimul rezultat',
    acts: 'Acțiuni',
  },
  /** Outcomes of an attempt; others are shown as they are. */
  errors: {
    failed: 'serviciul nu a preluat mesajul',
    refused: 'refuzat definitiv',
    unknown: 'legătura s-a rupt',
    old: 'prea vechi',
  },
  none: 'Nimic aici.',
  sendAgain: 'Trimite din nou',
  sendAll: 'Trimite-le din nou pe toate',
  giveUp: 'Nu mai trimite',
  giveUpAll: 'Nu mai trimite niciunul',
  sent: (count: number) =>
    plural('ro', count, {
      one: '# mesaj va fi trimis din nou.',
      few: '# mesaje vor fi trimise din nou.',
      other: '# de mesaje vor fi trimise din nou.',
    }),
  dropped: (count: number) =>
    plural('ro', count, {
      one: 'Am renunțat la # mesaj.',
      few: 'Am renunțat la # mesaje.',
      other: 'Am renunțat la # de mesaje.',
    }),
  more: 'Mai vechi',
  newest: 'Cele mai noi',
  all: 'Toate tipurile',
}

export type Outbox = Shape<typeof outbox>
