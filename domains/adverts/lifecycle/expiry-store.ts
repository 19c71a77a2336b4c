import type { Lang } from '#contract/languages.ts'
import { advertText } from '../../advert-text.ts'
import type { Db } from '../../deps.ts'
import { lifeDays } from '../life-days.ts'

export interface Ending {
  readonly id: number
  readonly ownerId: number
  readonly title: string
  readonly username: string
  readonly email: string
  readonly language: Lang
  /** Days that a renewal gives. */
  readonly lifeDays: number
}

/** Ids of active adverts whose days are over. */
export async function listExpired(sql: Db, now: Date): Promise<{ id: number; ownerId: number }[]> {
  return sql<{ id: number; ownerId: number }[]>`
    select id, owner_id from adverts where status = 'active' and expires_at <= ${now} limit 1000`
}

/** Active adverts that end soon, whose owners have an address and were not told of this end yet. */
export async function listEnding(sql: Db, now: Date, soon: Date, most: number): Promise<Ending[]> {
  return sql<Ending[]>`
    select a.id, a.owner_id, u.username, u.email, u.language,
      coalesce(nullif(${advertText(sql, 'title', sql`a.language`)}, ''), '–') as title,
      ${lifeDays(sql)} as life_days
    from adverts a
    join users u on u.id = a.owner_id
    where a.status = 'active' and a.expires_at > ${now} and a.expires_at <= ${soon}
      and a.notice_sent_at is null and (a.notice_retry_at is null or a.notice_retry_at <= ${now})
      and u.email is not null and u.status = 'active'
    order by a.expires_at
    limit ${most}`
}

/** Drafts on which nobody has worked since then. */
export async function listUntouched(
  sql: Db,
  since: Date,
): Promise<{ id: number; ownerId: number }[]> {
  return sql<{ id: number; ownerId: number }[]>`
    select id, owner_id from adverts where status = 'draft' and touched_at <= ${since} limit 1000`
}

export async function isUntouched(sql: Db, id: number, since: Date): Promise<boolean> {
  const rows = await sql`select 1 from adverts where id = ${id} and touched_at <= ${since}`
  return rows.length > 0
}

/** Takes the notice before it is sent; gives whether this process is the one that sends: two never do. */
export async function takeNotice(sql: Db, id: number, now: Date): Promise<boolean> {
  const rows = await sql`
    update adverts set notice_sent_at = ${now}
    where id = ${id} and notice_sent_at is null and (notice_retry_at is null or notice_retry_at <= ${now})
    returning 1`
  return rows.length > 0
}

/** The notice taken then surely did not go: it waits again. */
export async function putBackNotice(
  sql: Db,
  { id, takenAt, retryAt }: { id: number; takenAt: Date; retryAt: Date },
): Promise<void> {
  await sql`
    update adverts set notice_sent_at = null, notice_retry_at = ${retryAt}
    where id = ${id} and notice_sent_at = ${takenAt}`
}

export async function upsertRenewal(
  sql: Db,
  link: { digest: string; advertId: number; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into renewal_links ${sql(link, 'digest', 'advertId', 'expiresAt')}
    on conflict (advert_id) do update set digest = excluded.digest, expires_at = excluded.expires_at`
}

/** Uses the link up. Gives its advert and owner. */
export async function deleteRenewal(
  sql: Db,
  digest: string,
  now: Date,
): Promise<{ id: number; ownerId: number } | null> {
  const [link] = await sql<{ id: number; ownerId: number }[]>`
    delete from renewal_links l using adverts a
    where l.digest = ${digest} and l.expires_at > ${now} and a.id = l.advert_id and a.status = 'active'
    returning a.id, a.owner_id`
  return link ?? null
}
