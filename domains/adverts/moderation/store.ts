import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { advertText } from '../../lib/sql/advert-text.ts'
import type { Db } from '../../deps.ts'

export interface Queued {
  readonly id: number
  readonly title: string
  readonly description: string
  /** Names of the photos. */
  readonly images: string[]
  readonly username: string
  readonly reviewSince: Date
  readonly reasons: AdvertReason[]
}

export async function listQueue(sql: Db): Promise<Queued[]> {
  return sql<Queued[]>`
    select a.id, u.username, a.review_since, a.reasons, a.images,
      ${advertText(sql, 'description', sql`a.language`)} as description,
      ${advertText(sql, 'title', sql`a.language`)} as title
    from adverts a
    join users u on u.id = a.owner_id
    where a.status = 'review'
    order by a.review_since`
}

export async function findOwnerOf(sql: Db, id: number): Promise<number | null> {
  const [row] = await sql<{ ownerId: number }[]>`select owner_id from adverts where id = ${id}`
  return row?.ownerId ?? null
}

/** Queued adverts that the rules have not been applied to. */
export async function listUnjudged(
  sql: Db,
  limit: number,
): Promise<{ id: number; ownerId: number }[]> {
  return sql<{ id: number; ownerId: number }[]>`
    select id, owner_id from adverts where status = 'review' and reasons = '[]' order by review_since limit ${limit}`
}
