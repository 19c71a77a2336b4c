import type { PromotionKind } from '#contract/adverts/promotions.ts'
import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import type { Db } from '../../deps.ts'

export type MergeableStatus = Extract<AdvertStatus, 'active' | 'review' | 'archived'>

export interface StoredMerge {
  readonly id: number
  readonly advertId: number
  readonly keptId: number
  readonly status: MergeableStatus
  readonly views: number
  readonly conversations: number[]
  readonly promotions: number[]
}

export async function insertMerge(
  sql: Db,
  merge: Pick<StoredMerge, 'advertId' | 'keptId' | 'status' | 'views'> & {
    readonly promotions: readonly number[]
    readonly mergedBy: number
    readonly mergedAt: Date
  },
): Promise<number> {
  const row = { ...merge, promotions: [...merge.promotions] }
  const [inserted] = await sql<{ id: number }[]>`
    insert into advert_merges ${sql(row)} returning id`
  return inserted?.id ?? 0
}

export async function updateConversations(
  sql: Db,
  mergeId: number,
  conversations: readonly number[],
): Promise<void> {
  await sql`update advert_merges set conversations = ${[...conversations]} where id = ${mergeId}`
}

/** A merge that is in force, by its id or by the merged advert, with its row locked. */
export async function lockMerge(
  sql: Db,
  key: { readonly id: number } | { readonly advertId: number },
): Promise<StoredMerge | null> {
  const [merge] = await sql<StoredMerge[]>`
    select id, advert_id, kept_id, status, views, conversations, promotions from advert_merges
    where undone_at is null and ${'id' in key ? sql`id = ${key.id}` : sql`advert_id = ${key.advertId}`}
    for update`
  return merge ?? null
}

export async function updateUndone(sql: Db, id: number, at: Date): Promise<void> {
  await sql`update advert_merges set undone_at = ${at} where id = ${id}`
}

/** Adds views to an advert, or takes them off again. */
export async function addViews(sql: Db, advertId: number, views: number): Promise<void> {
  await sql`
    insert into advert_views (advert_id, views) values (${advertId}, greatest(0, ${views}::int))
    on conflict (advert_id) do update set views = greatest(0, advert_views.views + ${views}::int)`
}

export async function findViews(sql: Db, advertId: number): Promise<number> {
  const [row] = await sql<{ views: number }[]>`
    select views from advert_views where advert_id = ${advertId}`
  return row?.views ?? 0
}

interface OpenPromotion {
  readonly id: number
  readonly kind: PromotionKind
  readonly startsAt: Date
  /** Null of a bump. */
  readonly endsAt: Date | null
}

/** Bought promotions of an advert that run, wait or have lifts left, in their order. */
export async function listOpenPromotions(
  sql: Db,
  advertId: number,
  now: Date,
): Promise<OpenPromotion[]> {
  return sql<OpenPromotion[]>`
    select b.id, b.kind, b.starts_at, b.ends_at from bought_promotions b
    where b.advert_id = ${advertId} and b.revoked_at is null and (b.ends_at > ${now}
      or b.kind = 'bump' and b.lifts > (select count(*) from promotions p where p.bought_id = b.id))
    order by b.starts_at, b.id`
}

/** When the last promotion of a kind ends that runs or waits; null without one. */
export async function findLastEnd(
  sql: Db,
  { advertId, kind, now }: { advertId: number; kind: PromotionKind; now: Date },
): Promise<Date | null> {
  const [last] = await sql<{ endsAt: Date | null }[]>`
    select max(ends_at) as ends_at from bought_promotions
    where advert_id = ${advertId} and kind = ${kind} and revoked_at is null and ends_at > ${now}`
  return last?.endsAt ?? null
}

export async function updatePromotion(
  sql: Db,
  { id, ...moved }: Omit<OpenPromotion, 'kind'> & { readonly advertId: number },
): Promise<void> {
  await sql`update bought_promotions set ${sql({ ...moved, told: 'nothing' })} where id = ${id}`
}

/** Those of the promotions that still are on one advert go to another one. */
export async function movePromotionsBack(
  sql: Db,
  ids: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  await sql`
    update bought_promotions set advert_id = ${to}, told = 'nothing'
    where id = any (${[...ids]}) and advert_id = ${from}`
}
