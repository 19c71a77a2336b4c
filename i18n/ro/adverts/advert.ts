import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'

/** The data states its units in Romanian; other languages say what they call them. */
const units: Readonly<Record<string, string>> = { CP: 'CP', ari: 'ari', luni: 'luni' }

export const advert = {
  /** `about`: what is offered, in this language if the title is in another. */
  head: (title: string, price: string, city: string, about: string) => ({
    title: `${title} — ${price && `${price}, `}${city} | ${site.name}`,
    description: `${about} în ${city}. ${price && `${price}. `}Vezi fotografiile și detaliile pe ${site.name}.`,
  }),
  noTitle: 'Titlu indisponibil.',
  noDescription: 'Fără descriere.',
  writtenIn: { ro: 'Text în română', ru: 'Text în rusă', en: 'Text în engleză' },
  negotiable: 'Preț negociabil',
  byAgreement: 'Preț la înțelegere',
  exchange: 'Schimb posibil',
  phone: {
    label: 'Telefonul vânzătorului',
    show: 'Arată numărul',
    tip: `Spune că l-ai găsit pe ${site.name}.`,
  },
  place: {
    title: 'Unde se află',
    about: 'Harta arată locul aproximativ.',
  },
  description: 'Descriere',
  details: 'Caracteristici',
  published: (when: string) => `Publicat ${when}`,
  views: (count: number) =>
    plural('ro', count, { one: '# vizualizare', few: '# vizualizări', other: '# de vizualizări' }),
  similar: 'Anunțuri asemănătoare',
  over: 'Anunțul nu mai este oferit: s-a vândut, a fost retras sau i s-a încheiat termenul. Iată cum mergi mai departe:',
  yes: 'Da',
  no: 'Nu',
  units,
  gallery: {
    label: 'Fotografii',
    photo: (number: number, count: number) => `Fotografia ${number} din ${count}`,
    previous: 'Fotografia anterioară',
    next: 'Fotografia următoare',
    open: 'Deschide pe tot ecranul',
    close: 'Închide',
    none: 'Fără fotografii',
  },
  seller: {
    rating: (average: string, count: number) =>
      `${average} din 5 · ${plural('ro', count, { one: '# recenzie', few: '# recenzii', other: '# de recenzii' })}`,
    title: 'Vânzător',
    personal: 'Persoană fizică',
    since: (month: string) => `Pe ${site.name} din ${month}`,
    adverts: (count: number) =>
      plural('ro', count, { one: '# anunț', few: '# anunțuri', other: '# de anunțuri' }),
    all: 'Toate anunțurile vânzătorului',
    answersWithin: {
      hour: 'Răspunde de obicei într-o oră',
      hours: 'Răspunde de obicei în câteva ore',
      day: 'Răspunde de obicei într-o zi',
      days: 'Răspunde de obicei în câteva zile',
    },
    marks: {
      meaning: 'Ce înseamnă',
      phone: {
        label: 'Telefon confirmat',
        text: 'Vânzătorul a introdus codul primit la numărul lui de telefon.',
      },
      email: {
        label: 'E-mail confirmat',
        text: 'Vânzătorul a deschis linkul primit la adresa lui de e-mail.',
      },
      company: {
        label: 'Cont de companie',
        text: 'Contul a fost înregistrat în numele unei companii. Nu i-am verificat actele.',
      },
      verifiedCompany: {
        label: 'Companie verificată',
        text: `Echipa ${site.name} a verificat actele companiei.`,
      },
    },
  },
  safety: {
    title: 'Cumpără în siguranță',
    text: 'Întâlniți-vă într-un loc public, verifică lucrul înainte de a plăti și nu trimite bani în avans.',
    more: 'Sfaturi pentru cumpărători',
  },
  share: 'Distribuie',
  linkCopied: 'Linkul a fost copiat.',
  report: 'Raportează',
  breadcrumbs: 'Calea paginii',
  map: {
    label: 'Hartă',
    pin: 'Pinul anunțului: mută-l cu tastele cu săgeți',
    zoomIn: 'Mărește harta',
    zoomOut: 'Micșorează harta',
    loading: 'Se încarcă harta…',
    failed: 'Harta nu s-a putut încărca.',
    consent: 'Harta amănunțită vine de la alt serviciu și apare dacă accepți toate cookie-urile.',
    kilometres: (length: number) => `${length}\u00A0km`,
    metres: (length: number) => `${length}\u00A0m`,
  },
  profile: {
    head: (name: string) => ({
      title: `${name} | ${site.name}`,
      description: `Toate anunțurile lui ${name} pe ${site.name}.`,
    }),
    adverts: 'Anunțuri',
    none: 'Niciun anunț.',
  },
}
