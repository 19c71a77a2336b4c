import { pageSize } from '#contract/limits.ts'
import type { Attribute } from '#contract/categories.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { attributesOf, categoryTree } from '#domains/categories/service.ts'
import type { Deps } from '#domains/deps.ts'
import { isWhole } from '#tests/support/scope.ts'
import { expect, test } from '#tests/support/servers/market-test.ts'
import { readQuestions } from './everyday/questions.ts'
import type { SearchQuery } from '#domains/search/filters/narrow.ts'
import { findAdverts, findFacets } from '#domains/search/service.ts'

const drawnQueries = isWhole ? 300 : 100
const choicesPerQuery = 4
/** Share of choices; the others are estimates or unknown. */
const leastEqual = 0.97

/**
 * A list of few adverts that only mention the words may be answered otherwise: facets count words, lists also ask
 * whether they mean the same.
 */
const mostMisleading = 0.006

/** A value of a filter: the query with it, and its number of adverts among the facets. */
interface Choice {
  readonly query: SearchQuery
  readonly countIn: (facets: Facets) => number | undefined
}

type Facets = Awaited<ReturnType<typeof findFacets>>

interface Ground {
  readonly words: readonly string[]
  readonly places: readonly string[]
  readonly tree: Awaited<ReturnType<typeof categoryTree>>
  readonly definitions: ReadonlyMap<string, readonly Attribute[]>
}

test('each facet is the number of adverts of the list after it is chosen', async ({ deps }) => {
  const ground = await groundOf(deps)
  const random = createRandom(53)
  const totals = { equal: 0, more: 0, fewer: 0, hidden: 0, empty: 0, unknown: 0 }
  const wrong: string[] = []

  for (let nth = 0; nth < drawnQueries; nth++) {
    const query = drawQuery(ground, random)
    const facets = await findFacets(deps, query)
    const { missing } = await findFirst(deps, query)
    const choices = choicesOf(ground, query)
    for (let n = 0; n < choicesPerQuery; n++) {
      const choice = random.pick(choices)
      const list = await findFirst(deps, choice.query)
      // A list that lets go of further words is of another query: of this one nothing is left.
      const isSame = list.missing.join() === missing.join()
      const count = isSame ? list.count : 0
      const shown = choice.countIn(facets)
      const about = agreement(shown ?? (facets.isComplete ? 0 : undefined), count)
      totals[about]++
      if (about !== 'equal' && about !== 'unknown')
        wrong.push(`${about} ${shown} of ${count}: ${JSON.stringify([query, choice.query])}`)
    }
  }

  console.log(totals, wrong.join('\n'))
  expect(totals.hidden + totals.empty).toBeLessThan(drawnQueries * choicesPerQuery * mostMisleading)
  expect(totals.equal).toBeGreaterThan(drawnQueries * choicesPerQuery * leastEqual)
})

const plainWords = ['aparta', 'apartament', 'bicicleta', 'кварти', 'дом', 'telefon', 'masina']
const drawnWords = isWhole ? 200 : 20
/** Share of the branches of drawn questions, whose list can be of other words than its facets. */
const mostOtherwise = 0.05

test('a branch that a search offers opens as many adverts as it promises', async ({ deps }) => {
  expect((await branchesOf(deps, plainWords)).wrong).toEqual([])

  const questions = (await readQuestions()).map(({ q }) => q)
  const random = createRandom(71)
  const drawn = Array.from({ length: drawnWords }, () => random.pick(questions))
  const { wrong, offered } = await branchesOf(deps, drawn)
  console.log(offered, wrong.join('\n'))
  expect(wrong.length).toBeLessThan(offered * mostOtherwise)
})

test('branches of a list have its adverts between them, those that it leaves out are told apart', async ({
  deps,
}) => {
  const search = 'canapea'
  const { count } = await findFirst(deps, { searchType: 'search', search })
  const { categories, elsewhere } = await findFacets(deps, { searchType: 'search', search })
  const inList = Object.entries(categories).filter(([slug]) => !elsewhere.includes(slug))

  expect(Object.fromEntries(inList)).toEqual({ 'casa-gradina': count })
  expect(elsewhere).toContain('imobiliare')
})

/** Opens each category that the searches offer, and each subcategory offered there. */
async function branchesOf(deps: Deps, words: readonly string[]) {
  const wrong: string[] = []
  let offered = 0
  for (const search of words) {
    const ofCategories = (await opened(deps, search)).categories
    for (const category of Object.keys(ofCategories)) {
      const inside = await opened(deps, search, category)
      const counts = [[category, ofCategories[category], inside.count] as const]
      for (const [slug, promised] of Object.entries(inside.categories))
        counts.push([slug, promised, (await opened(deps, search, slug)).count])
      offered += counts.length
      const differing = counts.filter(([, promised, count]) => promised !== count)
      wrong.push(...differing.map((one) => `${search}: ${one.join(' ')}`))
    }
  }
  return { wrong, offered }
}

async function opened(deps: Deps, search: string, category?: string) {
  const query = { searchType: 'search', search, category } as const
  const page = { sort: 'none', start: 0, size: pageSize.desktop } as const
  const { count } = await findAdverts(deps, { ...query, ...page })
  const { categories } = await findFacets(deps, query)
  return { count, categories }
}

