import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Decision } from '#contract/people/notifications.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { Db } from '../../deps.ts'

export interface NewDecision {
  readonly advertId: number
  readonly decision: Decision
  readonly reasons: readonly AdvertReason[]
  /** Null: at the command line, or by time. */
  readonly decidedBy: number | null
  readonly decidedAt: Date
  /** Of a suspension; null: for good. */
  readonly suspendedUntil: Date | null
}

export async function insertDecision(sql: Db, made: NewDecision): Promise<void> {
  const { reasons, ...row } = made
  const json = sql.json(reasons.map((reason) => ({ ...reason })))
  await sql`insert into advert_decisions ${sql({ ...row, reasons: json })}`
}

/** Ids of adverts whose suspension has ended. */
export async function listEndedSuspensions(sql: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from adverts where status = 'suspended' and suspended_until <= ${now}
    order by suspended_until limit ${limit}`
  return rows.map(({ id }) => id)
}

/** False for an unknown subcategory. */
export async function updateSubcategory(
  sql: Db,
  id: number,
  slug: string,
  attributes: AttributeValues,
): Promise<boolean> {
  const moved = await sql`
    update adverts a set category_id = s.category_id, subcategory_id = s.id, attributes = ${sql.json(attributes)}
    from subcategories s
    where a.id = ${id} and s.slug = ${slug} and s.is_offered
    returning 1`
  return moved.length > 0
}
