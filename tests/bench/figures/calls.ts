import type { Call } from '#contract/call.ts'
import { searchCalls } from '#contract/search.ts'
import { ask, cpuOf, type Served } from '../served.ts'
import { table, type Figure } from '../table.ts'
import { queries } from '../queries.ts'

interface CallKind {
  readonly name: string
  readonly call: Pick<Call, 'path' | 'action'>
  readonly input: object
  readonly most: number
}

const { getFacets, getClusters, getZeroResults, listItems, preSearch } = searchCalls
const cars = { searchType: 'subcategory', search: 'autoturisme' }
const narrowed = { ...cars, attributes: { fuel: 'diesel', year: '2010-2015' } }
const words = { searchType: 'search', search: queries.word }
/** A query without results. */
const noResults = {
  ...{ searchType: 'search', search: queries.two, place: 'orhei' },
  ...{ category: 'smartphone-uri', priceMin: '1', priceMax: '2', photo: '1' },
}

const kinds: readonly CallKind[] = [
  { name: 'suggestions', call: preSearch, input: { search: queries.typed }, most: 3 },
  { name: 'facets of a subcategory', call: getFacets, input: cars, most: 2 },
  { name: 'facets of the same with two attributes', call: getFacets, input: narrowed, most: 8 },
  { name: 'facets of a word', call: getFacets, input: words, most: 12 },
  { name: 'map of the country', call: getClusters, input: { zoom: '7' }, most: 5 },
  {
    name: 'map of a town',
    call: getClusters,
    input: { box: '46.95,28.75,47.08,28.98', zoom: '12' },
    most: 5,
  },
  { name: 'zero results of an empty list', call: getZeroResults, input: noResults, most: 12 },
]

/** CPU ms of calls that screens make after the page. */
export async function measureCalls(served: Served): Promise<Figure[]> {
  const line = table('call', 'Call, CPU ms')
  const figures: Figure[] = []
  for (const { name, call, input, most } of [...kinds, await nextPage()])
    figures.push(
      line({ name, most, value: await cpuOf(served, () => ask(call.path, call, input)) }),
    )
  return figures
}

/** "Load more" continues after the first page. */
async function nextPage(): Promise<CallKind> {
  const first = await ask(listItems.path, listItems, words)
  const { nextCursor } = listItems.output.parse(JSON.parse(first))
  if (nextCursor === null) throw new Error('The list ends with its first page')
  const input = { ...words, cursor: nextCursor }
  return { name: 'load more of a search, by cursor', call: listItems, input, most: 4 }
}
