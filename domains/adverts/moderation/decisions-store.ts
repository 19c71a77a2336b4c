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
  /** Of a suspension: nobody has approved the content. */
  readonly needsApproval: boolean
}

export async function insertDecision(sql: Db, made: NewDecision): Promise<void> {
  const { reasons, ...row } = made
  const json = sql.json(reasons.map((reason) => ({ ...reason })))
  await sql`insert into advert_decisions ${sql({ ...row, reasons: json })}`
}

/** Adverts whose suspension has ended. */
export async function listEndedSuspensions(
  sql: Db,
  now: Date,
  limit: number,
): Promise<{ id: number; needsApproval: boolean }[]> {
  return sql<{ id: number; needsApproval: boolean }[]>`
    select a.id, coalesce((select d.needs_approval from advert_decisions d where d.advert_id = a.id
      order by d.id desc limit 1), true) as needs_approval
    from adverts a where a.status = 'suspended' and a.suspended_until <= ${now}
    order by a.suspended_until limit ${limit}`
}

/** Notes that the time for which the last decision hid the advert is not given back. */
export async function updateLostUntil(sql: Db, advertId: number, lostUntil: Date): Promise<void> {
  await sql`
    update advert_decisions set lost_until = ${lostUntil}
    where id = (select max(id) from advert_decisions where advert_id = ${advertId})
      and decision in ('reject', 'suspend')`
}

/** Moves the end of an advert back by a time for which it was hidden wrongly. */
export async function updateLongerLife(
  sql: Db,
  id: number,
  { from, until }: { from: Date; until: Date },
): Promise<void> {
  await sql`
    update adverts
    set expires_at = expires_at + (${until}::timestamptz - ${from}::timestamptz), notice_sent_at = null
    where id = ${id} and expires_at is not null`
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
