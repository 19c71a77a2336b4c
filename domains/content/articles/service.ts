import { articleCommentMax, articleRatesPerHour, articleVersionsListed } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { ArticleItem } from '#contract/site/articles.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User, Visitor } from '../../implement.ts'
import { spendWithin } from '../../limits/service.ts'
import { ttlCache } from '../../lib/ttl-cache.ts'
import {
  addDetails,
  countVote,
  deleteVotesOf,
  findPage,
  hasVersion,
  insertVote,
  listArticles,
  listRatings,
  listVersions,
  type ArticleRating,
  type PageVersion,
  type StoredPage,
} from './store.ts'

export type { ArticleRating }

/** All information pages, in the order of the footer and then of their topics. */
export const allArticles: (deps: Pick<Deps, 'sql'>) => Promise<ArticleItem[]> = ttlCache(
  minuteMs,
  (deps: Pick<Deps, 'sql'>) => listArticles(deps.sql),
)

/** A page as it is, or as it was in a version. Refuses what does not exist. */
export async function pageOf(
  { sql }: Pick<Deps, 'sql'>,
  slug: string,
  version?: number,
): Promise<StoredPage> {
  const page = await findPage(sql, slug, version ?? null)
  if (!page) throw new Refusal('page_not_found')
  return page
}

/** Versions of a page, newest first. Refuses a page that never was. */
export async function versionsOf({ sql }: Pick<Deps, 'sql'>, slug: string): Promise<PageVersion[]> {
  const versions = await listVersions(sql, slug, articleVersionsListed)
  if (versions.length === 0) throw new Refusal('page_not_found')
  return versions
}

interface Answer {
  readonly slug: string
  readonly version: number
  readonly hasHelped: boolean
  /** Empty: nothing was said. */
  readonly text: string
}

/**
 * Counts whether a version of an article helped, once a person: a repeated answer only adds its text. Refuses a version
 * that does not exist, and too many answers from an address.
 */
export async function rateArticle(
  deps: Deps,
  { user, visitor }: { readonly user: Pick<User, 'id'> | null; readonly visitor: Visitor },
  { slug, version, hasHelped, text }: Answer,
): Promise<void> {
  if (!(await hasVersion(deps.sql, slug, version))) throw new Refusal('page_not_found')
  // Not the temporary token: a form without JavaScript has none, and tokens cost nothing.
  const who = user ? nameOf(user.id) : `${visitor.address} ${visitor.device}`
  const voter = digestOf(deps, who)
  const vote = { slug, version, voter, hasHelped, details: text, createdAt: deps.clock.now() }
  const key = `article-rate:${user ? who : visitor.address}`
  await deps.sql.begin(async (sql) => {
    await spendWithin(sql, deps, [{ key, most: articleRatesPerHour, window: hourMs }])
    if (await insertVote(sql, vote)) return countVote(sql, vote)
    if (text !== '') await addDetails(sql, vote, articleCommentMax)
  })
}

/** Deletes what a user has said of articles, in the caller's transaction; the sums stay. */
export async function eraseRatingsOf(
  sql: Db,
  deps: Pick<Deps, 'tokens'>,
  userId: number,
): Promise<void> {
  await deleteVotesOf(sql, digestOf(deps, nameOf(userId)))
}

function nameOf(userId: number): string {
  return `user:${userId}`
}

function digestOf({ tokens }: Pick<Deps, 'tokens'>, who: string): string {
  return tokens.digest(`article:${who}`)
}

/** What readers think of the current texts, for editors; with the newest twenty comments on each. */
export async function articleRatings({ sql }: Pick<Deps, 'sql'>): Promise<ArticleRating[]> {
  return listRatings(sql, 20)
}
