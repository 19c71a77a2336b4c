import type { Lang } from '#contract/languages.ts'
import { advertText } from '../../lib/sql/advert-text.ts'
import type { Db } from '../../deps.ts'
import { lifeDays } from '../life-days.ts'

/** What the notice of an advert that expires soon says. */
export interface Ending {
  readonly title: string
  /** Greets the person; empty: none is given. */
  readonly fullName: string
  readonly email: string
  readonly language: Lang
  /** Days until expiry after a renewal. */
  readonly lifeDays: number
}

/** Active adverts past their expiry. */
export async function listExpired(sql: Db, now: Date): Promise<{ id: number; ownerId: number }[]> {
  return sql<{ id: number; ownerId: number }[]>`
    select id, owner_id from adverts where status = 'active' and expires_at <= ${now} limit 1000`
}

/**
 * Marks active adverts that expire soon, of owners with an e-mail address, for which no notice of this expiry was
 * queued; at most so many.
 */
export async function takeEnding(
  sql: Db,
  { now, soon, most }: { readonly now: Date; readonly soon: Date; readonly most: number },
): Promise<{ id: number; ownerId: number }[]> {
  return sql<{ id: number; ownerId: number }[]>`
    update adverts set notice_sent_at = ${now}
    where id = any (array(
      select a.id from adverts a
      join users u on u.id = a.owner_id
      where a.status = 'active' and a.expires_at > ${now} and a.expires_at <= ${soon} and a.notice_sent_at is null
        and u.email is not null and u.status = 'active'
      order by a.expires_at
      limit ${most}
      for no key update of a skip locked))
    returning id, owner_id`
}

/** Null for an advert that does not expire soon any more, or whose owner cannot be reached. */
export async function findEnding(
  sql: Db,
  id: number,
  { now, soon }: { readonly now: Date; readonly soon: Date },
): Promise<Ending | null> {
  const [ending] = await sql<Ending[]>`
    select u.full_name, u.email, u.language, coalesce(nullif(${advertText(sql, 'title', sql`a.language`)}, ''), '–') as title,
      ${lifeDays(sql)} as life_days
    from adverts a
    join users u on u.id = a.owner_id
    where a.id = ${id} and a.status = 'active' and a.expires_at > ${now} and a.expires_at <= ${soon}
      and u.email is not null and u.status = 'active'`
  return ending ?? null
}

/** Drafts without changes since then. */
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

export async function upsertRenewal(
  sql: Db,
  link: { digest: string; advertId: number; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into renewal_links ${sql(link, 'digest', 'advertId', 'expiresAt')}
    on conflict (advert_id) do update set digest = excluded.digest, expires_at = excluded.expires_at`
}

/** Advert and owner of a link; null for an unknown one. */
export async function findRenewal(
  sql: Db,
  digest: string,
  now: Date,
): Promise<{ id: number; ownerId: number } | null> {
  const [link] = await sql<{ id: number; ownerId: number }[]>`
    select a.id, a.owner_id
    from renewal_links l
    join adverts a on a.id = l.advert_id
    where l.digest = ${digest} and l.expires_at > ${now} and a.status = 'active'`
  return link ?? null
}

/** Consumes the link. False: it is spent. */
export async function deleteRenewal(sql: Db, digest: string): Promise<boolean> {
  const rows = await sql`delete from renewal_links where digest = ${digest} returning 1`
  return rows.length > 0
}
