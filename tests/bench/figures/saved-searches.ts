import * as z from 'zod'
import type { Sql } from 'postgres'
import { listFilters, type ListFiltersInput } from '#contract/rules/list-filters.ts'
import { drawWord, vocabularies } from '#db/seed/bench-words.ts'
import { createRandom, type Random } from '#demo/random.ts'
import type { Deps } from '#domains/deps.ts'
import { notifyOfArrivals } from '#domains/saved-searches/matching/service.ts'
import { saveSearch } from '#domains/saved-searches/service.ts'
import { cpuMs, processesOf } from '../cpu.ts'
import { withMarket } from '../market.ts'
import { table, type Figure } from '../table.ts'

const searches = 10_000
const newAdverts = 100
const connections = 10
const Filters = z.object(listFilters)

interface Matching {
  /** CPU of Node and PostgreSQL per advert that arrives alone, and per advert of a hundred that arrive together. */
  readonly msAlone: number
  readonly msTogether: number
  /** Average number of searches that an advert matches. */
  readonly hits: number
  /** CPU of saving one search. */
  readonly msSaving: number
}

/** CPU ms of matching new adverts with saved searches; no server runs on the folder. */
export async function measureSavedSearches(dataDir: string): Promise<Figure[]> {
  const { msAlone, msTogether, hits, msSaving } = await measureMatching(dataDir)
  const title = `${searches.toLocaleString('en')} saved searches, CPU ms`
  const line = table('saved searches', `${title} (an advert comes into ${hits.toFixed(1)} of them)`)
  return [
    line({ name: 'an advert that comes alone', value: msAlone, most: 20 }),
    line({ name: 'one of a hundred that come together', value: msTogether, most: 20 }),
    line({ name: 'saving a search', value: msSaving, most: 20 }),
  ]
}

async function measureMatching(dataDir: string): Promise<Matching> {
  return withMarket(dataDir, connections, async ({ sql, deps }) => {
    // Opens all connections first, because the CPU of their processes is counted.
    await Promise.all(Array.from({ length: connections }, () => sql`select pg_sleep(0.1)`))
    const pids = [process.pid, ...(await processesOf(dataDir))]
    const cost = async (work: () => Promise<unknown>): Promise<number> => {
      const before = await cpuMs(pids)
      await work()
      return (await cpuMs(pids)) - before
    }
    const msSaving = (await cost(() => saveAll(deps))) / searches
    await sql`analyze saved_searches, saved_search_anchors`
    await notifyOfArrivals(deps)
    await addAdverts(sql)
    const msAlone = (await cost(() => notifyOneByOne(deps))) / newAdverts
    await addAdverts(sql)
    const msTogether = (await cost(() => notifyOfArrivals(deps))) / newAdverts
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from saved_search_hits`
    return { msAlone, msTogether, hits: (row?.n ?? 0) / newAdverts / 2, msSaving }
  })
}

async function saveAll(deps: Deps): Promise<void> {
  const { sql } = deps
  const users = await sql<{ id: number }[]>`select id from users order by id limit 5000`
  const subcategories = await sql<{ slug: string; category: string }[]>`
    select s.slug, c.slug as category from subcategories s join categories c on c.id = s.category_id order by s.id`
  const places = await sql<{ slug: string }[]>`
    select slug from places where kind <> 'sector'
    order by main_rank nulls last, population desc nulls last limit 60`
  const random = createRandom(7)
  const queries = Array.from({ length: searches }, (_none, n) => ({
    user: users[n % users.length] ?? { id: 1 },
    filters: Filters.parse(
      drawFilters(random, random.pick(subcategories), random.pick(places).slug),
    ),
  }))
  await Promise.all(
    Array.from({ length: 8 }, async (_none, worker) => {
      for (const { user, filters } of queries.filter((_query, n) => n % 8 === worker))
        await saveSearch(deps, user, {
          name: 'Căutare',
          address: '/search',
          frequency: 'daily',
          filters,
        })
    }),
  )
}

const texts = vocabularies()

/** Typical saved searches: mostly words, often with a place, a category or a price, sometimes a whole category. */
function drawFilters(
  random: Random,
  { slug, category }: { slug: string; category: string },
  place: string,
): ListFiltersInput {
  const vocabulary = random.chance(0.6) ? texts.ro : texts.ru
  const noun = random.pick(vocabulary.nouns)
  const word = drawWord(vocabulary, random)
  const price = { priceMax: String(random.int(5, 900) * 100) }
  const kind = random.int(1, 100)
  if (kind <= 35) return { searchType: 'search', search: `${noun} ${word}` }
  if (kind <= 50) return { searchType: 'search', search: noun, place }
  if (kind <= 65) return { searchType: 'search', search: `${noun} ${word}`, ...price }
  if (kind <= 75) return { searchType: 'search', search: word, category }
  if (kind <= 87)
    return { searchType: 'subcategory', search: slug, place, photo: random.chance(0.5) }
  if (kind <= 95) return { searchType: 'subcategory', search: slug, ...price }
  if (kind <= 99) return { searchType: 'category', search: category, place, ...price }
  return { searchType: 'category', search: category }
}

/** Copies adverts as newly published ones. */
async function addAdverts(sql: Sql): Promise<void> {
  await sql`
    insert into adverts (owner_id, status, language, title_ro, title_ru, description_ro, description_ru, price, currency,
      place_id, category_id, subcategory_id, attributes, images, created_at, published_at, expires_at)
    select owner_id, status, language, title_ro, title_ru, description_ro, description_ru, price, currency,
      place_id, category_id, subcategory_id, attributes, images, now(), now(), now() + interval '30 days'
    from adverts where status = 'active' order by md5(id::text) limit ${newAdverts}`
}

async function notifyOneByOne(deps: Deps): Promise<void> {
  const { sql } = deps
  await sql`create table parked as select * from advert_arrivals`
  await sql`delete from advert_arrivals`
  for (let n = 0; n < newAdverts; n++) {
    await sql`
      insert into advert_arrivals select * from parked order by id offset ${n} limit 1`
    await notifyOfArrivals(deps)
  }
  await sql`drop table parked`
}
