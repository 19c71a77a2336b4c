import type { TransactionSql } from 'postgres'
import { Refusal } from '#contract/refusals.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { trialAnswers, trialsPerHour, wordGroupsMax } from '#contract/rules/staff/search-words.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { writeAudit } from '../../staff/service.ts'
import { withSynonyms } from '../expand/lexicon/lexicon.ts'
import { findAdverts } from '../retrieve/find.ts'
import { checkedWords, lineOf, type Words } from './rules.ts'
import {
  countWordGroups,
  deleteWordGroup,
  hasSubcategory,
  insertWordGroup,
  listTitles,
  listWordGroups,
  lockWordGroup,
  markSearchesOutdated,
  updateWordGroup,
  type AdvertTitle,
  type StoredWords,
} from './store.ts'

type WordDeps = Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation'>

/** Groups of words that staff have added, the latest first. */
export async function wordGroups({ sql }: Pick<Deps, 'sql'>): Promise<StoredWords[]> {
  return listWordGroups(sql)
}

interface Trial {
  readonly query: string
  readonly before: AdvertTitle[]
  readonly after: AdvertTitle[]
}

/**
 * The first answers of queries as they are, and as they would be with a group of words; with an id, instead of the one
 * that is stored. Nothing is saved. Refuses more than `trialsPerHour`.
 */
export async function tryWords(
  deps: Deps,
  staff: Staff,
  { id, queries, ...typed }: Words & { readonly id: number; readonly queries: readonly string[] },
): Promise<Trial[]> {
  const words = checkedWords(typed)
  await limit(deps, `word-trial:${staff.id}`, { most: trialsPerHour, window: hourMs })
  const others = (await listWordGroups(deps.sql)).filter((one) => one.id !== id)
  const trialDeps = await withSynonyms(deps, [...others, words].map(lineOf))
  const trials: Trial[] = []
  for (const query of queries.filter((one) => one !== '')) {
    // In sequence: a trial takes no more connections than a search.
    const [before, after] = [await firstAnswers(deps, query), await firstAnswers(trialDeps, query)]
    trials.push({ query, before, after })
  }
  return trials
}

async function firstAnswers(
  deps: Pick<Deps, 'sql' | 'clock'>,
  search: string,
): Promise<AdvertTitle[]> {
  const query = {
    searchType: 'search',
    search,
    sort: 'none',
    start: 0,
    size: trialAnswers,
  } as const
  const { ids } = await findAdverts(deps, query)
  const titles = new Map((await listTitles(deps.sql, ids)).map((one) => [one.id, one]))
  return ids.flatMap((id) => titles.get(id) ?? [])
}

/**
 * Adds a group of words, or changes one; searches are understood by it at once. Refuses what somebody else has changed
 * meanwhile (`edit_conflict`).
 */
export async function saveWords(
  deps: WordDeps,
  staff: Staff,
  { id, version, ...typed }: Words & { readonly id: number; readonly version: number },
): Promise<number> {
  const words = checkedWords(typed)
  const changedAt = deps.clock.now()
  return changeWords(deps, async (sql) => {
    if (words.subcategory !== '' && !(await hasSubcategory(sql, words.subcategory)))
      throw new Refusal('category_unknown', 'subcategory')
    const before = id === 0 ? null : await seenGroup(sql, id, version)
    if (!before && (await countWordGroups(sql)) >= wordGroupsMax) throw new Refusal('too_large')
    if (before) await updateWordGroup(sql, id, { ...words, changedAt })
    const saved = before ? id : await insertWordGroup(sql, words, changedAt)
    await writeAudit(sql, {
      ...{ staffId: staff.id, act: 'words.save', subject: { kind: 'words', id: saved } },
      ...(before && { before: { words: lineOf(before) } }),
      after: { words: lineOf(words) },
    })
    return saved
  })
}

/** Removes a group. Refuses one that somebody else has changed meanwhile. */
export async function removeWords(
  deps: WordDeps,
  staff: Staff,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<void> {
  await changeWords(deps, async (sql) => {
    const before = await seenGroup(sql, id, version)
    await deleteWordGroup(sql, id)
    await writeAudit(sql, {
      ...{ staffId: staff.id, act: 'words.remove', subject: { kind: 'words', id } },
      before: { words: lineOf(before) },
    })
    return id
  })
}

async function seenGroup(sql: TransactionSql, id: number, version: number): Promise<StoredWords> {
  const group = await lockWordGroup(sql, id)
  if (group?.version !== version) throw new Refusal('edit_conflict', 'version')
  return group
}

async function changeWords(
  { sql, cacheInvalidation }: WordDeps,
  work: (sql: TransactionSql) => Promise<number>,
): Promise<number> {
  const id = await sql.begin(async (tx) => {
    const done = await work(tx)
    await markSearchesOutdated(tx)
    return done
  })
  await cacheInvalidation.invalidate('content')
  return id
}
