import type { PromotionKind } from '#contract/adverts/promotions.ts'
import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import type { Db } from '../../deps.ts'

/** State of an advert, with its row locked until the end of the transaction; null if it is deleted. */
export async function lockPromotable(sql: Db, advertId: number): Promise<AdvertStatus | null> {
  const [advert] = await sql<{ status: AdvertStatus }[]>`
    select status from adverts where id = ${advertId} and status <> 'deleted' for no key update`
  return advert?.status ?? null
}

export async function hasPromotion(sql: Db, key: string): Promise<boolean> {
  const rows = await sql`select 1 from bought_promotions where key = ${key}`
  return rows.length > 0
}

/** When the last promotion of a kind ends that runs or waits; null without one. */
export async function findLastEnd(
  sql: Db,
  { advertId, kind, at }: { advertId: number; kind: PromotionKind; at: Date },
): Promise<Date | null> {
  const [last] = await sql<{ endsAt: Date | null }[]>`
    select max(ends_at) as ends_at from bought_promotions
    where advert_id = ${advertId} and kind = ${kind} and revoked_at is null and ends_at > ${at}`
  return last?.endsAt ?? null
}

/** Returns the id; null if the key is known. */
export async function insertBought(
  sql: Db,
  bought: {
    advertId: number
    kind: PromotionKind
    key: string
    lifts: number | null
    grantedAt: Date
    startsAt: Date
    endsAt: Date | null
  },
): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    insert into bought_promotions ${sql(bought)} on conflict (key) do nothing returning id`
  return row?.id ?? null
}

/** A revoked promotion that ended later than it was revoked. */
interface Gap {
  readonly advertId: number
  readonly kind: PromotionKind
  readonly endsAt: Date
  /** Seconds that it would have run on. */
  readonly seconds: number
}

/** Null for an unknown or revoked key, and where nothing can wait for its end. */
export async function revokeBought(sql: Db, key: string, at: Date): Promise<Gap | null> {
  const [gap] = await sql<Gap[]>`
    with revoked as (
      update bought_promotions set revoked_at = ${at}
      where key = ${key} and revoked_at is null
      returning advert_id, kind, starts_at, ends_at
    )
    select advert_id, kind, ends_at,
      extract(epoch from ends_at - greatest(starts_at, ${at}::timestamptz))::float8 as seconds
    from revoked where ends_at > ${at}`
  return gap ?? null
}

/** Moves the promotions that were to follow a revoked one up to its place. */
export async function closeGap(sql: Db, { advertId, kind, endsAt, seconds }: Gap): Promise<void> {
  await sql`
    update bought_promotions
    set starts_at = starts_at - make_interval(secs => ${seconds}), ends_at = ends_at - make_interval(secs => ${seconds})
    where advert_id = ${advertId} and kind = ${kind} and revoked_at is null and starts_at >= ${endsAt}`
}
