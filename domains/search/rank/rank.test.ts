import { test, expect } from '#tests/support/test.ts'
import type { Deps } from '#domains/deps.ts'
import { parseQuery } from '../retrieve/query.ts'
import { byScore, scoringOf, scoringOfQuery } from './rank.ts'
import { scoresOf } from './store.ts'

async function parsedQuery(deps: Deps, search: string) {
  const parsed = await parseQuery(deps, { searchType: 'search', search })
  return { scored: parsed?.scored ?? [], terms: parsed?.terms ?? [] }
}

async function ranked(
  { sql }: Deps,
  ids: readonly number[],
  query: Awaited<ReturnType<typeof parsedQuery>>,
): Promise<number[]> {
  const scoring = scoringOfQuery(query)
  if (!scoring) return [...ids]
  const [row] = await sql<{ scores: number[] }[]>`
    select ${scoresOf(sql, sql`${[...ids]}::int[]`, scoring)} as scores`
  return byScore(ids, row?.scores ?? [])
}

/** The adverts in the order of a query, given in the opposite order of ids. */
async function order(
  deps: Deps,
  search: string,
  adverts: readonly { readonly id: number; readonly title: string }[],
): Promise<string[]> {
  const ids = await ranked(
    deps,
    adverts.map(({ id }) => id),
    await parsedQuery(deps, search),
  )
  return ids.map((id) => adverts.find((advert) => advert.id === id)?.title ?? '')
}

test('a thing is first of all what lies in its subcategory, then what says so in its title', async ({
  deps,
  given,
}) => {
  const adverts = [
    await given.advert({ title: 'Carte', description: 'lângă laptop', subcategory: 'carti' }),
    await given.advert({ title: 'Cooler pentru laptop', subcategory: 'carti' }),
    await given.advert({ title: 'Acer Aspire', subcategory: 'laptopuri' }),
    await given.advert({ title: 'Asus, laptop', subcategory: 'laptopuri' }),
  ]

  expect(await order(deps, 'laptop', adverts)).toEqual([
    'Asus, laptop',
    'Acer Aspire',
    'Cooler pentru laptop',
    'Carte',
  ])
})

test('of adverts that say the word those come first that lie where such things do', async ({
  deps,
  given,
}) => {
  const adverts = [
    await given.advert({ title: 'Oglindă de machiaj', subcategory: 'mobilier-salon' }),
    await given.advert({ title: 'Oglindă cu ramă', subcategory: 'decor-tablouri' }),
  ]

  expect(await order(deps, 'oglindă', adverts)).toEqual(['Oglindă cu ramă', 'Oglindă de machiaj'])
})

test('of the subcategories of a name the usual one comes first: houses are for sale', async ({
  deps,
  given,
}) => {
  const adverts = [
    await given.advert({ title: 'House', subcategory: 'case-vacanta' }),
    await given.advert({ title: 'House', subcategory: 'case-vanzare' }),
  ]
  const [first] = await ranked(
    deps,
    adverts.map(({ id }) => id),
    await parsedQuery(deps, 'house'),
  )

  expect(first).toBe(adverts[1]?.id)
})

test('vacancies come after what is for sale', async ({ deps, given }) => {
  const adverts = [
    await given.advert({
      title: 'Curățătoare la oficiu',
      subcategory: 'administrativ-secretariat',
    }),
    await given.advert({ title: 'Oficiu', subcategory: 'oficii' }),
  ]
  const titles = adverts.map(({ title }) => title)

  expect(await order(deps, 'oficiu', adverts)).toEqual([titles[1], titles[0]])
})

test('a name counts where the title begins with it, then in the title, then in the text', async ({
  deps,
  given,
}) => {
  const adverts = [
    await given.advert({ title: 'Lucru', description: 'și un fagot' }),
    await given.advert({ title: 'Vând urgent un foarte bun și vechi stativ de fagot' }),
    await given.advert({ title: 'Fagot vechi' }),
    await given.advert({ title: 'Altceva' }),
  ]
  const titles = adverts.map(({ title }) => title)

  expect(await order(deps, 'fagot', adverts)).toEqual([titles[2], titles[1], titles[0], titles[3]])
})

test('the word as typed counts more than its synonym', async ({ deps, given }) => {
  const adverts = [
    await given.advert({ title: 'Patefon frumos' }),
    await given.advert({ title: 'Gramofon frumos' }),
  ]

  expect(await order(deps, 'gramofon', adverts)).toEqual(['Gramofon frumos', 'Patefon frumos'])
  expect(await order(deps, 'patefon', adverts)).toEqual(['Patefon frumos', 'Gramofon frumos'])
})

test.for([
  ['laptop', 'laptop stricat', { state: 'broken' }, 'laptopuri'],
  ['garaj', 'cine cumpără garaj', { offer_type: 'buy' }, 'garaje-parcari'],
] as const)(
  'for "%s" adverts come last that only "%s" asks for',
  async ([thing, asked, attributes, subcategory], { deps, given }) => {
    const title = `${thing} Vega`
    const adverts = [
      await given.advert({ title: `${title} 1`, subcategory, attributes }),
      await given.advert({ title: `${title} 2`, subcategory }),
    ]

    expect(await order(deps, thing, adverts)).toEqual([`${title} 2`, `${title} 1`])
    expect(await order(deps, asked, adverts)).toEqual([`${title} 1`, `${title} 2`])
  },
)

test('somebody who looks for a job is not among the jobs, unless asked', async ({
  deps,
  given,
}) => {
  const adverts = [
    await given.advert({
      title: 'Sudor 1',
      attributes: { job_kind: 'cv' },
      subcategory: 'constructii-reparatii',
    }),
    await given.advert({ title: 'Sudor 2', subcategory: 'constructii-reparatii' }),
  ]

  expect(await order(deps, 'sudor', adverts)).toEqual(['Sudor 2', 'Sudor 1'])
})

test('adverts of one score keep their order, and one that has left the index comes last', async ({
  deps,
  given,
}) => {
  const [first, second] = [
    await given.advert({ title: 'Oboi nou' }),
    await given.advert({ title: 'Oboi nou' }),
  ]
  const hidden = await given.advert({ title: 'Oboi', isPublic: false })
  const terms = await parsedQuery(deps, 'oboi')

  expect(await ranked(deps, [first.id, second.id], terms)).toEqual([first.id, second.id])
  expect(await ranked(deps, [hidden.id, second.id, first.id], terms)).toEqual([
    ...[second.id, first.id, hidden.id],
  ])
  expect(await ranked(deps, [hidden.id], terms)).toEqual([hidden.id])
  expect(await ranked(deps, [], terms)).toEqual([])
})

test('what is asked for takes nothing from the score', async ({ deps }) => {
  const takenFor = async (search: string) => {
    const { scored, terms } = await parsedQuery(deps, search)
    const lowered = scoringOf(scored, terms).parts.filter(({ weight }) => weight < 0)
    return lowered.map(({ tsquery }) => tsquery).join(' ')
  }

  expect(await takenFor('laptop')).toContain('state:broken')
  expect(await takenFor('laptop stricat')).not.toContain('state:broken')
})