function findFirst(deps: Deps, query: SearchQuery): ReturnType<typeof findAdverts> {
  return findAdverts(deps, { ...query, sort: 'none', start: 0, size: 1 })
}

function agreement(shown: number | undefined, count: number) {
  if (shown === undefined) return 'unknown'
  if (shown === count) return 'equal'
  if (shown === 0) return 'hidden'
  if (count === 0) return 'empty'
  return shown > count ? 'more' : 'fewer'
}

async function groundOf(deps: Deps): Promise<Ground> {
  const tree = await categoryTree(deps)
  const places = await deps.sql<{ slug: string }[]>`
    select p.slug from ad_index i join places p on p.id = i.place_id group by p.slug order by count(*) desc, p.slug limit 40`
  const slugs = tree.flatMap(({ groups }) =>
    groups.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug)),
  )
  const definitions = new Map<string, readonly Attribute[]>()
  for (const slug of slugs) definitions.set(slug, await attributesOf(deps, slug))
  const words = (await readQuestions()).map(({ q }) => q)
  return { words, places: places.map(({ slug }) => slug), tree, definitions }
}

/** A subject with up to two filters. */
function drawQuery(ground: Ground, random: Random): SearchQuery {
  const { tree, words, places } = ground
  const category = random.pick(tree)
  const subcategory = random.pick(category.groups.flatMap((group) => group.subcategories)).slug
  const subject = random.pick<SearchQuery>([
    { searchType: 'search', search: random.pick(words) },
    { searchType: 'search', search: random.pick(words).split(' ')[0] ?? '' },
    { searchType: 'search', search: random.pick(words), category: category.slug },
    { searchType: 'search', search: random.pick(words).split(' ')[0] ?? '', category: subcategory },
    { searchType: 'category', search: category.slug },
    { searchType: 'subcategory', search: subcategory },
  ])
  return {
    ...subject,
    ...(random.chance(0.2) && { place: [random.pick(places)] }),
    ...(random.chance(0.2) && { [random.pick(['photo', 'negotiable', 'exchange'])]: true }),
    ...(random.chance(0.1) && { seller: random.pick(['personal', 'company'] as const) }),
    ...(random.chance(0.1) && { period: random.pick([3, 7, 30]) }),
    ...(random.chance(0.1) && { priceMin: 500 }),
    ...(random.chance(0.3) && { attributes: { state: 'used', fuel: 'diesel' } }),
  }
}

function choicesOf(ground: Ground, query: SearchQuery): Choice[] {
  const flags = (['photo', 'negotiable', 'free', 'exchange'] as const).map((flag) => ({
    query: { ...query, [flag]: true },
    countIn: (facets: Facets) => facets.flags[flag],
  }))
  const sellers = (['personal', 'company'] as const).map((seller) => ({
    query: { ...query, seller },
    countIn: (facets: Facets) => facets.flags[seller],
  }))
  const periods = [1, 3, 7, 30].map((period) => ({
    query: { ...query, period },
    countIn: (facets: Facets) => facets.flags[period],
  }))
  const places = ground.places.map((slug) => ({
    query: { ...query, place: [slug] },
    countIn: (facets: Facets) => facets.places[slug],
  }))
  return [
    ...flags,
    ...sellers,
    ...periods,
    ...places,
    ...branches(ground, query),
    ...attributes(ground, query),
  ]
}

/** Categories of a search, and subcategories of the category. */
function branches({ tree }: Ground, query: SearchQuery): Choice[] {
  const isSearch = query.searchType === 'search'
  const slug = isSearch ? query.category : query.search
  const subcategoriesOf = ({ groups }: Ground['tree'][number]) =>
    groups.flatMap(({ subcategories }) => subcategories)
  const inside = tree.find(
    (one) => one.slug === slug || subcategoriesOf(one).some((sub) => sub.slug === slug),
  )
  return (inside ? subcategoriesOf(inside) : tree).map((one) => ({
    query: {
      ...query,
      attributes: {},
      ...(isSearch ? { category: one.slug } : { searchType: 'subcategory', search: one.slug }),
    },
    countIn: ({ categories }) => categories[one.slug],
  }))
}

/** Options of the subcategory; models are offered for their make only. */
function attributes({ definitions }: Ground, query: SearchQuery): Choice[] {
  const slug = query.searchType === 'search' ? query.category : query.search
  const all = definitions.get(slug ?? '') ?? []
  return all
    .filter(({ dependsOn }) => !dependsOn)
    .flatMap(({ key, type, options = [] }) =>
      (type === 'bool' ? ['true'] : options.map(({ value }) => value)).map((value) => ({
        query: { ...query, attributes: { ...withoutDependents(all, query, key), [key]: value } },
        countIn: (facets: Facets) => facets.attributes[key]?.[value],
      })),
    )
}

function withoutDependents(
  all: readonly Pick<Attribute, 'key' | 'dependsOn'>[],
  { attributes: selected = {} }: SearchQuery,
  key: string,
): Record<string, string> {
  const dependents = all.flatMap((one) => (one.dependsOn === key ? [one.key] : []))
  return Object.fromEntries(Object.entries(selected).filter(([name]) => !dependents.includes(name)))
}
