import { plural } from '../../../plural.ts'
import type { Shape } from '../../../texts.ts'

/** The editor of articles. */
export const articleEditor = {
  head: { title: 'Articole · Consola', description: 'Articolele site-ului, cu versiuni.' },
  title: 'Articole',
  about:
    'Ce salvezi aici se vede imediat pe site. Articolele modificate aici nu mai sunt înlocuite la actualizarea programului.',
  search: 'Caută în articole',
  new: 'Articol nou',
  none: 'Niciun articol nu conține aceste cuvinte.',
  hidden: 'ascuns',
  menus: { '': 'nicăieri', information: 'Informații', support: 'Asistență' },
  columns: {
    article: 'Articol',
    menu: 'În subsol',
    topic: 'Tema',
    changed: 'Modificat',
    rating: 'A ajutat',
  },
  version: (number: number) => `versiunea ${number}`,
  rating: (yes: number, no: number) => `${yes} da, ${no} nu`,
  fields: {
    slug: 'Adresa',
    slugHint: 'Litere mici fără diacritice, cifre și cratime. Nu se mai schimbă după salvare.',
    topic: 'Tema din lista articolelor',
    menu: 'Meniul din subsol',
    isPublished: 'Se vede pe site',
    isPublishedHint: 'Un articol ascuns se vede doar aici.',
    label: 'Numele din meniu',
    title: 'Titlul',
    description: 'Descrierea pentru motoarele de căutare',
    text: 'Textul',
    textHint:
      '„## ” începe un subtitlu, „- ” un punct al unei liste, un rând gol un paragraf. Link: [cuvinte](/adresa).',
  },
  outline: (language: string) =>
    `Subtitlurile sau listele diferă față de textul în limba ${language}: linkurile către subtitluri pot duce în alt loc.`,
  fixed:
    'Textul acestui articol face parte din program și se schimbă odată cu el. Aici îi poți vedea versiunile.',
  onSite: 'Vezi pe site',
  versions: {
    link: 'Versiuni',
    title: 'Versiuni',
    list: 'Toate versiunile',
    current: 'cea actuală',
    compare: (version: number) => `Ce s-a schimbat de la versiunea ${version} până acum`,
    same: 'În această limbă textul este același.',
    legend: 'Tăiat: era atunci. Evidențiat: este acum.',
    restore: 'Revino la această versiune',
    restored: 'Versiunea aleasă a fost restabilită ca versiune nouă.',
    only: 'Articolul are o singură versiune.',
  },
  found: (count: number) =>
    plural('ro', count, { one: '# articol', few: '# articole', other: '# de articole' }),
}

export type ArticleEditor = Shape<typeof articleEditor>
