import { expect, test } from '#tests/support/test.ts'
import { readQueryThings } from './query-things.ts'
import { storeStemmedTexts } from './stemmed-texts.ts'

test('each thing has names in three languages, and its subcategories follow each other', async () => {
  const things = await readQueryThings()
  const starts = things.filter(({ slug }, number) => slug !== things[number - 1]?.slug)

  expect(new Set(starts.map(({ slug }) => slug)).size).toBe(starts.length)
  for (const { names } of things)
    expect(Object.values(names).every((all) => all.every((name) => name.trim() !== ''))).toBe(true)
})

test('things are stored once under their numbers, with the stems of their names', async ({
  deps: { sql },
}) => {
  await storeStemmedTexts(sql)
  const [row] = await sql<{ number: number; names: string[]; forms: string[] }[]>`
    select number, names, forms from query_things where 'bormașină' = any (names)`
  const things = await readQueryThings()

  expect(row?.names).toEqual(
    Object.values(things[row?.number ?? -1]?.names ?? {}).map(([first]) => first),
  )
  expect(row?.forms).toContain('bormasin')
})
