import type { Db } from '../deps.ts'

/** Of a public advert; the phone is empty where the seller keeps it. */
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

/** Whether the account has a proved number and was opened before then. */
export async function hasHistory(sql: Db, userId: number, openedBefore: Date): Promise<boolean> {
  const rows = await sql`
    select 1 from users where id = ${userId} and phone is not null and created_at < ${openedBefore}`
  return rows.length > 0
}

export async function insertReveal(
  sql: Db,
  reveal: { advertId: number; viewer: string; day: string; revealedAt: Date },
): Promise<void> {
  await sql`
    insert into phone_reveals ${sql(reveal, 'advertId', 'viewer', 'day', 'revealedAt')}
    on conflict do nothing`
}
