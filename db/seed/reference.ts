import type { Sql, TransactionSql } from 'postgres'
import { readRatesFeed } from '#domains/rates/rules.ts'
import { prepareSearch } from '#domains/search/service.ts'
import { keepHeldOfOtherSets, rememberSets } from './reference/rows/changed-sets.ts'
import { pageDigest } from './pages/page-digest.ts'
import {
  digestOf,
  parseDataFiles,
  readDataFiles,
  type ReferenceData,
} from './reference/read-data.ts'
import { readPages } from './pages/read-pages.ts'
import { syncAttributes } from './reference/sync-attributes.ts'
import { syncCategories } from './reference/sync-categories.ts'
import { syncPlaces } from './reference/sync-places.ts'
import { syncWords } from './reference/sync-words.ts'
import { syncPages } from './pages/seed-pages.ts'
import { storeTitleExamples } from './title-examples.ts'

/** Any number that nothing else locks. */
const syncLock = 7_042_003
const settingKey = 'reference'

/** What the database was last brought to; it is brought again when one of the two differs. */
interface Digests {
  readonly data: string
  readonly pages: string
}

/**
 * Brings what the product cannot be without to the files: places, categories and attributes, words of searches, a
 * first set of rates, the pages of the footer; all of it or nothing. Where the files are those of the last start, only
 * digests are compared. Gives whether anything was brought.
 */
export async function seedReference(sql: Sql): Promise<boolean> {
  const [files, pages] = await Promise.all([readDataFiles(), readPages()])
  const digests = { data: digestOf(files), pages: pages.map(pageDigest).join(' ') }
  const isKnown = isSame(await findDigests(sql), digests)
  if (!isKnown) {
    await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${syncLock})`
      const before = await findDigests(tx)
      if (before?.data !== digests.data) await syncData(tx, parseDataFiles(files))
      await syncPages(tx, pages)
      await upsertDigests(tx, digests)
    })
  }
  await storeTitleExamples(sql)
  if (!isKnown) await prepareSearch({ sql })
  return !isKnown
}

/** Brings the tables of reference data to what the files say; the search index follows by its triggers. */
export async function syncData(sql: TransactionSql, data: ReferenceData): Promise<void> {
  await rememberSets(sql)
  await syncCategories(sql, data.categories)
  await syncAttributes(sql, data.categories)
  await keepHeldOfOtherSets(sql)
  await syncPlaces(sql, data.districts)
  await syncWords(sql, data.synonyms)
  // What they were understood as may be called otherwise; the alerts' rounds understand them anew.
  await sql`update saved_searches set is_outdated = true`
  await insertFirstRates(sql, data.ratesFeed)
}

async function insertFirstRates(sql: TransactionSql, feed: string): Promise<void> {
  const rates = readRatesFeed(feed)
  const [existing] = await sql`select from rate_sets limit 1`
  if (!rates || existing) return
  const { date } = rates
  const values = Object.entries(rates.values).map(([code, value]) => ({ date, code, value }))
  await sql`insert into rate_sets (date) values (${date})`
  await sql`insert into rates ${sql(values)}`
}

async function findDigests(sql: Sql | TransactionSql): Promise<Digests | null> {
  const [row] = await sql<
    { value: Digests }[]
  >`select value from settings where key = ${settingKey}`
  return row?.value ?? null
}

function isSame(known: Digests | null, now: Digests): boolean {
  return known?.data === now.data && known.pages === now.pages
}

async function upsertDigests(sql: TransactionSql, digests: Digests): Promise<void> {
  await sql`
    insert into settings (key, value) values (${settingKey}, ${sql.json({ ...digests })})
    on conflict (key) do update set value = excluded.value`
}
