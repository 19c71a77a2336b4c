import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** Mails and SMS of the help desk. */
export const ticketMails = {
  subject: (number: string, topic: string) => `[${number}] ${topic}`,
  /** First line, under which an answer is not read. */
  mark: (number: string) => `–– Scrie răspunsul deasupra acestei linii · ${number} ––`,
  hello: 'Bună ziua!',
  opened: (number: string) =>
    `Am primit solicitarea ta ${number} și îți răspundem cât putem de repede.`,
  solved: (number: string) =>
    `Am marcat solicitarea ${number} ca rezolvată. Dacă mai este ceva, scrie-ne și o redeschidem.`,
  answer: {
    opened: 'Poți adăuga ceva răspunzând la acest e-mail sau aici:',
    reply: 'Răspunde la acest e-mail sau aici:',
    solved: 'Te-am ajutat? Spune-ne aici, durează câteva secunde:',
  },
  answerOnPage: {
    opened: 'O vezi și poți adăuga ceva aici:',
    reply: 'Răspunde aici:',
    solved: 'Te-am ajutat? Spune-ne aici, durează câteva secunde:',
  },
  sms: {
    opened: (number: string) => `${site.name}: am primit solicitarea ${number}. O vezi aici:`,
    reply: (number: string) => `${site.name}: ai un răspuns la solicitarea ${number}:`,
  },
}

export type TicketMails = Shape<typeof ticketMails>
