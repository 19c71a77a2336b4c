import { forbiddenTitles, harmlessTitles } from '#tests/support/forbidden/first-titles.ts'
import { laterForbiddenTitles, laterHarmlessTitles } from '#tests/support/forbidden/later-titles.ts'
import { expect, test } from '#tests/support/test.ts'
import { insertDemoMarket } from '#tests/search/market/insert-demo-market.ts'
import { namesForbiddenGoods } from './forbidden-goods.ts'

test.each([
  ['the first set', forbiddenTitles, harmlessTitles],
  ['the set written after the rules', laterForbiddenTitles, laterHarmlessTitles],
])('forbidden goods are distinguished from goods with a similar name: %s', (_name, bad, good) => {
  const missed = bad.filter((title) => !namesForbiddenGoods(title))
  const wronged = good.filter(namesForbiddenGoods)

  expect({ missed, wronged }).toEqual({ missed: [], wronged: [] })
})

test('at most one advert in a hundred of the demo market needs a review', async ({
  deps,
  given,
}) => {
  await insertDemoMarket(deps, await given.user())
  const rows = await deps.sql<{ text: string }[]>`
    select concat_ws(' · ', title_ro, title_ru, title_en, description_ro, description_ru, description_en) as text from adverts`
  const held = rows.filter(({ text }) => namesForbiddenGoods(text))

  expect(rows).toHaveLength(3_000)
  expect(held.length).toBeLessThanOrEqual(30)
})

test('a long text of nothing but matches is checked in linear time', () => {
  const texts = ['gun toy ', 'buletin ', 'a ', 'г.', 'diplom fara '].map((word) =>
    word.repeat(2_000),
  )
  const begun = performance.now()
  for (const text of texts) namesForbiddenGoods(text)

  expect(performance.now() - begun).toBeLessThan(1_000)
})
