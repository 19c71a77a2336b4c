import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { questionDays } from '#contract/rules/moderation/limits.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { CaseKind, QueueName } from '#contract/rules/moderation/queues.ts'
import { advertText } from '../../lib/sql/advert-text.ts'
import type { Db } from '../../deps.ts'

/** What names a case; the same object in two queues is one case for claims and decisions. */
export interface CaseKey {
  readonly kind: CaseKind
  readonly id: number
}

/** SQL: no open report of the advert `a`, so that it is in one queue alone. */
function isUnreported(sql: Db) {
  return sql`not exists (
    select 1 from reports r where r.subject = 'advert' and r.subject_id = a.id and r.state = 'open')`
}

/** SQL: nobody waits for the owner of the advert `a` to answer. */
function isUnasked(sql: Db, now: Date) {
  const since = new Date(now.getTime() - questionDays * dayMs)
  return sql`not exists (
    select 1 from moderation_questions q
    where q.advert_id = a.id and q.answer is null and q.asked_at > ${since} and q.asked_at >= a.review_since)`
}

function heldAdverts(sql: Db, now: Date, isEdited: boolean) {
  // Without reasons the rules have yet to judge it, and may approve it.
  return sql`
    select 'advert' as kind, a.id, a.review_since as since, a.owner_id, null::int as decided_by,
      '{}'::int[] as concerned
    from adverts a
    where a.status = 'review' and a.is_edited = ${isEdited} and a.reasons <> '[]'
      and ${isUnreported(sql)} and ${isUnasked(sql, now)}`
}

type Cases = (sql: Db, now: Date) => ReturnType<typeof heldAdverts>

/**
 * SQL of the cases of each queue: kind, id, since when, whose, who has decided on it before, and whom else it concerns:
 * who has reported or flagged it, and to whom or about whom it was written.
 */
const queueCases: Readonly<Record<QueueName, Cases>> = {
  new: (sql, now) => heldAdverts(sql, now, false),
  edited: (sql, now) => heldAdverts(sql, now, true),
  reported: (sql, now) => sql`
    select r.subject as kind, r.subject_id as id, min(r.created_at) as since,
      case r.subject when 'advert' then (select owner_id from adverts where id = r.subject_id)
        when 'message' then (select author_id from messages where id = r.subject_id)
        when 'review' then (select author_id from reviews where id = r.subject_id)
        else r.subject_id end as owner_id, null::int as decided_by,
      array_remove(array_agg(r.user_id), null) || case r.subject
        when 'message' then (select array[c.buyer_id, c.seller_id] from messages m
          join conversations c on c.id = m.conversation_id where m.id = r.subject_id)
        when 'review' then (select array[subject_id] from reviews where id = r.subject_id)
        end as concerned
    from reports r
    where r.state = 'open' and not (r.subject = 'advert' and exists (
      select 1 from adverts a where a.id = r.subject_id and not ${isUnasked(sql, now)}))
    group by r.subject, r.subject_id`,
  messages: (sql) => sql`
    select 'message' as kind, m.id, m.sent_at as since, m.author_id as owner_id, null::int as decided_by,
      array[c.buyer_id, c.seller_id] as concerned
    from messages m join conversations c on c.id = m.conversation_id
    where m.is_held and not m.is_refused`,
  reviews: (sql) => sql`
    select 'review' as kind, v.id, min(f.flagged_at) as since, v.author_id as owner_id, null::int as decided_by,
      array_agg(f.user_id) || v.subject_id as concerned
    from review_flags f join reviews v on v.id = f.review_id
    where f.settled_at is null
    group by v.id`,
  appeals: (sql) => sql`
    select 'appeal' as kind, p.id, p.created_at as since, p.user_id as owner_id, d.decided_by,
      array(select r.user_id from reports r
        where r.subject = 'advert' and r.subject_id = d.advert_id and r.user_id is not null) as concerned
    from appeals p join advert_decisions d on d.id = p.decision_id
    where p.state = 'open'`,
}

/** SQL: the cases of a queue that wait: nobody has decided on them a moment ago. */
function waiting(sql: Db, queue: QueueName, now: Date) {
  return sql`
    select c.* from (${queueCases[queue](sql, now)}) c
    where not exists (
      select 1 from moderation_actions m where m.kind = c.kind and m.subject_id = c.id and m.state = 'pending')`
}

export interface QueueState {
  readonly count: number
  readonly late: number
  readonly oldestAt: Date | null
}

