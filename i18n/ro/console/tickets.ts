import type { TicketState } from '#contract/help-desk.ts'
import type { Shape } from '../../texts.ts'

const states: Readonly<Record<TicketState, string>> = {
  new: 'nouă',
  open: 'în lucru',
  waiting: 'așteaptă răspunsul persoanei',
  solved: 'rezolvată',
  closed: 'închisă',
}

/** Tickets of the help desk in the console. */
export const tickets = {
  head: { title: 'Solicitări · Consola', description: 'Cine așteaptă un răspuns.' },
  title: 'Solicitări',
  about:
    'Cine așteaptă cel mai mult este primul. O solicitare preluată rămâne a ta 10 minute după ultima acțiune.',
  promise: (hours: number) => `Răspunsul este promis în ${hours} de ore.`,
  none: 'Nimeni nu așteaptă un răspuns.',
  find: 'Numărul solicitării',
  open: 'Deschide',
  columns: {
    number: 'Solicitare',
    topic: 'Despre ce',
    person: 'Cine',
    state: 'Stare',
    waits: 'Așteaptă',
  },
  states,
  held: (count: number) => `e-mailuri reținute: ${count}`,
  claimedBy: (name: string) => `în lucru la @${name}`,
  mine: 'în lucru la tine',
  conflict:
    'Solicitarea te privește pe tine, pe un coleg sau pe cineva pe care îl cunoști. O citește și îi răspunde altcineva.',
  back: 'Toate solicitările',
  guest: 'fără cont',
  notLoggedIn: 'fără conectare',
  accountOf: 'Contactul este al contului',
  opened: (when: string) => `deschisă ${when}`,
  advert: (id: number) => `anunțul ${id}`,
  rated: (score: number) => `notă: ${score} din 5`,
  messages: 'Mesaje',
  person: 'Persoana',
  staff: 'Noi',
  picture: (index: number) => `Imaginea ${index}`,
  leftOut: (count: number) => `fișiere care nu s-au păstrat: ${count}`,
  heldFrom: (address: string) =>
    `E-mail de la ${address}, care nu este contactul solicitării. Persoana nu îl vede până îl accepți.`,
  accept: 'Acceptă',
  drop: 'Șterge',
  accepted: 'E-mailul a fost acceptat.',
  dropped: 'E-mailul a fost șters.',
  take: 'Preia',
  taken: 'Solicitarea este în lucru la tine.',
  answer: 'Răspunsul',
  answerHint: 'Persoana îl primește prin e-mail sau SMS. Scrie în limba ei.',
  send: 'Trimite răspunsul',
  sent: 'Răspunsul a fost trimis.',
  solve: 'S-a rezolvat',
  solved: 'Solicitarea este rezolvată; persoana este întrebată dacă a fost ajutată.',
  close: 'Închide fără întrebare',
  closed: 'Solicitarea este închisă.',
  languages: { ro: 'română', ru: 'rusă', en: 'engleză' },
}

export type Tickets = Shape<typeof tickets>
