import type { AlertFrequency } from '#contract/saved-searches.ts'
import type { ListFilters } from '#contract/rules/list-filters.ts'
import type { Db } from '../deps.ts'

/** A saved search as its owner sees it. */
export interface StoredSearch {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly frequency: AlertFrequency
  readonly createdAt: Date
  readonly sentAt: Date | null
  /** Unseen adverts, up to a cap. */
  readonly newCount: number
}

/** The stored condition that adverts must match. */
export interface StoredCondition {
  /** A tsquery; null if no advert can match. */
  readonly query: string | null
  /** JSON; null if there are none. */
  readonly limits: string | null
  /** Lexemes, at least one of which every matching advert has. */
  readonly anchors: readonly string[]
}

export interface NewSearch {
  readonly userId: number
  readonly name: string
  readonly address: string
  readonly frequency: AlertFrequency
  /** JSON */
  readonly filters: string
  readonly createdAt: Date
}

const newCountCap = 100
/** Range of seq that is sampled for counts. */
const sampledSeqs = 65_536

/** Newest first; with an id only that search. Only the user's own. */
export async function listSearches(
  sql: Db,
  userId: number,
  id: number | null = null,
): Promise<StoredSearch[]> {
  return sql<StoredSearch[]>`
    select s.id, s.name, s.address, s.frequency, s.created_at, s.sent_at,
      (select count(*)::int from (
        select 1 from saved_search_hits h join ad_index i on i.advert_id = h.advert_id
        where h.saved_search_id = s.id and not h.is_seen limit ${newCountCap}) unseen) as new_count
    from saved_searches s
    where s.user_id = ${userId} ${id === null ? sql`` : sql`and s.id = ${id}`}
    order by s.id desc`
}

/** Serializes changes of a user's searches until the end of the transaction. */
export async function lockSearchesOf(sql: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7042006, ${userId})`
}

export async function countSearches(sql: Db, userId: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from saved_searches where user_id = ${userId}`
  return row?.n ?? 0
}

/** Id of the user's search with the same filters. */
export async function findSameSearch(
  sql: Db,
  userId: number,
  filters: string,
): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    select id from saved_searches
    where user_id = ${userId} and md5(filters::text) = md5(${filters}::text::jsonb::text)`
  return row?.id ?? null
}

/** Matches no advert until its condition is set. */
export async function insertSearch(sql: Db, search: NewSearch): Promise<number> {
  const { userId, name, address, frequency, filters, createdAt } = search
  const [row] = await sql<{ id: number }[]>`
    insert into saved_searches (user_id, name, address, frequency, filters, created_at)
    values (${userId}, ${name}, ${address}, ${frequency}, ${filters}::text::jsonb, ${createdAt})
    returning id`
  return row?.id ?? 0
}

export async function updateAddress(sql: Db, id: number, address: string): Promise<void> {
  await sql`update saved_searches set address = ${address} where id = ${id}`
}

/** Uses the latest rates. */
export async function updateCondition(
  sql: Db,
  id: number,
  { query, limits }: Pick<StoredCondition, 'query' | 'limits'>,
): Promise<void> {
  await sql`
    update saved_searches set query = ${query}::text::tsquery, limits = ${limits}::text::jsonb,
      rated_on = (select max(date) from rate_sets), is_outdated = false
    where id = ${id}`
}

/** Searches whose condition depends on outdated reference data, functions or rates. */
export async function listOutdated(
  sql: Db,
  most: number,
): Promise<{ id: number; filters: ListFilters }[]> {
  return sql<{ id: number; filters: ListFilters }[]>`
    select id, filters from saved_searches
    where is_outdated
    union
    select id, filters from saved_searches
    where filters ->> 'currency' <> 'MDL' and filters ?| '{priceMin,priceMax}'
      and rated_on is distinct from (select max(date) from rate_sets)
    order by id
    limit ${most}`
}

export async function updateAnchors(
  sql: Db,
  id: number,
  anchors: readonly string[],
): Promise<void> {
  await sql`delete from saved_search_anchors where saved_search_id = ${id}`
  await sql`
    insert into saved_search_anchors (lexeme, saved_search_id)
    select distinct l.lexeme, s.id from saved_searches s, unnest(${[...anchors]}::text[]) l (lexeme) where s.id = ${id}`
}

/** Number of matches among the newest public adverts, up to the cap. */
export async function countMeeting(sql: Db, query: string, cap: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from (
      select 1 from ad_index
      where tsv @@ ${query}::text::tsquery
        and tsv @@ (select seq_window(max(seq) - ${sampledSeqs}, max(seq)) from ad_index)
      limit ${cap}) matches`
  return row?.n ?? 0
}

export async function updateSearch(
  sql: Db,
  id: number,
  change: { name?: string | undefined; frequency?: AlertFrequency | undefined },
): Promise<void> {
  const { name = null, frequency = null } = change
  await sql`
    update saved_searches set name = coalesce(${name}, name), frequency = coalesce(${frequency}, frequency)
    where id = ${id}`
}

export async function markAllMailed(sql: Db, id: number): Promise<void> {
  await sql`update saved_search_hits set is_mailed = true where saved_search_id = ${id} and not is_mailed`
}

export async function hasUnmailedHits(sql: Db, id: number): Promise<boolean> {
  const rows = await sql`
    select 1 from saved_search_hits where saved_search_id = ${id} and not is_mailed limit 1`
  return rows.length > 0
}

export async function markHitsSeen(sql: Db, id: number): Promise<void> {
  await sql`update saved_search_hits set is_seen = true where saved_search_id = ${id} and not is_seen`
}

export async function deleteSearch(sql: Db, userId: number, id: number): Promise<boolean> {
  const rows = await sql`
    delete from saved_searches where id = ${id} and user_id = ${userId} returning 1`
  return rows.length > 0
}

export async function deleteSearchesOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from saved_searches where user_id = ${userId}`
}

/** Stops the mails of a search. Null if it is deleted. */
export async function updateStopped(
  sql: Db,
  id: number,
): Promise<{ name: string; userId: number } | null> {
  const [row] = await sql<{ name: string; userId: number }[]>`
    update saved_searches set frequency = 'never' where id = ${id} returning name, user_id`
  return row ?? null
}
