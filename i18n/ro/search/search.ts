import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'

const adverts = (count: number) =>
  plural('ro', count, { one: '# anunț', few: '# anunțuri', other: '# de anunțuri' })

export const search = {
  heads: {
    home: {
      title: `${site.name}: anunțuri gratuite din toată Moldova`,
      description:
        'Cumpără și vinde în Moldova: mașini, apartamente, telefoane, mobilă, locuri de muncă, servicii. Anunțuri gratuite, direct de la oameni.',
    },
    category: {
      title: (label: string, page: number) =>
        `${label}: anunțuri în Moldova${page > 1 ? `, pagina ${page}` : ''} | ${site.name}`,
      description: (label: string) =>
        `${label}: anunțuri noi din Chișinău, Bălți și toată Moldova. Compară prețurile, filtrează după localitate și scrie direct vânzătorului.`,
    },
    search: {
      title: (words: string, page: number) =>
        `${words ? `„${words}”` : 'Toate anunțurile'}${page > 1 ? `, pagina ${page}` : ''} | ${site.name}`,
      description: (words: string) =>
        words
          ? `Anunțuri găsite pentru „${words}” în Moldova.`
          : 'Toate anunțurile din Moldova într-un singur loc.',
    },
    recent: {
      title: `Văzute recent | ${site.name}`,
      description: 'Anunțurile la care te-ai uitat de curând în acest browser.',
    },
  },
  loading: 'Se încarcă anunțurile…',
  carousel: {
    previous: 'Înapoi',
    next: 'Înainte',
    pause: 'Oprește derularea',
    play: 'Pornește derularea',
  },
  view: { label: 'Cum se văd anunțurile', grid: 'Grilă', list: 'Listă' },
  pagination: {
    label: 'Pagini',
    previous: 'Pagina precedentă',
    next: 'Pagina următoare',
    page: (number: number) => `Pagina ${number}`,
  },
  home: {
    title: 'Anunțuri gratuite din Moldova',
    promise: 'Cumperi și vinzi direct, de la om la om. Publici un anunț gratuit, într-un minut.',
    banners: 'Noutăți și oferte',
    banner: (number: number, count: number) => `Bannerul ${number} din ${count}`,
    general: 'Publicitate',
    categories: 'Categorii',
    popular: 'Popular acum',
    recent: 'Văzute recent',
    all: 'Vezi toate',
    adverts: 'Anunțuri noi',
  },
  count: (count: number, isCapped: boolean) =>
    isCapped ? `peste ${adverts(count)}` : adverts(count),
  resultsFor: (words: string) => `Rezultate pentru „${words}”`,
  everything: 'Toate anunțurile',
  allIn: (label: string) => `Toate din ${label}`,
  subcategories: 'Subcategorii',
  filters: { title: 'Filtre' },
  save: { save: 'Salvează căutarea', saved: 'Căutare salvată' },
  sort: {
    label: 'Ordonează',
    apply: 'Ordonează',
    none: 'Noi și promovate',
    newest: 'Cele mai noi',
    oldest: 'Cele mai vechi',
    cheapest: 'Preț crescător',
    dearest: 'Preț descrescător',
  },
  empty: {
    category: 'Nu s-au găsit anunțuri.',
    search: 'Nu s-a găsit nimic pentru căutarea ta.',
  },
}
