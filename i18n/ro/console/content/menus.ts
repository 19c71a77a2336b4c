import type { Shape } from '../../../texts.ts'

/** The editor of menus. */
export const menuEditor = {
  head: { title: 'Meniuri · Consola', description: 'Meniurile din antet și din subsol.' },
  title: 'Meniuri',
  about:
    'Numele articolelor se schimbă în articol. Linkurile duc la o pagină a site-ului sau la o adresă https://.',
  menus: { header: 'Sub antet', information: 'Subsol: Informații', support: 'Subsol: Asistență' },
  empty: 'Meniul este gol.',
  up: 'Mută mai sus',
  down: 'Mută mai jos',
  remove: 'Scoate din meniu',
  addLink: 'Adaugă un link',
  addArticle: 'Adaugă un articol',
  article: 'articol',
  address: 'Adresa',
  labels: { ro: 'Numele (ro)', ru: 'Numele (ru)', en: 'Numele (en)' },
  pricing: '„Prețuri” este mereu pe primul loc în „Informații”.',
}

export type MenuEditor = Shape<typeof menuEditor>
