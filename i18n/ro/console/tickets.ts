import type { TicketState } from '#contract/help-desk.ts'
import type { Shape } from '../../texts.ts'

const states: Readonly<Record<TicketState, string>> = {
  new: 'nou',
  open: 'în lucru',
  waiting: 'așteaptă persoana',
  solved: 'rezolvat',
  closed: 'închis',
}

/** Tickets of the help desk in the console. */
export const tickets = {
  head: { title: 'Tichete · Consola', description: 'Cine așteaptă un răspuns.' },
  title: 'Tichete',
  about:
    'Cine așteaptă cel mai mult este primul. Un tichet preluat rămâne al tău 10 minute după ultima acțiune.',
  none: 'Nimeni nu așteaptă un răspuns.',
  find: 'Numărul tichetului',
  open: 'Deschide',
  columns: {
    number: 'Tichet',
    topic: 'Despre ce',
    person: 'Cine',
    state: 'Stare',
    waits: 'Din',
  },
  states,
  held: (count: number) => `e-mailuri reținute: ${count}`,
  claimedBy: (name: string) => `în lucru la @${name}`,
  mine: 'în lucru la tine',
  conflict: 'Tichetul te privește pe tine sau pe un coleg. Răspunde altcineva.',
  back: 'Toate tichetele',
  guest: 'fără cont',
  opened: (when: string) => `deschis ${when}`,
  advert: (id: number) => `anunțul ${id}`,
  rated: (score: number) => `notă: ${score} din 5`,
  messages: 'Mesaje',
  person: 'Persoana',
  staff: 'Noi',
  picture: (index: number) => `Imaginea ${index}`,
  leftOut: (count: number) => `fișiere lăsate deoparte: ${count}`,
  heldFrom: (address: string) =>
    `E-mail de la ${address}, care nu este contactul tichetului. Persoana nu îl vede până îl accepți.`,
  accept: 'Acceptă',
  drop: 'Șterge',
  accepted: 'E-mailul a fost acceptat.',
  dropped: 'E-mailul a fost șters.',
  take: 'Preia',
  taken: 'Tichetul este în lucru la tine.',
  answer: 'Răspunsul',
  answerHint: 'Persoana îl primește prin e-mail sau SMS. Scrie în limba ei.',
  send: 'Trimite răspunsul',
  sent: 'Răspunsul a fost trimis.',
  solve: 'Rezolvat',
  solved: 'Tichetul este rezolvat; persoana este întrebată dacă a fost bine.',
  close: 'Închide fără întrebare',
  closed: 'Tichetul este închis.',
  languages: { ro: 'română', ru: 'rusă', en: 'engleză' },
}

export type Tickets = Shape<typeof tickets>
