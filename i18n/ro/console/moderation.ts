import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Screens of moderation in the console. */
export const moderation = {
  head: { title: 'Moderare · Consola', description: 'Cazuri care așteaptă o decizie.' },
  title: 'Moderare',
  queues: {
    new: 'Anunțuri noi',
    edited: 'Anunțuri modificate',
    reported: 'Reclamații',
    messages: 'Mesaje reținute',
    reviews: 'Recenzii raportate',
    appeals: 'Contestații',
  },
  queuesLabel: 'Cozi',
  /** Time that a case has waited, and that was promised. */
  hours: (count: number) => `${count} h`,
  days: (count: number) => plural('ro', count, { one: '# zi', few: '# zile', other: '# de zile' }),
  minutes: (count: number) => `${count} min`,
  promise: (time: string) => `termen: ${time}`,
  late: (count: number) =>
    plural('ro', count, {
      one: '# caz peste termen',
      few: '# cazuri peste termen',
      other: '# de cazuri peste termen',
    }),
  empty: { title: 'Coada este goală', text: 'Niciun caz nu așteaptă o decizie.' },
  start: 'Începe cu cel mai vechi',
  open: 'Deschide',
  more: 'Mai multe',
  gone: 'Nu mai există',
  claimedBy: (name: string) => `în lucru la @${name}`,
  conflicts: {
    staff_conflict: 'te privește pe tine',
    staff_of_staff: 'este al unui coleg',
    staff_acquainted: 'este al cuiva pe care îl cunoști',
  },
  /** Why the cases that are left are not the reader's to decide. */
  notYours: {
    barred: {
      staff_conflict: (count: number) =>
        plural('ro', count, {
          one: '# caz nu îl poți decide tu: te privește sau contestă o decizie a ta.',
          few: '# cazuri nu le poți decide tu: te privesc sau contestă decizii ale tale.',
          other: '# de cazuri nu le poți decide tu: te privesc sau contestă decizii ale tale.',
        }),
      staff_of_staff: (count: number) =>
        plural('ro', count, {
          one: '# caz nu îl poți decide tu: este al unui coleg.',
          few: '# cazuri nu le poți decide tu: sunt ale unor colegi.',
          other: '# de cazuri nu le poți decide tu: sunt ale unor colegi.',
        }),
      staff_acquainted: (count: number) =>
        plural('ro', count, {
          one: '# caz nu îl poți decide tu: este al cuiva pe care îl cunoști.',
          few: '# cazuri nu le poți decide tu: sunt ale unor oameni pe care îi cunoști.',
          other: '# de cazuri nu le poți decide tu: sunt ale unor oameni pe care îi cunoști.',
        }),
    },
    claimed: (count: number) =>
      plural('ro', count, {
        one: '# caz este în lucru la colegi.',
        few: '# cazuri sunt în lucru la colegi.',
        other: '# de cazuri sunt în lucru la colegi.',
      }),
  },
  select: (title: string) => `Alege: ${title}`,
  selectAll: 'Alege tot ce se vede',
  selected: (count: number) =>
    plural('ro', count, { one: '# ales', few: '# alese', other: '# de alese' }),
  preview: {
    title: (count: number) =>
      plural('ro', count, {
        one: 'O decizie pentru # caz',
        few: 'O decizie pentru # cazuri',
        other: 'O decizie pentru # de cazuri',
      }),
    text: 'Toate aceste cazuri primesc aceeași decizie. O poți anula timp de 10 secunde.',
    confirm: 'Decide',
    cancel: 'Renunță',
  },
  left: (count: number) =>
    plural('ro', count, {
      one: '# caz a rămas nedecis: s-a schimbat sau lucrează altcineva la el.',
      few: '# cazuri au rămas nedecise: s-au schimbat sau lucrează altcineva la ele.',
      other: '# de cazuri au rămas nedecise: s-au schimbat sau lucrează altcineva la ele.',
    }),
  work: {
    back: 'Lista',
    next: 'Se încarcă următorul caz…',
    done: {
      title: 'Ai parcurs toată coada',
      text: 'Dacă ai sărit peste un caz, îl găsești în listă.',
    },
    waits: (time: string) => `așteaptă de ${time}`,
    changed: 'Ce s-a schimbat',
    approvedVersion: (day: string) => `Versiunea publică, până la ${day}`,
    refusedVersion: (day: string) => `Versiunea oprită la ${day}`,
    now: 'Acum',
    removed: 'scos',
    added: 'adăugat',
    photos: 'Fotografii',
    noPhotos: 'Fără fotografii',
    noText: 'Fără text',
    rules: 'Ce au găsit regulile',
    noRules: 'Regulile nu au găsit nimic.',
    reports: 'Reclamații',
    weight: (weight: string) => `greutate ${weight}`,
    warnings: 'Reținut pentru',
    excerpt: 'Ce s-a scris',
    reportedMessage: 'mesajul raportat',
    photosOf: (count: number) =>
      plural('ro', count, {
        one: '# fotografie',
        few: '# fotografii',
        other: '# de fotografii',
      }),
    reviewOf: (author: string, subject: string) => `${author} despre ${subject}`,
    reviewAnswer: 'Răspuns',
    owner: 'Cine',
    company: 'companie',
    unverified: 'fără telefon confirmat',
    since: (day: string) => `cont din ${day}`,
    ownerAdverts: (active: string, published: string) =>
      `Anunțuri: ${active} active, ${published} în total`,
    ownerRefused: (count: string) => `Respinse sau suspendate: ${count}`,
    ownerReports: (upheld: string, all: string) => `Reclamații: ${upheld} întemeiate din ${all}`,
    like: 'Anunțuri asemănătoare',
    merge: 'Unește anunțurile repetate',
    thisPhoto: 'în acest anunț',
    otherPhoto: 'în celălalt',
    onTrial: 'la probă',
    because: {
      photo: 'fotografie asemănătoare',
      text: 'aproape același text',
      kind: 'același fel',
    },
    market: (median: string, low: string, high: string) =>
      `Piața: ${median}, de obicei ${low} – ${high}`,
    noMarket: 'Prea puține anunțuri asemănătoare ca să spunem prețul obișnuit.',
    history: 'Decizii anterioare',
    byRules: 'operator sau expirarea termenului',
    question: 'Întrebarea ta sau a unui coleg',
    answer: 'Răspunsul',
    appeal: 'Contestația',
    appealed: 'Decizia contestată',
    due: (day: string) => `termenul răspunsului: ${day}`,
    advert: 'Vezi anunțul pe site',
    /** Of a reported advert that nobody sees; `what` can be decided all the same. */
    unseen: {
      archived: 'Anunțul nu se mai vede: este în arhivă (vândut, retras sau expirat).',
      other: 'Anunțul nu se vede acum.',
      what: 'Reclamațiile pot fi totuși întemeiate: cei care le-au trimis află decizia, iar pe vânzător îl poți avertiza sau limita pe pagina lui.',
    },
    personPage: 'Pagina persoanei din consolă',
  },
  decisions: {
    approve: 'Aprobă',
    reject: 'Respinge',
    suspend: 'Suspendă',
    ask: 'Întreabă',
    move: 'Mută',
  },
  /** In the history of an advert. */
  pastDecisions: {
    approve: 'Aprobat',
    reject: 'Respins',
    suspend: 'Suspendat',
    unsuspend: 'Suspendarea s-a încheiat',
    reinstate: 'Publicat din nou',
    merge: 'Unit cu alt anunț',
    unmerge: 'Separat din nou',
  },
  /** The same keys where they mean something else. */
  asNamed: {
    messages: { approve: 'Trimite mesajul', reject: 'Nu-l trimite' },
    reviews: { approve: 'Lasă recenzia', reject: 'Ascunde recenzia' },
    reported: { approve: 'Reclamații neîntemeiate', reject: 'Reclamații întemeiate' },
    appeals: { approve: 'Republică anunțul', reject: 'Păstrează decizia' },
  },
  merge: 'Unește',
  skip: 'Sari peste',
  undo: (seconds: number) => `Anulează (${seconds} s)`,
  undone: 'Decizia este anulată, cazul este din nou al tău.',
  /** `about`: what was decided on; empty for several cases. */
  decided: (decision: string, about: string) =>
    about
      ? `${decision}: „${about}”. Se aplică peste 10 secunde.`
      : `${decision}: se aplică peste 10 secunde.`,
  keys: {
    title: 'Taste',
    show: 'Taste',
    rule: 'decide după regula cu acest număr',
    ruleEdit: 'schimbă întâi câmpul și textul sau adaugă alte reguli',
    send: 'trimite ce ai scris',
    close: 'închide',
    help: 'arată tastele',
  },
  panel: {
    rules: 'Ce regulă încalcă?',
    edit: 'Schimbă textul',
    more: 'Adaugă încă o regulă încălcată',
    remove: 'Scoate regula',
    choose: 'Alege regula',
    field: 'Câmpul de corectat',
    text: 'Text pentru proprietar, în limba lui',
    length: 'Cât timp',
    forGood: 'Până la corectare',
    ask: 'Întrebarea pentru proprietar',
    askHint: 'Cazul așteaptă răspunsul cel mult 3 zile.',
    move: 'Caută categoria potrivită',
    moveHint: 'Anunțul este aprobat în categoria nouă.',
    answer: 'Răspuns pentru proprietar',
    note: 'Notă pentru jurnal (opțional)',
    send: 'Trimite',
    cancel: 'Renunță',
  },
  rules: {
    forbidden_goods: 'Bunuri interzise',
    suspected_fraud: 'Pare o înșelătorie',
    contacts_in_text: 'Contacte în text',
    wrong_category: 'Categorie greșită',
    duplicate_advert: 'Anunț repetat',
    price_suspicious: 'Preț neverosimil',
    photo_unfit: 'Fotografii nepotrivite',
    text_misleading: 'Text înșelător',
    offensive_text: 'Text jignitor',
  },
  /** Kinds of fraud that a message is held for, as seen by neither of its sides. */
  fraudKinds: {
    code: 'Cere un cod de confirmare',
    card: 'Cere datele cardului',
    moved: 'Cheamă în altă aplicație',
    lookalike: 'Link care imită un site cunoscut',
    prepay: 'Cere bani înainte',
    courier: 'Livrare cu plată printr-un link sau cu curierul lui',
    paid: 'Susține că a plătit deja',
    offer: 'Ofertă prea bună ca să fie adevărată',
  },
  fields: {
    title: 'Titlul',
    description: 'Descrierea',
    price: 'Prețul',
    images: 'Fotografiile',
    subcategory: 'Categoria',
    attributes: 'Caracteristicile',
    place: 'Localitatea',
    address: 'Adresa',
  },
}

export type Moderation = Shape<typeof moderation>
