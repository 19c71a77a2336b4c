import type { Db } from '../../deps.ts'

/** Phone of the seller of a public advert; empty if hidden. */
export async function findSellerPhone(
  sql: Db,
  advertId: number,
): Promise<{ ownerId: number; phone: string } | null> {
  const [seller] = await sql<{ ownerId: number; phone: string }[]>`
    select a.owner_id, case when a.shows_phone then coalesce(u.phone, '') else '' end as phone
    from adverts a
    join users u on u.id = a.owner_id
    where a.id = ${advertId} and a.status = 'active' and a.is_public and a.is_owner_active`
  return seller ?? null
}

/** Whether the account has a verified number and was created before then. */
export async function hasHistory(sql: Db, userId: number, openedBefore: Date): Promise<boolean> {
  const rows = await sql`
    select 1 from users where id = ${userId} and phone is not null and created_at < ${openedBefore}`
  return rows.length > 0
}

/** Counts a reveal once per day and viewer; `viewer` is a keyed digest. */
export async function countReveal(
  sql: Db,
  reveal: { advertId: number; viewer: string; day: string },
): Promise<void> {
  await sql`
    with marked as (
      insert into phone_reveals ${sql(reveal, 'advertId', 'viewer', 'day')}
      on conflict do nothing
      returning advert_id, day
    )
    insert into advert_reveals (advert_id, day, reveals)
    select advert_id, day, 1 from marked
    on conflict (advert_id, day) do update set reveals = advert_reveals.reveals + 1`
}

/** Deletes viewers of past days, which are needed only to count once per day. */
export async function deletePastRevealViewers(sql: Db, today: string): Promise<void> {
  await sql`delete from phone_reveals where day < ${today}::date`
}
