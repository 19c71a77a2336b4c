import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { CaseDecision, QueueName } from '#contract/rules/moderation/queues.ts'
import type { Db } from '../../deps.ts'
import type { CaseKey } from '../queues/service.ts'

/** What a decision says besides itself. */
export interface ActionDetails {
  readonly reasons?: readonly AdvertReason[]
  /** Days of a suspension; absent: for good. */
  readonly days?: number
  readonly subcategory?: string
  readonly text?: string
}

export interface Action extends CaseKey {
  readonly staffId: number
  readonly queue: QueueName
  readonly decision: CaseDecision
  readonly details: ActionDetails
  readonly seen: string
  readonly decidedAt: Date
  readonly dueAt: Date
}

/** Returns its id; null if somebody has decided on the case already. */
export async function insertAction(sql: Db, action: Action): Promise<number | null> {
  const { id: subjectId, details, ...row } = action
  const { reasons, ...plain } = details
  const json = sql.json({
    ...plain,
    ...(reasons && { reasons: reasons.map((reason) => ({ ...reason })) }),
  })
  const [inserted] = await sql<{ id: number }[]>`
    insert into moderation_actions ${sql({ ...row, subjectId, details: json })}
    on conflict (kind, subject_id) where state = 'pending' do nothing
    returning id`
  return inserted?.id ?? null
}

export interface PendingAction extends Omit<Action, 'decidedAt' | 'dueAt'> {
  readonly actionId: number
}

/** Decisions that can no longer be undone, in their order. */
export async function listDue(sql: Db, now: Date, limit: number): Promise<PendingAction[]> {
  return sql<PendingAction[]>`
    select id as action_id, staff_id, queue, kind, subject_id as id, decision, details, seen
    from moderation_actions
    where state = 'pending' and due_at <= ${now}
    order by due_at, id limit ${limit}`
}

/** False if it is no longer pending. */
export async function updateState(
  sql: Db,
  actionId: number,
  state: 'done' | 'void',
): Promise<boolean> {
  const rows = await sql`
    update moderation_actions set state = ${state} where id = ${actionId} and state = 'pending' returning 1`
  return rows.length > 0
}

/** Takes back those of the decisions that are the member's own and not due yet. */
export async function undoPending(
  sql: Db,
  { staffId, ids, now }: { staffId: number; ids: readonly number[]; now: Date },
): Promise<(CaseKey & { actionId: number; queue: QueueName; decision: CaseDecision })[]> {
  return sql<(CaseKey & { actionId: number; queue: QueueName; decision: CaseDecision })[]>`
    update moderation_actions set state = 'undone'
    where id = any (${[...ids]}) and staff_id = ${staffId} and state = 'pending' and due_at > ${now}
    returning id as action_id, queue, kind, subject_id as id, decision`
}

export async function deleteActionsBefore(sql: Db, before: Date): Promise<void> {
  await sql`delete from moderation_actions where decided_at < ${before} and state <> 'pending'`
}

/** Decisions on adverts and appeals that are erased. */
export async function deleteOrphans(sql: Db): Promise<void> {
  await sql`
    delete from moderation_actions m
    where m.kind = 'advert' and not exists (select from adverts a where a.id = m.subject_id)
      or m.kind = 'appeal' and not exists (select from appeals p where p.id = m.subject_id)`
}
