import type { AuditSubject, StaffAct } from '#contract/rules/staff/acts.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

const acts: Readonly<Record<StaffAct, string>> = {
  'console.enter': 'a deschis consola',
  'staff.grant': 'a atribuit un rol',
  'staff.revoke': 'a retras un rol',
  'audit.export': 'a exportat jurnalul',
  'person.reveal': 'a văzut contactele',
  'person.note': 'a scris o notă',
  'person.warn': 'a trimis un avertisment',
  'person.limit': 'a limitat contul',
  'person.ban': 'a blocat contul',
  'person.restore': 'a ridicat restricțiile',
  'callback.call': 'a pornit apelul cu codul',
  'callback.close': 'a închis cererea de apel',
  'case.decide': 'a decis asupra unui caz',
  'case.undo': 'a anulat o decizie',
  'case.void': 'decizia nu s-a mai aplicat',
  'article.create': 'a creat un articol',
  'article.save': 'a schimbat un articol',
  'article.restore': 'a revenit la o versiune',
}

const subjects: Readonly<Record<AuditSubject, string>> = {
  staff: 'membru al echipei',
  person: 'persoană',
  callback: 'cerere de apel',
  audit: 'jurnal',
  advert: 'anunț',
  message: 'mesaj',
  review: 'recenzie',
  profile: 'profil',
  appeal: 'contestație',
  article: 'articol',
}

/** The audit log: who did what to whom, and why. */
export const audit = {
  head: { title: 'Jurnal · Consola', description: 'Cine, ce, când și de ce.' },
  title: 'Jurnal',
  about: 'Rândurile doar se adaugă: nu pot fi schimbate sau șterse.',
  acts,
  subjects,
  /** Names of values, and values, in the column of changes; others are shown as they are. */
  values: {
    roles: 'roluri',
    restrictions: 'restricții',
    kind: 'fel',
    endsAt: 'până la',
    status: 'stare',
    lines: 'rânduri',
    warning: 'avertisment',
    posting: 'fără publicare',
    messages: 'fără mesaje',
    ban: 'blocare',
    waiting: 'așteaptă',
    called: 'a fost sunat',
    closed: 'închisă',
    version: 'versiune',
    isPublished: 'se vede',
    menu: 'meniu',
    topic: 'temă',
    labels: 'nume',
    titles: 'titluri',
    descriptions: 'descrieri',
    true: 'da',
    false: 'nu',
    information: 'informații',
    support: 'asistență',
  },
  filters: {
    staff: 'Cine',
    act: 'Ce a făcut',
    subject: 'Despre ce',
    subjectId: 'Numărul',
    from: 'De la',
    to: 'Până la',
    any: 'oricare',
    apply: 'Filtrează',
    clear: 'Șterge filtrele',
  },
  columns: {
    at: 'Când',
    staff: 'Cine',
    act: 'Ce',
    subject: 'Despre',
    change: 'Înainte → după',
    reason: 'De ce',
  },
  more: 'Mai vechi',
  newest: 'Cele mai noi',
  export: 'Exportă CSV',
  exported: (lines: number) =>
    plural('ro', lines, {
      one: 'Am exportat # rând.',
      few: 'Am exportat # rânduri.',
      other: 'Am exportat # de rânduri.',
    }),
}

export type Audit = Shape<typeof audit>
