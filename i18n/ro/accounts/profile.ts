import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the public profile and the list of followed sellers. */
export const profile = {
  follow: {
    start: 'Urmărește',
    stop: 'Nu mai urmări',
    stopOf: (name: string) => `Nu mai urmări: ${name}`,
    started: 'Te anunțăm la Notificări când publică ceva nou.',
    stopped: 'Nu mai primești notificări despre acest vânzător.',
  },
  company: {
    about: 'Despre companie',
    edit: 'Modifică pagina',
    hours: 'Program',
    openNow: (closesAt: string) => `Deschis acum, până la ${closesAt}`,
    openAlways: 'Deschis acum',
    closedNow: 'Închis acum',
    closed: 'închis',
    allDay: 'non-stop',
    days: ['luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă', 'duminică'],
    places: 'Unde ne găsești',
    site: 'Site',
    newTab: 'se deschide într-o filă nouă',
  },
  search: {
    label: 'Caută în anunțurile companiei',
    submit: 'Caută',
    categories: 'Categoriile companiei',
    all: 'Toate categoriile',
    corrected: (query: string) => `Am căutat „${query}”.`,
    missing: (words: string) =>
      `Nu am găsit niciun anunț care să aibă și: ${words}. Iată ce se potrivește în rest.`,
    none: 'Niciun anunț al companiei nu se potrivește.',
    showAll: 'Arată toate anunțurile',
  },
  following: {
    head: {
      title: `Vânzători urmăriți | ${site.name}`,
      description: 'Vânzătorii ale căror anunțuri noi îți apar la Notificări.',
    },
    title: 'Vânzători urmăriți',
    text: 'Anunțurile lor noi îți apar la Notificări.',
    empty: 'Încă nu urmărești pe nimeni.',
    emptyText: 'Apasă „Urmărește” pe pagina unui vânzător și îți spunem când publică ceva nou.',
    browse: 'Caută anunțuri',
  },
}

export type ProfileTexts = Shape<typeof profile>
