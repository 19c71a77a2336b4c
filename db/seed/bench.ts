import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sql, TransactionSql } from 'postgres'
import { benchColumns, benchRow, benchUsers, type BenchGround } from './bench-rows.ts'
import { vocabularies } from './bench-words.ts'
import type { AttributeDefinition } from '#demo/texts/attribute-definition.ts'
import { createRandom } from '#demo/random.ts'

/**
 * Fills a database that has the reference data with the benchmark market: deterministic adverts of the last month.
 * Its users have no passwords.
 */
export async function seedBenchMarket(
  sql: Sql,
  adverts: number,
  log: (line: string) => void,
): Promise<void> {
  log(`Writing ${adverts.toLocaleString('en')} adverts of the benchmark market…`)
  await sql.begin(async (tx) => {
    const ground = await prepareGround(tx, adverts)
    // Indexed in bulk afterwards, which is ten times faster than by triggers.
    await tx`alter table adverts disable trigger user`
    const copy = await tx`copy adverts (${tx(benchColumns)}) from stdin`.writable()
    await pipeline(Readable.from(batches(ground)), copy)
    await tx`alter table adverts enable trigger user`
    await insertViews(tx)
  })
  log('Indexing them…')
  await sql`analyze adverts`
  await sql`select rebuild_ad_index()`
  await sql`vacuum analyze`
}

async function prepareGround(sql: TransactionSql, adverts: number): Promise<BenchGround> {
  const categories = await sql<{ id: number; subcategories: number[] }[]>`
    select c.id, array_agg(s.id::int order by s.position, s.id) as subcategories
    from categories c
    join subcategories s on s.category_id = c.id
    group by c.id
    order by c.position`
  const attributes = await sql<{ id: number; definitions: AttributeDefinition[] }[]>`
    select s.id, jsonb_agg(a.definition order by a.position) as definitions
    from subcategories s
    join attributes a on a.attribute_set = s.attribute_set
    group by s.id`
  const places = await sql<{ id: number }[]>`
    select id from places where kind <> 'sector'
    order by main_rank nulls last, population desc nulls last, id`
  const [first] = await sql<{ id: number }[]>`
    with people as (
      insert into users (username, password_hash, account_type, full_name)
      select 'bench' || n, '-', (n % 10 = 0)::int, 'Vânzător ' || n from generate_series(1, ${benchUsers}::int) n
      returning id
    )
    select min(id) as id from people`
  return {
    categories,
    attributes: new Map(attributes.map(({ id, definitions }) => [id, definitions])),
    places: places.map(({ id }) => id),
    firstOwner: first?.id ?? 1,
    now: Date.now(),
    adverts,
  }
}

/** COPY rows in chunks of a thousand, because single lines are slow to stream. */
function* batches(ground: BenchGround): Generator<string> {
  const texts = vocabularies()
  const random = createRandom(100_000)
  for (let from = 1; from <= ground.adverts; from += 1_000) {
    const to = Math.min(from + 999, ground.adverts)
    const rows = Array.from({ length: to - from + 1 }, (_none, index) =>
      benchRow(from + index, ground, texts, random),
    )
    yield `${rows.join('\n')}\n`
  }
}

/** Views of the last days, a few for each twentieth advert. */
async function insertViews(sql: TransactionSql): Promise<void> {
  await sql`insert into advert_views (advert_id, views) select id, 5 + id::bigint * 7919 % 390 from adverts`
  await sql`
    insert into advert_view_marks (advert_id, day, visitor, network)
    select a.id, current_date - (a.id / 20 + v) % 7, 'visitor:' || v, 'network:' || v
    from adverts a, generate_series(1, 1 + a.id * 31 % 9) v
    where a.id % 20 = 0`
}
