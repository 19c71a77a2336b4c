import { lexemeOf, shown, termFor, termsOf } from '#tests/support/search/terms.ts'
import { expect, test } from '#tests/support/test.ts'

test('a later filter with other branches only tells more of what the first one asks for', async ({
  deps,
}) => {
  const parsed = await termsOf(deps, 'proiector în chirie pe o zi')
  const daily = await lexemeOf(deps, 'subcategories', 'apartamente-pe-zi')

  expect(termFor(parsed, 'proiector in chirie').weight).toBe(14)
  expect(termFor(parsed, 'pe o zi').weight).toBe(2)
  expect(parsed.scored.filter(({ strict }) => strict.flat().includes(daily))).toHaveLength(2)
})

test('who buys what work is done with is not shown the work', async ({ deps }) => {
  const towing = await lexemeOf(deps, 'subcategories', 'tractare-auto')
  const bought = await termsOf(deps, 'купить эвакуатор')

  expect((await termsOf(deps, 'эвакуатор')).scored.flatMap(({ any }) => any.flat())).toContain(
    towing,
  )
  expect(bought.likely.branches.flat()).not.toContain(towing)
  expect(bought.scored.flatMap(({ any }) => any.flat())).not.toContain(towing)
})

test.for([
  ['снять квартиру посуточно', 'снять квартиру', 'apartamente-pe-zi'],
  ['машина на разборку', 'машина', 'autoturisme-piese'],
] as const)(
  'in "%s" a thing also lies where the condition says',
  async ([query, name, slug], { deps }) => {
    const thing = termFor(await termsOf(deps, query), name)

    expect(thing.title).toContainEqual([await lexemeOf(deps, 'subcategories', slug)])
  },
)

test.for([
  ['mașină de spălat stricată', 'masina spalat', '~ostate:broken'],
  ['bicicletă nouă', 'bicicleta', '~ostate:new'],
] as const)(
  'the state of a thing is an option of it: "%s"',
  async ([query, thing, option], { deps }) => {
    const parsed = await termsOf(deps, query)
    const facts = parsed.scored.filter(({ words, weight }) => words.length === 0 && weight > 0)

    expect(shown(parsed)[0]).toBe(thing)
    expect(facts.flatMap(({ strict }) => strict.flat())).toContain(option)
  },
)
