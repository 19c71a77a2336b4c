import type { AlertFrequency } from '#contract/saved-searches.ts'
import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

/** What the mail of a search says. */
export interface SearchMail {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly frequency: AlertFrequency
  readonly sentAt: Date | null
  /** Greets the person; empty: none is given. */
  readonly fullName: string
  /** Null: there is no recipient, or what was to be mailed at once was read before. */
  readonly email: string | null
  readonly language: Lang
  /** Adverts that were not mailed, public or not. */
  readonly hits: number[]
  /** The public ones, newest first. */
  readonly advertIds: number[]
}

/** Null for a search that is deleted. */
export async function findSearchMail(sql: Db, id: number): Promise<SearchMail | null> {
  const [mail] = await sql<SearchMail[]>`
    with hits as (select advert_id from saved_search_hits where saved_search_id = ${id} and not is_mailed)
    select s.id, s.name, s.address, s.frequency, s.sent_at, u.full_name, u.language,
      case when u.status = 'active' and (s.frequency <> 'now' or exists (
        select 1 from notifications n where n.saved_search_id = s.id and not n.is_read)) then u.email end as email,
      array(select advert_id from hits) as hits,
      array(select i.advert_id from hits join ad_index i on i.advert_id = hits.advert_id order by i.seq desc) as advert_ids
    from saved_searches s
    join users u on u.id = s.user_id
    where s.id = ${id} and s.frequency <> 'never'`
  return mail ?? null
}

export async function markHitsMailed(
  sql: Db,
  id: number,
  advertIds: readonly number[],
): Promise<void> {
  await sql`
    update saved_search_hits set is_mailed = true
    where saved_search_id = ${id} and advert_id = any (${[...advertIds]})`
}

export async function updateSent(sql: Db, id: number, sentAt: Date): Promise<void> {
  await sql`update saved_searches set sent_at = ${sentAt} where id = ${id}`
}
