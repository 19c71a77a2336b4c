import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { cleanLine, cleanName, cleanParagraphs } from '#contract/rules/text/clean-text.ts'
import type { Deps } from '#domains/deps.ts'
import { expect, test } from '#tests/support/test.ts'

const migration = new URL('./migrations/before-baseline/015_clean_texts.sql', import.meta.url)

/** Runs the migration over what is stored now, as it ran over the rows of earlier versions. */
async function cleanStored({ sql }: Pick<Deps, 'sql'>): Promise<void> {
  const text = await readFile(migration, 'utf8')
  await sql.begin(async (tx) => {
    await tx.unsafe(text).simple()
  })
}

const pieces = [
  ...['a', 'B', 'ș', 's\u0326', 'Ж', 'и\u0306', '7', ' ', '  ', '.', '€'],
  ...[
    '\n',
    '\r\n',
    '\r',
    '\t',
    '\u2028',
    '\u0085',
    '\u000b',
    '\u00a0',
    '\u2003',
    '\u3000',
    '\u2800',
  ],
  ...[
    '\u0007',
    '\u001b',
    '\u007f',
    '\u009f',
    '\u00ad',
    '\u200b',
    '\u200c',
    '\u200e',
    '\u202e',
    '\u2066',
    '\ufeff',
  ],
  ...[
    '\u061c',
    '\u034f',
    '\u3164',
    '\ue000',
    '\u{f0000}',
    '\ufdd0',
    '\uffff',
    '\u{e0041}',
    '\ufffd',
    '\u{e0100}',
  ],
  ...['\u0301', '\u0316', '\u0322', '\u0336', '\u20dd', '\u20e3', '\ufe0f', '\ufe0e', '\u200d'],
  ...['😀', '👩‍🔧', '❤️', '🇲🇩', '👍🏽', '3️⃣', '✅', '©', '™'],
]

const drawn = fc.sample(
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
  { numRuns: 400, seed: 15 },
)

test('stored titles, descriptions and names become what they would be if they were sent today', async ({
  deps,
  given,
}) => {
  const { sql } = deps
  const seller = await given.user()
  const ids: number[] = []
  for (const text of drawn) {
    const [row] = await sql<{ id: number }[]>`
      insert into adverts (owner_id, title_ro, description_ru, address, attributes)
      values (${seller.id}, ${text}, ${text}, ${text}, ${sql.json({ other: text, year: 2015 })}) returning id`
    ids.push(row?.id ?? 0)
  }

  await cleanStored(deps)

  const rows = await sql<
    { title: string; description: string; address: string; other: string; year: number }[]
  >`
    select title_ro as title, description_ru as description, address, attributes ->> 'other' as other,
      (attributes ->> 'year')::int as year
    from adverts where id = any(${ids}) order by id`
  expect(rows).toEqual(
    drawn.map((text) => ({
      title: cleanLine(text),
      description: cleanParagraphs(text),
      address: cleanLine(text),
      other: cleanLine(text),
      year: 2015,
    })),
  )
})

test('stored names of people and companies are one line without pictures', async ({
  deps,
  given,
}) => {
  const { sql } = deps
  const typed = '✅ Casa\nMobilă\u202e ⭐'
  const { id } = await given.user({ accountType: 1, brand: typed })
  await sql`update users set full_name = ${typed}, address = ${typed} where id = ${id}`
  await sql`
    insert into saved_searches (user_id, name, address, filters, frequency, created_at)
    values (${id}, 'Cărți\nhttps://rau.example', '/search?q=a', '{}', 'daily', now()), (${id}, '\u200b', '/search?q=b', '{"search": "b"}', 'daily', now())`

  await cleanStored(deps)

  const [user] = await sql`select brand, full_name, address from users where id = ${id}`
  expect(user).toEqual({
    brand: cleanName(typed),
    fullName: 'Casa Mobilă',
    address: cleanLine(typed),
  })
  const names = await sql<
    { name: string }[]
  >`select name from saved_searches where user_id = ${id} order by id`
  expect(names.map(({ name }) => name)).toEqual(['Cărți https://rau.example', '/search?q=b'])
})
