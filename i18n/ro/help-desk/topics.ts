import type { TicketTopic } from '#contract/help-desk.ts'

export interface Topic {
  readonly label: string
  /** What people ask; articles are looked for with it. */
  readonly question: string
}
export type Topics = Readonly<Record<TicketTopic, Topic>>

/** What a ticket is about. */
export const topics: Topics = {
  code: { label: 'Nu vine codul', question: 'Nu primesc codul prin SMS la înregistrare' },
  login: {
    label: 'Nu pot intra în cont',
    question: 'Nu pot intra în cont, am uitat parola, contul meu este blocat',
  },
  rejected: {
    label: 'Anunțul a fost respins',
    question: 'De ce a fost respins anunțul meu, reguli de publicare',
  },
  missing: {
    label: 'Nu-mi găsesc anunțul',
    question: 'Anunțul meu nu apare în căutare, a expirat sau este în verificare',
  },
  safety: {
    label: 'Fraudă sau siguranță',
    question: 'Cum mă feresc de înșelătorii, am fost înșelat, raportez o fraudă',
  },
  messages: { label: 'Mesaje și oferte', question: 'Mesaje și oferte de preț, blochez o persoană' },
  payment: {
    label: 'Plată sau factură',
    question: 'Plata pentru promovare, factura, banii înapoi',
  },
  company: { label: 'Cont de companie', question: 'Pagina companiei, verificarea companiei' },
  data: {
    label: 'Datele mele, ștergerea contului',
    question: 'Ștergerea contului și datele mele personale',
  },
  other: { label: 'Altceva', question: 'Cum funcționează site-ul, întrebări frecvente' },
}
