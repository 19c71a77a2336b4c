import type { EmptySearch } from '#contract/staff/numbers.ts'
import type { Metric, PageKind, PostingStep } from '#contract/rules/numbers/metrics.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

const metrics: Readonly<Record<Metric, string>> = {
  views: 'Pagini văzute',
  robotViews: 'Pagini cerute de roboți',
  published: 'Anunțuri publicate',
  state: 'Anunțuri după stare',
  active: 'Anunțuri active după categorie',
  posting: 'De la ciornă la publicare',
  conversations: 'Conversații noi',
  messages: 'Mesaje',
  answers: 'Primele răspunsuri ale vânzătorilor',
  answerMinutes: 'Timpul până la primul răspuns',
  reveals: 'Numere de telefon arătate',
  emptySearches: 'Căutări fără rezultat',
  reports: 'Reclamații primite',
  reportFate: 'Reclamații soluționate',
  decisions: 'Decizii asupra anunțurilor',
  waiting: 'Cazuri în așteptare',
  oldestHours: 'Cel mai vechi caz, ore',
  sms: 'SMS-uri și apeluri',
  smsCost: 'Costul SMS-urilor, lei',
  revenue: 'Încasări, lei',
}

const pages: Readonly<Record<PageKind, string>> = {
  home: 'prima pagină',
  category: 'categorii',
  search: 'căutare',
  advert: 'anunțuri',
  profile: 'profiluri',
  posting: 'publicare',
  article: 'articole',
  help: 'asistență',
  account: 'contul propriu',
  other: 'altele',
}

const steps: Readonly<Record<PostingStep, string>> = {
  draft: 'Ciornă începută',
  information: 'Titlu și categorie',
  images: 'Fotografii',
  sent: 'Trimis',
  published: 'Publicat',
}

/** Screen of numbers, and the week on the first screen. */
export const numbers = {
  head: { title: 'Cifre · Consola', description: 'Cifrele pieței pe zile.' },
  title: 'Cifre',
  about:
    'Zilele sunt după ora Chișinăului; ziua de azi este încă în curs. Vizualizările se numără pe server, fără urmărirea persoanelor.',
  period: 'Perioada',
  periods: (days: number) => plural('ro', days, { one: '# zi', few: '# zile', other: '# de zile' }),
  sections: {
    traffic: 'Trafic',
    adverts: 'Anunțuri',
    talks: 'Discuții',
    search: 'Căutare',
    trust: 'Încredere',
    money: 'Bani',
  },
  metrics,
  /** What a headline says of the period. */
  headline: {
    sum: (value: string) => `total: ${value}`,
    last: (value: string) => `acum: ${value}`,
    middle: (value: string) => `de obicei: ${value}`,
  },
  minutes: (value: string) => `${value} min`,
  pages,
  steps,
  states: {
    draft: 'ciorne',
    review: 'în verificare',
    active: 'active',
    suspended: 'suspendate',
    rejected: 'respinse',
    archived: 'arhivate',
  },
  fates: { upheld: 'întemeiate', rejected: 'neîntemeiate' },
  decisions: {
    approve: 'aprobate',
    reject: 'respinse',
    suspend: 'suspendate',
    unsuspend: 'suspendare încheiată',
    reinstate: 'publicate din nou după contestație',
  },
  reportCodes: {
    1: 'înșelătorie',
    2: 'ceva interzis',
    3: 'categorie greșită',
    4: 'spam sau repetare',
    5: 'date greșite',
    6: 'jignitor sau ilegal',
    10: 'alt motiv',
  },
  queues: {
    new: 'Anunțuri noi',
    edited: 'Anunțuri modificate',
    reported: 'Reclamații',
    messages: 'Mesaje reținute',
    reviews: 'Recenzii reclamate',
    appeals: 'Contestații',
    tickets: 'Solicitări',
    callbacks: 'Apeluri',
  },
  accounts: { revenue: 'fără TVA', vat: 'TVA' },
  channels: { sms: 'SMS', voice: 'apeluri' },
  others: 'altele',
  day: 'Ziua',
  total: 'total',
  asTable: 'Ca tabel',
  noData: 'Încă nu sunt date.',
  chooseDay: 'Alege ziua cu săgețile',
  export: 'CSV',
  exportOf: (name: string) => `Exportă CSV: ${name}`,
  ofStart: (percent: string) => `${percent} % din cele începute`,
  queries: {
    title: 'Ce s-a căutat fără rezultat',
    about:
      'Doar căutările făcute de cel puțin trei persoane. Ce seamănă cu un contact nu se păstrează.',
    query: 'Căutarea',
    asks: 'De câte ori',
    askers: 'Persoane',
    add: 'Adaugă un cuvânt',
    addFor: ({ query }: Pick<EmptySearch, 'query'>) => `Adaugă un cuvânt pentru „${query}”`,
    none: 'Nicio căutare repetată fără rezultat.',
  },
  overview: {
    work: 'Ce așteaptă',
    queue: 'Coada',
    count: 'Cazuri',
    oldest: 'Cel mai vechi',
    promise: 'Termen',
    late: 'Peste termen',
    nothing: 'Nimic nu așteaptă.',
    start: 'Începe',
    startOf: (queue: string) => `Începe: ${queue}`,
    claims: 'În lucru la tine',
    noClaims: 'Nu lucrezi acum la niciun caz.',
    decided: 'deja decis',
    week: 'Ultimele 7 zile',
    before: 'Cele 7 zile dinainte',
    metric: 'Indicator',
    allNumbers: 'Toate cifrele',
    none: 'Rolurile tale nu au cozi. Alege din meniu ce ai de făcut.',
  },
}

export type Numbers = Shape<typeof numbers>
