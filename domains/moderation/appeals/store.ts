import type { Decision } from '#contract/people/notifications.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { Db } from '../../deps.ts'

/** An appeal with the decision that it is against. */
export interface StoredAppeal {
  readonly id: number
  readonly advertId: number
  readonly userId: number
  readonly text: string
  readonly createdAt: Date
  readonly dueAt: Date
  readonly decision: 'reject' | 'suspend' | 'merge'
  readonly reasons: AdvertReason[]
  readonly decidedAt: Date
  readonly decidedBy: number | null
  readonly decidedByName: string | null
  /** Nobody has decided on the advert after it. */
  readonly isLast: boolean
  /** Until when it hid the advert, where this time was not given back; null: it hides it still, or the time is back. */
  readonly lostUntil: Date | null
}

/** An open appeal. */
export async function findAppeal(sql: Db, id: number): Promise<StoredAppeal | null> {
  const [appeal] = await sql<StoredAppeal[]>`
    select p.id, d.advert_id, p.user_id, p.details as text, p.created_at, p.due_at, d.decision, d.reasons, d.decided_at,
      d.decided_by, u.username as decided_by_name,
      not exists (select from advert_decisions l where l.advert_id = d.advert_id and l.id > d.id) as is_last,
      d.lost_until
    from appeals p
    join advert_decisions d on d.id = p.decision_id
    left join users u on u.id = d.decided_by
    where p.id = ${id} and p.state = 'open'`
  return appeal ?? null
}

export interface OpenAppeal {
  readonly id: number
  readonly advertId: number
  readonly decision: string
  readonly text: string
  readonly dueAt: Date
}

/** Oldest first. */
export async function listOpenAppeals(sql: Db): Promise<OpenAppeal[]> {
  return sql<OpenAppeal[]>`
    select p.id, d.advert_id, d.decision, p.details as text, p.due_at
    from appeals p join advert_decisions d on d.id = p.decision_id
    where p.state = 'open' order by p.created_at, p.id`
}

/** False for one that is not open any more. */
export async function closeAppeal(
  sql: Db,
  id: number,
  closed: {
    readonly state: 'upheld' | 'rejected'
    readonly answer: string
    readonly decidedBy: number | null
    readonly decidedAt: Date
  },
): Promise<boolean> {
  const rows = await sql`
    update appeals set ${sql(closed)} where id = ${id} and state = 'open' returning 1`
  return rows.length > 0
}

/** Marks open appeals whose answer is overdue as told, the oldest first; of adverts that still exist. */
export async function markLate(
  sql: Db,
  now: Date,
  limit: number,
): Promise<{ advertId: number; ownerId: number }[]> {
  return sql<{ advertId: number; ownerId: number }[]>`
    update appeals p set late_told_at = ${now}
    from advert_decisions d
    where d.id = p.decision_id and p.id in (
      select o.id
      from appeals o
      join advert_decisions e on e.id = o.decision_id
      join adverts a on a.id = e.advert_id and a.status <> 'deleted'
      where o.state = 'open' and o.late_told_at is null and o.due_at <= ${now}
      order by o.due_at, o.id
      limit ${limit}
      for update of o skip locked)
    returning d.advert_id, p.user_id as owner_id`
}

/** A decision on an advert, as its owner reads it. */
export interface StoredStatement {
  readonly id: number
  readonly decision: Decision
  readonly reasons: AdvertReason[]
  readonly decidedAt: Date
  readonly suspendedUntil: Date | null
  /** Null: nobody has appealed. */
  readonly appeal: {
    readonly text: string
    readonly state: 'open' | 'upheld' | 'rejected'
    readonly createdAt: string
    readonly dueAt: string
    readonly answer: string
  } | null
}

/** Decisions on an advert of this owner, newest first. */
export async function listStatements(
  sql: Db,
  { advertId, ownerId }: { advertId: number; ownerId: number },
): Promise<StoredStatement[]> {
  return sql<StoredStatement[]>`
    select d.id, d.decision, d.reasons, d.decided_at, d.suspended_until,
      case when p.id is not null then jsonb_build_object('text', p.details, 'state', p.state, 'createdAt', p.created_at,
        'dueAt', p.due_at, 'answer', p.answer) end as appeal
    from advert_decisions d
    join adverts a on a.id = d.advert_id
    left join appeals p on p.decision_id = d.id
    where d.advert_id = ${advertId} and a.owner_id = ${ownerId} and a.status <> 'deleted'
    order by d.id desc limit 50`
}

/** A decision against an advert of this owner, with the advert locked. */
export async function lockDecision(
  sql: Db,
  { decisionId, ownerId }: { decisionId: number; ownerId: number },
): Promise<{ decidedAt: Date } | null> {
  const [found] = await sql<{ decidedAt: Date }[]>`
    select d.decided_at
    from advert_decisions d
    join adverts a on a.id = d.advert_id
    where d.id = ${decisionId} and a.owner_id = ${ownerId} and a.status <> 'deleted'
      and d.decision in ('reject', 'suspend', 'merge')
    for update of a`
  return found ?? null
}

/** False for a decision that was appealed against before. */
export async function insertAppeal(
  sql: Db,
  appeal: {
    readonly decisionId: number
    readonly userId: number
    readonly details: string
    readonly createdAt: Date
    readonly dueAt: Date
  },
): Promise<boolean> {
  const rows = await sql`insert into appeals ${sql(appeal)} on conflict do nothing returning 1`
  return rows.length > 0
}

/** What moderators decided on the adverts of a user, and asked, oldest first, for the export of the user's data. */
export async function listModerationOf(
  sql: Db,
  ownerId: number,
): Promise<{ decisions: object[]; questions: object[] }> {
  const decisions = await sql<Record<string, unknown>[]>`
    select d.advert_id, d.decision, d.reasons, d.decided_at, d.suspended_until, p.details as appeal,
      p.created_at as appealed_at, p.state as appeal_state, p.answer as appeal_answer,
      p.decided_at as appeal_decided_at
    from advert_decisions d
    join adverts a on a.id = d.advert_id
    left join appeals p on p.decision_id = d.id
    where a.owner_id = ${ownerId}
    order by d.id`
  const questions = await sql<Record<string, unknown>[]>`
    select q.advert_id, q.question, q.asked_at, q.answer, q.answered_at
    from moderation_questions q
    join adverts a on a.id = q.advert_id
    where a.owner_id = ${ownerId}
    order by q.id`
  return { decisions, questions }
}
