import type { Db } from '../../deps.ts'

export interface ForSale {
  readonly id: number
  readonly categorySlug: string | null
  /** Active and shown to everybody. */
  readonly isOffered: boolean
  readonly reservedFor: number | null
}

/** Locks an advert until the end of the transaction. `reservedFor` is null after the reservation has ended. */
export async function lockForSale(sql: Db, id: number, now: Date): Promise<ForSale | null> {
  const [advert] = await sql<ForSale[]>`
    select a.id, c.slug as category_slug, a.status = 'active' and a.is_public and a.is_owner_active as is_offered,
      case when a.reserved_until > ${now} then a.reserved_for end as reserved_for
    from adverts a
    left join categories c on c.id = a.category_id
    where a.id = ${id}
    for update of a`
  return advert ?? null
}

export async function updateReservation(
  sql: Db,
  id: number,
  reservation: { readonly buyerId: number; readonly until: Date } | null,
): Promise<void> {
  await sql`
    update adverts set reserved_until = ${reservation?.until ?? null}, reserved_for = ${reservation?.buyerId ?? null}
    where id = ${id}`
}

/** Ends reservations that are over; returns their adverts. */
export async function deletePastReservations(
  sql: Db,
  now: Date,
): Promise<{ id: number; categorySlug: string | null }[]> {
  return sql<{ id: number; categorySlug: string | null }[]>`
    update adverts a set reserved_until = null, reserved_for = null
    where a.reserved_until <= ${now}
    returning a.id, (select c.slug from categories c where c.id = a.category_id) as category_slug`
}