/** Number of waiting cases, of those that wait since before `lateSince`, and the oldest. */
export async function findQueueState(
  sql: Db,
  queue: QueueName,
  { now, lateSince }: { now: Date; lateSince: Date },
): Promise<QueueState> {
  const [state] = await sql<QueueState[]>`
    select count(*)::int as count, count(*) filter (where since < ${lateSince})::int as late, min(since) as oldest_at
    from (${waiting(sql, queue, now)}) w`
  return state ?? { count: 0, late: 0, oldestAt: null }
}

export interface Waiting extends CaseKey {
  readonly since: Date
  /** Microseconds since 1970 in digits: the cursor. */
  readonly at: string
  readonly ownerId: number | null
  readonly decidedBy: number | null
  /** Users whom it concerns besides its owner. */
  readonly concerned: readonly number[]
}

/** Position after which a page begins. */
export interface CaseCursor extends CaseKey {
  readonly at: string
}

/** Waiting cases, oldest first. */
export async function listWaiting(
  sql: Db,
  queue: QueueName,
  { after, size, now }: { after: CaseCursor | null; size: number; now: Date },
): Promise<Waiting[]> {
  const from = after
    ? sql`where (since, kind, id) >
        (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.kind}::text, ${after.id}::int)`
    : sql``
  return sql<Waiting[]>`
    select kind, id, since, (extract(epoch from since) * 1000000)::bigint::text as at, owner_id, decided_by,
      concerned
    from (${waiting(sql, queue, now)}) w
    ${from}
    order by since, kind, id
    limit ${size}`
}

/** One waiting case of a queue; null if it was decided, or is gone. */
export async function findWaiting(
  sql: Db,
  queue: QueueName,
  { kind, id }: CaseKey,
  now: Date,
): Promise<Waiting | null> {
  const [found] = await sql<Waiting[]>`
    select kind, id, since, '' as at, owner_id, decided_by, concerned
    from (${waiting(sql, queue, now)}) w
    where kind = ${kind} and id = ${id}`
  return found ?? null
}

/** What a line of the list says of a case. */
export interface CaseSummary extends CaseKey {
  readonly title: string
  readonly owner: string
  readonly image: string | null
  readonly reasons: AdvertReason[]
  readonly seen: string
}

export async function listSummaries(sql: Db, keys: readonly CaseKey[]): Promise<CaseSummary[]> {
  return sql<CaseSummary[]>`
    select k.kind, k.id, coalesce(u.username, '') as owner, a.images[1] as image,
      coalesce(a.reasons, '[]'::jsonb) as reasons, ${stamp(sql)} as seen,
      coalesce(nullif(${advertText(sql, 'title', sql`a.language`)}, ''), left(m.text, 120), left(v.text, 120), u.username,
        '') as title
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ id }) => id)}::int[]) k (kind, id)
    ${subjectsOf(sql)}`
}

/** SQL: what the cases `k` are about: adverts `a`, messages `m`, reviews `v`, appeals `p`, and whose: `u`. */
function subjectsOf(sql: Db) {
  return sql`
    left join appeals p on k.kind = 'appeal' and p.id = k.id
    left join advert_decisions d on d.id = p.decision_id
    left join adverts a on a.id = case k.kind when 'advert' then k.id else d.advert_id end
    left join messages m on k.kind = 'message' and m.id = k.id
    left join reviews v on k.kind = 'review' and v.id = k.id
    left join users u on u.id = case k.kind when 'profile' then k.id
      else coalesce(a.owner_id, m.author_id, v.author_id) end`
}

/**
 * SQL: changes with everything that a moderator decides on. Messages cannot be changed, and an appeal is about the
 * advert as it is.
 */
function stamp(sql: Db) {
  return sql`coalesce(a.status || extract(epoch from a.touched_at), m.is_held::text,
    coalesce(v.edited_at, v.answered_at, v.written_at)::text, 'same')`
}

/** The present stamp of a case; `gone` for one about something erased, whose reports are still open. */
export async function findStamp(sql: Db, { kind, id }: CaseKey): Promise<string> {
  const [found] = await sql<{ seen: string }[]>`
    select ${stamp(sql)} as seen
    from (values (${kind}::text, ${id}::int)) k (kind, id)
    ${subjectsOf(sql)}
    where coalesce(a.id, m.id, v.id, u.id) is not null`
  return found?.seen ?? 'gone'
}
