import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

/** A due mail, whose adverts are already marked as mailed. */
export interface DueMail {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly username: string
  /** Null: there is no recipient, or what was to be mailed at once was read before. */
  readonly email: string | null
  readonly language: Lang
  /** Public adverts, newest first. */
  readonly advertIds: number[]
}

/** Claims the oldest due search before its mail is sent, so that it is sent at most once. Null if none is due. */
export async function takeDue(sql: Db, now: Date): Promise<DueMail | null> {
  const [mail] = await sql<DueMail[]>`
    with due as materialized (
      select id from saved_searches where mail_due_at <= ${now} order by mail_due_at limit 1 for update skip locked
    ),
    claimed as (
      update saved_searches set mail_due_at = null, sent_at = ${now}
      where id in (select id from due)
      returning id, name, address, user_id, frequency
    ),
    mailed as (
      update saved_search_hits set is_mailed = true
      where saved_search_id in (select id from due) and not is_mailed
      returning advert_id
    )
    select s.id, s.name, s.address, u.username, u.language,
      case when u.status = 'active' and (s.frequency <> 'now' or exists (
        select 1 from notifications n where n.saved_search_id = s.id and not n.is_read)) then u.email end as email,
      coalesce((select array_agg(i.advert_id order by i.seq desc) from mailed join ad_index i on i.advert_id = mailed.advert_id),
        '{}') as advert_ids
    from claimed s
    join users u on u.id = s.user_id`
  return mail ?? null
}

/** Reschedules a mail that was certainly not sent. */
export async function putBack(
  sql: Db,
  { id, advertIds }: Pick<DueMail, 'id' | 'advertIds'>,
  dueAt: Date,
): Promise<void> {
  await sql`
    with waiting as (
      update saved_searches set mail_due_at = ${dueAt} where id = ${id} and frequency <> 'never' returning id
    )
    update saved_search_hits h set is_mailed = false
    from waiting
    where h.saved_search_id = waiting.id and h.advert_id = any (${advertIds})`
}
