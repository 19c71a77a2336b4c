import { cpuOfPage, newestAdvert, type Served } from '../served.ts'
import { table, type Figure } from '../table.ts'
import { queries } from '../queries.ts'

interface PageKind {
  readonly name: string
  readonly path: string
  readonly most: number
}

/** Number of a page that exists in a small market too. */
function maxPage(adverts: number, share: number): number {
  return Math.min(50, Math.floor((adverts * share) / 32))
}

function search(q: string, more: Record<string, string> = {}): string {
  return `/search?${new URLSearchParams({ q, ...more })}`
}

function listPages(adverts: number): PageKind[] {
  const transport = '/category/transport'
  const price = { priceMin: '1000', priceMax: '90000' }
  const cheapest = new URLSearchParams({ ...price, sort: 'cheapest' })
  return [
    { name: 'category, page 1', path: transport, most: 3 },
    { name: 'category, page 50', path: `${transport}/${maxPage(adverts, 0.23)}`, most: 3 },
    { name: 'category + price range + sort by price', path: `${transport}?${cheapest}`, most: 4 },
    {
      name: 'subcategory + two attributes',
      path: `${transport}/autoturisme?a_fuel=diesel&a_year=2010-2015`,
      most: 4,
    },
    { name: 'category in three towns', path: `${transport}?l=balti,orhei,cahul`, most: 4 },
    { name: 'category, 30 km around a town', path: `${transport}?l=orhei&radius=30`, most: 4 },
  ]
}

function searchPages(adverts: number): PageKind[] {
  const price = { priceMin: '1000', priceMax: '90000', sort: 'cheapest' }
  const deep = maxPage(adverts, 0.09)
  return [
    { name: 'search, a word in 10 % of adverts', path: search(queries.word), most: 5 },
    {
      name: 'search, the same, page 50',
      path: search(queries.word).replace('?', `/${deep}?`),
      most: 5,
    },
    { name: 'search, a word in 20 adverts', path: search(queries.rare), most: 4 },
    { name: 'search, two words', path: search(queries.two), most: 6 },
    { name: 'search, three words', path: search(queries.three), most: 8 },
    { name: 'search, a misspelt word', path: search(queries.misspelt), most: 8 },
    { name: 'search, a word of no advert', path: search(queries.absent), most: 5 },
    {
      name: 'search, a word + price range + sort by price',
      path: search(queries.word, price),
      most: 5,
    },
  ]
}

/** Pages of visitors, in the order of the table. */
export function pageKinds(adverts: number, newest: string): PageKind[] {
  return [
    { name: 'home', path: '/', most: 3 },
    ...listPages(adverts),
    ...searchPages(adverts),
    { name: 'one advert with similar ones', path: `/advert/${newest}`, most: 3 },
  ]
}

/** CPU ms of whole pages of visitors, and as a multiple of the control, by which runs of different hours compare. */
export async function measurePages(
  served: Served,
  adverts: number,
  measureControl: () => Promise<number>,
): Promise<Figure[]> {
  const line = table('page', `Page, not cached, ${adverts.toLocaleString('en')} adverts, CPU ms`)
  const figures: Figure[] = []
  for (const { name, path, most } of pageKinds(adverts, await newestAdvert())) {
    const control = await measureControl()
    const value = await cpuOfPage(served, path)
    const note = ` (${(value / control).toFixed(2)} × control)`
    figures.push(line({ name, most, value, note }))
  }
  return figures
}
