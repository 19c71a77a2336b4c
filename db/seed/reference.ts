import type { Sql, TransactionSql } from 'postgres'
import { seedReviewRules } from '#domains/adverts/service.ts'
import { readRatesFeed } from '#domains/rates/rules.ts'
import { prepareSearch } from '#domains/search/service.ts'
import { retainUsedAttributes, snapshotSets } from './reference/rows/changed-sets.ts'
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
import { storeStemmedTexts } from './stemmed-texts.ts'

/** Advisory lock key, unique in the application. */
const syncLock = 7_042_003
const settingKey = 'reference'

/** Digest of the data last applied; applied again when either part differs. */
interface Digests {
  readonly data: string
  readonly pages: string
}

/**
 * Applies the reference data of db/data in one transaction: places, categories and attributes, synonyms, review rules,
 * a first rate set, the pages of the footer. Compares digests first and does nothing when the files are unchanged. Returns
 * whether anything was applied.
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
  await storeStemmedTexts(sql)
  if (!isKnown) await prepareSearch({ sql })
  return !isKnown
}

/** Updates the tables of reference data from the files; triggers update the search index. */
export async function syncData(sql: TransactionSql, data: ReferenceData): Promise<void> {
  await snapshotSets(sql)
  await syncCategories(sql, data.categories)
  await syncAttributes(sql, data.categories)
  await retainUsedAttributes(sql)
  await syncPlaces(sql, data.districts)
  await syncWords(sql, data)
  await seedReviewRules(sql, data.reviewRules, new Date())
  // Saved searches may resolve differently with the new data, so the matching job resolves them again.
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
