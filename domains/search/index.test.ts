import { readFile, readdir } from 'node:fs/promises'
import type { Attribute } from '#contract/categories.ts'
import { expect, test } from '#tests/support/test.ts'
import { blurred } from '../adverts/position/service.ts'
import { attributeClauses } from './filters/attribute-clauses.ts'
import { soundOf } from './spelling/typos.ts'
import { fold, plainText, plainWords } from '#contract/rules/text/fold.ts'

// Functions that exist here and in the database must agree.

test('the index blurs a pin as its advert does', async ({ deps }) => {
  const pins = Array.from({ length: 500 }, () => ({
    latitude: between(45.4, 48.5),
    longitude: between(26.6, 30.2),
  }))
  const rows = await deps.sql<{ latitude: number; longitude: number; exact: number }[]>`
    select public_degrees(latitude, false, 1) as latitude,
      public_degrees(longitude, false, cos(radians(47))) as longitude, public_degrees(latitude, true, 1) as exact
    from unnest(${pins.map((pin) => pin.latitude)}::float8[], ${pins.map((pin) => pin.longitude)}::float8[])
      with ordinality pins (latitude, longitude, position)
    order by position`

  expect(rows.map(({ exact }) => exact)).toEqual(pins.map(({ latitude }) => latitude))
  const far = pins.filter((pin, at) => {
    const { latitude, longitude } = blurred(pin)
    const { latitude: north = 0, longitude: east = 0 } = rows[at] ?? {}
    // An advert has degrees with five decimals.
    return Math.abs(latitude - north) > 1e-5 || Math.abs(longitude - east) > 1e-5
  })
  expect(far).toEqual([])
})

test('a pin is where its owner shows it, its square where not, and without one its place', async ({
  deps,
  given,
}) => {
  const { sql } = deps
  const pin = { latitude: 47.02731, longitude: 28.83352 }
  const [shown, hidden, without] = await Promise.all([
    given.advert(),
    given.advert(),
    given.advert(),
  ])
  await sql`update adverts set ${sql({ ...pin, shows_exact_place: true })} where id = ${shown?.id ?? 0}`
  await sql`update adverts set ${sql(pin)} where id = ${hidden?.id ?? 0}`

  const indexed = async (id = 0) => {
    const [row] = await sql<{ latitude: number; longitude: number }[]>`
      select latitude::float8, longitude::float8 from ad_index where advert_id = ${id}`
    return row
  }
  const [place] = await sql<{ latitude: number; longitude: number }[]>`
    select latitude, longitude from places where slug = 'chisinau'`
  for (const [found, expected] of [
    [await indexed(shown?.id), pin],
    [await indexed(hidden?.id), blurred(pin)],
    [await indexed(without?.id), place],
  ] as const) {
    // The index stores degrees as float4: a precision of a few metres.
    expect(found?.latitude).toBeCloseTo(expected?.latitude ?? 0, 4)
    expect(found?.longitude).toBeCloseTo(expected?.longitude ?? 0, 4)
  }
})

test('a text is folded here as it is in the database', async ({ deps }) => {
  const texts = [
    ...(await linesOfMarket()),
    ...[
      'CHIȘINĂU Chişinău',
      'Кишинёв ЧАЙ',
      'Bébé – Țară',
      'Straße Łódź Ørsted',
      'LG/Samsung',
      'ﬁ №½',
    ],
    ...['mo\u00adbil\u0103', 'mas\u0326ina', 'и\u0306ог', '  '],
  ]
  const rows = await deps.sql<{ text: string; plain: string }[]>`
    select text, plain_words(text) as plain from unnest(${texts}::text[]) text`
  expect(rows.filter(({ text, plain }) => plainText(text) !== plain)).toEqual([])

  const words = await wordsOfMarket()
  const folded = await deps.sql<{ word: string; folded: string }[]>`
    select word, fold(word) as folded from unnest(${words.map((word) => word.toUpperCase())}::text[]) word`
  expect(folded.filter((row) => fold(row.word) !== row.folded)).toEqual([])
})

test('a word sounds here as it does in the database', async ({ deps }) => {
  const words = await wordsOfMarket()
  expect(words.length).toBeGreaterThan(2_000)

  const rows = await deps.sql<{ word: string; sound: string }[]>`
    select word, sound(word) from unnest(${words}::text[]) word`
  expect(rows.filter(({ word, sound }) => soundOf(word) !== sound)).toEqual([])
})

test('every number lies in the buckets of each range that holds it', async ({ deps }) => {
  const values = [
    -1,
    ...Array.from({ length: 3_001 }, (_none, value) => value),
    ...Array.from({ length: 300 }, () => Math.floor(2 ** between(11, 30))),
    ...Array.from({ length: 300 }, () => Number(between(0, 2_200).toFixed(1))),
  ]
  const rows = await deps.sql<{ value: number; bucket: number }[]>`
    select value, number_bucket(value) as bucket from unnest(${values}::float8[]) value`

  const lost = rows.flatMap(({ value, bucket }) => {
    const below = Math.max(0, Math.floor(value - between(0, value / 2 + 2)))
    const above = Math.ceil(value + between(0, value + 2))
    const ranges = [`${value}-${value}`, `${below}-${above}`, `-${above}`, `${below}-`]
    return ranges.filter((range) => isExcluded(range, bucket)).map((range) => ({ value, range }))
  })
  expect(lost).toEqual([])
})

test('the words of a long advert lie beside its row, when it comes and when it changes', async ({
  deps: { sql },
  given,
}) => {
  const description = Array.from({ length: 80 }, (_none, at) => `cuvânt${at}`).join(' ')
  const [table] = await sql<{ beside: string }[]>`
    select reltoastrelid::regclass::text as beside from pg_class where oid = 'ad_index'::regclass`
  const countBeside = async () => {
    const [row] = await sql.unsafe<{ n: number }[]>(
      `select count(distinct chunk_id)::int as n from ${table?.beside}`,
    )
    return row?.n ?? 0
  }
  const before = await countBeside()
  const { id } = await given.advert({ description })
  expect(await countBeside()).toBe(before + 1)

  await sql`update adverts set price = 77, title_ro = 'Altceva' where id = ${id}`
  expect(await countBeside()).toBe(before + 1)
})

const number: Attribute = {
  key: 'area',
  type: 'number',
  filter: 'range',
  isRequired: false,
  labels: { ro: '', ru: '', en: '' },
}

/** Whether the clause of a range excludes a bucket. A range over all buckets has no clause. */
function isExcluded(range: string, bucket: number): boolean {
  const [clause] = attributeClauses([number], { area: range }).clauses
  return clause !== undefined && !clause.some(([lexeme]) => lexeme === `~narea:${bucket}`)
}

/** Every word of the demo market and of the synonyms. */
async function wordsOfMarket(): Promise<string[]> {
  return [...new Set((await linesOfMarket()).flatMap(plainWords))]
}

async function linesOfMarket(): Promise<string[]> {
  const root = new URL('../../', import.meta.url)
  const market = await readdir(new URL('demo/market/', root), { recursive: true })
  const files = [
    ...market.filter((name) => name.endsWith('.jsonl')).map((name) => `demo/market/${name}`),
    'db/data/synonyms.txt',
  ]
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')))
  return texts.flatMap((text) => text.split('\n'))
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least)
}
