import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { Sql } from 'postgres'
import { createRandom, type Random } from './market/random.ts'
import { vocabulary } from './bench-words.ts'

const users = 5_000
/** Share of adverts that say "garanție" or «гарантия», in thousandths. */
const commonWord = 99
/** Adverts that say "saxofon", whatever the size of the market. */
const rareWord = 20

interface Ground {
  /** The biggest first: it gets 24 % of the adverts. */
  readonly subcategories: readonly { id: number; categoryId: number }[][]
  readonly places: readonly number[]
}

/**
 * The market of the benchmark, the same for every run of a size: long-tailed words, 60 % Romanian and 40 % Russian
 * texts of about 300 characters, 1–3 photos from a small set.
 */
export async function seedBenchMarket(
  sql: Sql,
  adverts: number,
  log: (line: string) => void,
): Promise<void> {
  log(`Writing ${adverts.toLocaleString('en')} adverts for the benchmark…`)
  await sql`
    insert into users (username, phone, password_hash, account_type, full_name, created_at)
    select 'bench' || i, (60000000 + i)::text, 'none', (i % 5 = 0)::int, 'Bench ' || i, now() - interval '1 year'
    from generate_series(1, ${users}) i`
  const ground = await readGround(sql)
  await sql.begin(async (tx) => {
    await tx`alter table adverts disable trigger adverts_indexed`
    const into = await tx`
      copy adverts (owner_id, status, language, title_ro, title_ru, description_ro, description_ru, price, currency,
        place_id, category_id, subcategory_id, images, created_at, published_at, expires_at)
      from stdin`.writable()
    await pipeline(Readable.from(lines(adverts, ground)), into)
    await tx`alter table adverts enable trigger adverts_indexed`
  })
  log('Building the search index…')
  await sql`select rebuild_ad_index()`
  await sql`insert into advert_views (advert_id, views) select id, id % 500 from adverts`
  await sql`vacuum analyze`
}

async function readGround(sql: Sql): Promise<Ground> {
  const rows = await sql<{ id: number; categoryId: number }[]>`
    select id, category_id from subcategories order by category_id, id`
  const places = await sql<{ id: number }[]>`
    select id from places where kind <> 'village' order by population desc nulls last, id`
  return {
    subcategories: [...Map.groupBy(rows, ({ categoryId }) => categoryId).values()],
    places: places.map(({ id }) => id),
  }
}

function* lines(adverts: number, ground: Ground): Generator<string> {
  const random = createRandom(100_000)
  const words = vocabulary()
  const every = Math.floor(adverts / rareWord)
  for (let index = 0; index < adverts; index++) {
    const isRussian = random.chance(0.4)
    const extra = [
      ...(index % 1_000 < commonWord ? [isRussian ? 'garanție гарантия' : 'garanție'] : []),
      ...(index % every === 0 && index / every < rareWord ? ['saxofon'] : []),
    ]
    const text = drawText(isRussian ? words.ru : words.ro, random)
    yield line(
      index,
      isRussian,
      { ...text, description: [text.description, ...extra].join(' ') },
      ground,
      random,
    )
  }
}

/** Cubed chance: the first words of the list are everywhere, the last ones nearly nowhere. */
function drawWord(words: readonly string[], random: Random): string {
  const at = (random.int(0, 999_999) / 1_000_000) ** 3
  return words[Math.floor(at * words.length)] ?? ''
}

function drawText(
  words: readonly string[],
  random: Random,
): { title: string; description: string } {
  const draw = (count: number): string =>
    Array.from({ length: count }, () => drawWord(words, random)).join(' ')
  return { title: draw(random.int(3, 7)), description: draw(random.int(34, 44)) }
}

function line(
  index: number,
  isRussian: boolean,
  { title, description }: { title: string; description: string },
  { subcategories, places }: Ground,
  random: Random,
): string {
  const [biggest = [], ...others] = subcategories
  const group = random.chance(0.24) ? biggest : random.pick(others)
  const { id, categoryId } = random.pick(group)
  const currency = random.chance(0.3) ? (random.chance(0.8) ? 'EUR' : 'USD') : 'MDL'
  const price = Math.round(10 ** (1.5 + random.int(0, 350) / 100))
  const place = random.chance(0.5) ? places[0] : random.pick(places)
  const images = Array.from(
    { length: random.int(1, 3) },
    (_none, at) => `bench-${(index + at * 5) % 24}`,
  )
  const publishedAt = new Date(Date.UTC(2026, 9, 1) + index * 20).toISOString()
  const texts = isRussian ? ['', title, '', description] : [title, '', description, '']
  return `${[
    (index % users) + 1,
    'active',
    isRussian ? 'ru' : 'ro',
    ...texts,
    price,
    currency,
    place,
    categoryId,
    id,
    `{${images.join(',')}}`,
    publishedAt,
    publishedAt,
    publishedAt,
  ].join('\t')}\n`
}
