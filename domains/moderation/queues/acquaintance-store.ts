import type { Db } from '../../deps.ts'

/** Whether one of two people follows the other, they have talked, or they share a browser or an address. */
export async function areAcquainted(sql: Db, one: number, other: number): Promise<boolean> {
  const [row] = await sql<{ isKnown: boolean }[]>`
    select exists (
        select from follows
        where user_id = ${one} and seller_id = ${other} or user_id = ${other} and seller_id = ${one})
      or exists (
        select from conversations
        where buyer_id = ${one} and seller_id = ${other} or buyer_id = ${other} and seller_id = ${one})
      or exists (
        select from shared_browsers
        where user_id = ${Math.min(one, other)} and other_id = ${Math.max(one, other)})
      or exists (
        select from users a join users b on lower(b.address) = lower(a.address)
        where a.id = ${one} and b.id = ${other} and a.address <> '' and a.place_id = b.place_id) as is_known`
  return row?.isKnown ?? false
}
