import type { AdvertFieldName } from '#contract/rules/advert/advert-fields.ts'
import { plural } from '../../../plural.ts'
import type { Shape } from '../../../texts.ts'

/** Loaded with the screens of the owner alone. */
export const myAdverts = {
  title: 'Anunțurile mele',
  search: { label: 'Caută în anunțurile tale', submit: 'Caută', all: 'Arată toate' },
  tabs: 'Anunțurile după stare',
  all: 'Toate',
  statuses: {
    draft: 'Ciornă',
    review: 'În verificare',
    active: 'Activ',
    hidden: 'Ascuns',
    suspended: 'Suspendat (temporar)',
    rejected: 'Respins',
    archived: 'Arhivat',
    unknown: 'Necunoscută',
  },
  /** The same, of many. */
  tabNames: {
    draft: 'Ciorne',
    review: 'În verificare',
    active: 'Active',
    suspended: 'Suspendate (temporar)',
    rejected: 'Respinse',
    archived: 'Arhivate',
  },
  /** What a state means for the owner. */
  meanings: {
    draft: 'Îl vezi doar tu. Termină-l și publică-l.',
    review: 'Îl verificăm înainte de a-l arăta.',
    hidden: 'Îl vezi doar tu.',
    suspended: 'Nu se vede acum. Corectează-l și îl verificăm din nou.',
    rejected: 'Nu se vede. Corectează ce este scris mai jos și îl verificăm din nou.',
    archived: 'Nu se vede. „Promovează” îl aduce înapoi.',
    unknown: 'Starea anunțului nu a putut fi aflată.',
  },
  /** While an advert is being looked at nothing is decided: what the rules noticed is a question. */
  checks: {
    forbidden_goods: 'Verificăm dacă acest lucru poate fi vândut aici.',
    price_suspicious: 'Verificăm prețul: diferă mult de cel al anunțurilor asemănătoare.',
    duplicate_advert: 'Verificăm dacă ai deja un anunț la fel.',
  },
  reasons: 'De ce',
  decision: 'Vezi decizia și cum o contești',
  question: { title: 'Un moderator are o întrebare despre anunț.', answer: 'Răspunde' },
  importing: 'Importă dintr-un fișier',
  fields: {
    title: 'Titlul',
    description: 'Descrierea',
    price: 'Prețul',
    place: 'Localitatea',
    subcategory: 'Categoria',
    attributes: 'Caracteristici',
    images: 'Fotografii',
    address: 'Adresa',
    latitude: 'Locul pe hartă',
  } satisfies Readonly<Record<AdvertFieldName, string> & Record<string, string>>,
  numbers: {
    label: 'Cât de des este văzut',
    advice: 'Statistici și sfaturi',
    views: (count: number) =>
      plural('ro', count, {
        one: '# vizualizare',
        few: '# vizualizări',
        other: '# de vizualizări',
      }),
    hearts: (count: number) =>
      plural('ro', count, { one: '# la favorite', few: '# la favorite', other: '# la favorite' }),
    reveals: (count: number) =>
      plural('ro', count, {
        one: 'număr arătat o dată',
        few: 'număr arătat de # ori',
        other: 'număr arătat de # de ori',
      }),
  },
  draftUntil: (date: string) => `Ciorna se șterge pe ${date}, dacă nu o schimbi până atunci.`,
  hiddenNumber: {
    text: 'Numărul tău este ascuns: cumpărătorii îți pot scrie doar mesaje pe site.',
    show: 'Arată numărul meu',
  },
  daysLeft: (days: number) =>
    days < 1
      ? 'Expiră astăzi'
      : plural('ro', days, {
          one: 'Mai este activ o zi',
          few: 'Mai este activ # zile',
          other: 'Mai este activ # de zile',
        }),
  promotionsLeft: (count: number) =>
    count === 0
      ? 'nicio promovare rămasă'
      : plural('ro', count, {
          one: 'o promovare rămasă',
          few: '# promovări rămase',
          other: '# de promovări rămase',
        }),
  promotedToday: 'promovat astăzi',
  promotesTomorrow: 'din nou de mâine',
  promotesAgain: (date: string) => `din nou după prelungire, din ${date}`,
  priceDialog: { priceTitle: 'Prețul nou', save: 'Salvează' },
  ownerBar: { owner: 'Acesta este anunțul tău' },
  sections: { drafts: 'Ciorne de terminat', others: 'Publicate și încheiate' },
  actions: {
    price: 'Schimbă prețul',
    label: (title: string) => `Acțiuni: ${title}`,
    edit: 'Modifică',
    finish: 'Continuă',
    see: 'Vezi',
    preview: 'Previzualizează',
    promote: 'Promovează',
    publish: 'Publică',
    more: 'Mai multe',
    stats: 'Statistici',
    renew: 'Prelungește',
    renewUntil: (date: string) => `Prelungește până pe ${date}`,
    hide: 'Ascunde',
    show: 'Fă-l public',
    showPhone: 'Arată numărul meu',
    hidePhone: 'Ascunde numărul meu',
    archive: 'Arhivează',
    free: 'Scoate rezervarea',
    sell: 'S-a vândut',
    delete: 'Șterge',
  },
  bulk: {
    label: 'Anunțurile alese',
    all: 'Alege tot de pe pagină',
    one: (title: string) => `Alege: ${title}`,
    chosen: (count: number) =>
      plural('ro', count, { one: '# ales', few: '# alese', other: '# de alese' }),
    notAll: (count: number) =>
      plural('ro', count, {
        one: 'Cu un anunț acest lucru nu se poate face acum.',
        few: 'Cu # anunțuri acest lucru nu se poate face acum.',
        other: 'Cu # de anunțuri acest lucru nu se poate face acum.',
      }),
  },
  sell: {
    undo: 'Anulează vânzarea',
    title: 'Cine a cumpărat?',
    text: 'Celorlalți care au întrebat le spunem că s-a vândut.',
    elsewhere: 'Altcineva',
  },
  remove: {
    title: (count: number) =>
      plural('ro', count, {
        one: 'Ștergi anunțul?',
        few: 'Ștergi # anunțuri?',
        other: 'Ștergi # de anunțuri?',
      }),
    text: 'Se șterg și fotografiile. Nu mai pot fi aduse înapoi. Dacă vrei doar să nu se mai vadă, arhivează.',
    yes: 'Șterge definitiv',
    no: 'Nu, păstrează',
  },
  done: {
    archived: (count: number) =>
      plural('ro', count, {
        one: 'Anunțul a fost arhivat.',
        few: '# anunțuri au fost arhivate.',
        other: '# de anunțuri au fost arhivate.',
      }),
    renewed: (count: number, date: string) =>
      plural('ro', count, {
        one: `Anunțul este activ până pe ${date}.`,
        few: `# anunțuri sunt active până pe ${date}.`,
        other: `# de anunțuri sunt active până pe ${date}.`,
      }),
    deleted: (count: number) =>
      plural('ro', count, {
        one: 'Anunțul a fost șters.',
        few: '# anunțuri au fost șterse.',
        other: '# de anunțuri au fost șterse.',
      }),
    priced: 'Prețul este schimbat.',
    pricedToReview: 'Prețul este schimbat. Anunțul este la verificare.',
    public: 'Anunțul este acum public.',
    hidden: 'Anunțul este acum ascuns.',
    phonePublic: 'Numărul tău este acum public.',
    phonePrivate: 'Numărul tău este acum privat.',
    freed: 'Rezervarea a fost scoasă.',
    sold: 'Felicitări! Anunțul este închis, iar cei care au întrebat de el vor afla.',
    soldTo: (name: string) =>
      `Felicitări! Anunțul este închis. Tu și ${name} vă puteți scrie acum recenzii.`,
    saleTakenBack: 'Vânzarea este anulată, anunțul este din nou activ.',
    promoted: 'Anunțul este acum primul în listă.',
    restored: 'Anunțul este din nou activ.',
    restoredUnlifted: 'Anunțul este din nou activ, dar nu a urcat în listă.',
    restoredToReview: 'Anunțul a ieșit din arhivă. Îl verificăm înainte de a-l arăta.',
    published: 'Anunțul este publicat.',
    saved: 'Anunțul a fost salvat.',
    savedToReview: 'Anunțul a fost salvat. Îl verificăm înainte de a-l arăta din nou.',
  },
  stats: {
    title: (days: number) =>
      plural('ro', days, { one: 'Ultima zi', few: 'Ultimele # zile', other: 'Ultimele # de zile' }),
    loading: 'Se încarcă statisticile…',
    failed: 'Statisticile nu au putut fi încărcate.',
    retry: 'Încearcă din nou',
    all: 'În total',
    chart: 'Vizualizări pe zile',
    day: 'Ziua',
    views: 'Vizualizări',
    hearts: 'La favorite',
    reveals: 'Telefon arătat',
    promoted: 'Promovat',
    yes: 'da',
    no: 'nu',
    none: 'În aceste zile nu l-a văzut nimeni.',
  },
  empty: {
    all: 'Încă nu ai anunțuri.',
    draft: 'Nu ai ciorne.',
    review: 'Niciun anunț nu este în verificare.',
    active: 'Nu ai anunțuri active.',
    suspended: 'Niciun anunț nu este suspendat.',
    rejected: 'Niciun anunț nu este respins.',
    archived: 'Nu ai anunțuri în arhivă.',
    found: 'Nu s-a găsit nimic pentru căutarea ta.',
    hint: 'Publicarea este gratuită și durează câteva minute.',
  },
  edit: {
    title: 'Modifică anunțul',
    choose: 'Care anunț vrei să-l modifici?',
    save: 'Salvează',
    looked:
      'Dacă schimbi textul, categoria sau fotografiile, verificăm anunțul înainte de a-l arăta din nou. Prețul și localitatea se schimbă imediat.',
    photosAtOnce: 'Fotografiile se schimbă imediat, fără „Salvează”.',
    kept: 'Aici este ce ai schimbat data trecută și nu ai salvat.',
    discard: 'Renunță la schimbări',
    leave: {
      title: 'Ai schimbări nesalvate',
      text: 'Dacă pleci, le păstrăm în acest browser și le găsești aici când revii.',
      stay: 'Rămân aici',
      go: 'Plec',
    },
    back: 'Anunțurile mele',
  },
  preview: { label: 'Anunțul tău', back: 'Anunțurile mele' },
  renew: {
    title: 'Prelungește anunțul',
    text: 'Începând de azi, anunțul tău are din nou toate zilele lui. Este gratuit.',
    button: 'Prelungește',
    done: 'Anunțul este prelungit',
    until: (date: string) => `Este activ până la ${date}.`,
    see: 'Vezi anunțul',
    spent: 'Acest link nu mai este valabil',
    spentText:
      'A fost deja folosit sau a expirat. Îți poți prelungi anunțul din lista anunțurilor tale.',
    mine: 'Anunțurile mele',
    wait: 'Așteaptă puțin',
  },
}

export type MyAdverts = Shape<typeof myAdverts>
