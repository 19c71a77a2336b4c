import type { RestrictionKind } from '#contract/rules/staff/restrictions.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

const kinds: Readonly<Record<RestrictionKind, string>> = {
  warning: 'avertisment',
  posting: 'fără publicare',
  messages: 'fără mesaje',
  ban: 'blocat',
}

/** People of the market: search, one page of each, and decisions. */
export const people = {
  head: { title: 'Persoane · Consola', description: 'Caută o persoană.' },
  title: 'Persoane',
  search: 'Nume, telefon, e-mail, ID sau numărul unui anunț',
  hint: 'Caută o persoană după nume, telefon, e-mail, ID sau numărul unui anunț.',
  none: 'Nu s-a găsit nimeni.',
  id: (id: number) => `nr. ${id}`,
  company: 'companie',
  statuses: { active: 'activ', inactive: 'neconfirmat', banned: 'blocat', deleted: 'șters' },
  kinds,
  adverts: (count: number) =>
    plural('ro', count, { one: '# anunț', few: '# anunțuri', other: '# de anunțuri' }),
  since: (date: string) => `din ${date}`,
  public: 'Profilul public',
  reveal: 'Arată contactele',
  noContact: 'fără contacte',
  sections: {
    items: 'Anunțuri',
    reports: 'Reclamații despre persoană',
    made: 'Reclamații trimise',
    bills: 'Facturi',
    sessions: 'Dispozitive conectate',
    shared: 'Conturi din același browser',
    notes: 'Note',
    decisions: 'Decizii',
    acts: 'Ce a făcut echipa',
  },
  empty: 'Nimic.',
  duplicates: 'Repetări',
  itemStatuses: {
    draft: 'ciornă',
    review: 'în verificare',
    active: 'activ',
    suspended: 'suspendat',
    rejected: 'respins',
    archived: 'arhivat',
    deleted: 'șters',
  },
  subjects: { advert: 'anunț', profile: 'profil', message: 'mesaj', review: 'recenzie' },
  reportStates: { open: 'deschisă', upheld: 'întemeiată', rejected: 'neîntemeiată' },
  billStates: {
    open: 'de plătit',
    paid: 'plătită',
    failed: 'plata nu a reușit',
    refunded: 'rambursată',
    'part-refunded': 'rambursată parțial',
    expired: 'expirat',
  },
  until: (date: string) => `până la ${date}`,
  forGood: 'până la ridicare',
  lifted: (date: string) => `ridicat ${date}`,
  ended: 'încheiat',
  note: 'Notă pentru echipă',
  addNote: 'Adaugă nota',
  noted: 'Nota a fost adăugată.',
  conflicts: {
    staff_conflict: 'Este contul tău: decide altcineva.',
    staff_of_staff: 'Este un coleg: decide doar un administrator.',
  },
  decide: {
    title: 'Ia o decizie',
    what: 'Ce',
    warning: 'Avertizează',
    posting: 'Oprește publicarea',
    messages: 'Oprește mesajele',
    ban: 'Blochează',
    restore: 'Ridică restricțiile',
    days: 'Cât timp',
    reason: 'Motivul, pentru persoană',
    reasonHint: 'Persoana îl citește în notificări și în e-mail; rămâne și în jurnal.',
    submit: 'Aplică',
    done: 'Decizia a fost aplicată, iar persoana este anunțată.',
  },
  durations: {
    1: 'o zi',
    3: '3 zile',
    7: 'o săptămână',
    30: '30 de zile',
    365: 'un an',
    0: 'până la ridicare',
  },
}

export type People = Shape<typeof people>
