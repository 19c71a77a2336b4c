import { site } from '#contract/site/site.ts'

export const adverts = {
  title: 'Anunțuri',
  none: 'Niciun anunț.',
  noTitle: 'Titlu indisponibil.',
  noDescription: 'Fără descriere.',
  free: 'Gratis',
  byAgreement: 'Preț la înțelegere',
  payByAgreement: 'Salariu la înțelegere',
  /** After an amount. */
  per: {
    hour: '/\u2060oră',
    day: '/\u2060zi',
    month: '/\u2060lună',
    sqm: '/\u2060m²',
    km: '/\u2060km',
    pay: '/\u2060lună',
  },
  formerPrice: 'Preț înainte de reducere',
  fresh: 'nou',
  seen: 'Văzut',
  away: (km: string) => `la ${km} km`,
  favorite: 'Adaugă la favorite',
  own: 'Anunțul tău',
  promoted: 'Promovat',
  urgent: 'Urgent',
  highlighted: 'Evidențiat',
  /** Adverts before a list whose sellers paid for it. */
  paidPlaces: {
    title: 'Publicitate',
    about: 'Locuri plătite de vânzători. Lista de mai jos își păstrează ordinea.',
  },
  reserved: 'Rezervat',
  details: {
    title: 'Titlu',
    description: 'Descriere',
    address: 'Adresă',
    city: 'Localitate',
    category: 'Categorie',
    subcategory: 'Subcategorie',
  },
  add: {
    title: 'Adaugă anunț',
    head: {
      title: `Adaugă anunț gratuit | ${site.name}`,
      description: `Publică gratuit un anunț pe ${site.name}: scrii, adaugi fotografii și gata.`,
    },
  },
  phoneUpload: {
    title: `Trimite fotografii de pe telefon | ${site.name}`,
    description: 'Trimite fotografii de pe telefon la anunțul deschis pe calculator.',
  },
  placeNone: 'Nu am găsit această localitate.',
  languages: { ro: 'Română', ru: 'Rusă', en: 'Engleză' },
  mine: {
    head: {
      title: `Anunțurile mele | ${site.name}`,
      description: 'Anunțurile tale, starea lor și ce poți face cu ele.',
    },
    editHead: {
      title: `Modifică anunțul | ${site.name}`,
      description: 'Schimbă textul, prețul, fotografiile și locul anunțului tău.',
    },
    previewHead: (title: string) => ({
      title: `Previzualizare: ${title} | ${site.name}`,
      description: 'Anunțul tău, așa cum îl vor vedea cumpărătorii.',
    }),
    renewHead: {
      title: `Prelungește anunțul | ${site.name}`,
      description: 'Anunțul tău rămâne vizibil mai departe.',
    },
  },
  favorites: {
    title: 'Favorite',
    hint: 'Apasă inima de pe un anunț și îl găsești aici, de pe orice dispozitiv.',
    browse: 'Vezi anunțurile noi',
    head: {
      title: `Favorite | ${site.name}`,
      description: `Anunțurile tale favorite de pe ${site.name}.`,
    },
  },
}
