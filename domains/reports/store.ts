import type { ReportCode, ReportState, ReportSubject } from '#contract/people/reports.ts'
import { advertText } from '../lib/sql/advert-text.ts'
import type { Db } from '../deps.ts'
import type { Reporter } from './rules.ts'

/** An object that can be reported. */
export interface Target {
  readonly subject: ReportSubject
  readonly id: number
}

/** Exactly one is null. The visitor is a keyed digest. */
export interface Sender {
  readonly userId: number | null
  readonly visitor: string | null
}

export interface NewReport extends Target, Sender {
  readonly code: ReportCode
  readonly text: string
  readonly createdAt: Date
}

export async function hasReported(
  sql: Db,
  { subject, id }: Target,
  { userId, visitor }: Sender,
): Promise<boolean> {
  const rows = await sql`
    select 1 from reports
    where subject = ${subject} and subject_id = ${id}
      and ${userId === null ? sql`visitor = ${visitor}` : sql`user_id = ${userId}`}`
  return rows.length > 0
}

/** False if the sender has reported the object before. Concurrent copies wait for each other. */
export async function insertReport(sql: Db, report: NewReport): Promise<boolean> {
  const { subject, id, userId, visitor, code, text, createdAt } = report
  const rows = await sql`
    insert into reports (subject, subject_id, user_id, visitor, code, details, created_at)
    values (${subject}, ${id}, ${userId}, ${visitor}, ${code}, ${text}, ${createdAt})
    on conflict do nothing
    returning 1`
  return rows.length > 0
}

/** Record of the user `u` who sent a report; null for a visitor and an erased user. */
function reporterOf(sql: Db) {
  return sql`
    case when u.id is not null then jsonb_build_object('isActive', u.status = 'active',
      'registeredAt', u.created_at, 'hasPhone', u.phone is not null,
      'decided', (select count(*) from reports d where d.user_id = u.id and d.state <> 'open'),
      'upheld', (select count(*) from reports d where d.user_id = u.id and d.state = 'upheld')) end`
}

/** `registeredAt` is ISO 8601. */
type ReporterRow = Omit<Reporter, 'registeredAt'> & { readonly registeredAt: string }

/** Senders of the open reports of an object that have not hidden it yet; null for visitors and erased users. */
export async function listUncounted(
  sql: Db,
  { subject, id }: Target,
): Promise<readonly (Reporter | null)[]> {
  const rows = await sql<{ reporter: ReporterRow | null }[]>`
    select ${reporterOf(sql)} as reporter
    from reports r
    left join users u on u.id = r.user_id
    where r.subject = ${subject} and r.subject_id = ${id} and r.state = 'open' and not r.has_counted`
  return rows.map(({ reporter }) => readReporter(reporter))
}

function readReporter(row: ReporterRow | null): Reporter | null {
  return row && { ...row, registeredAt: new Date(row.registeredAt) }
}

/** Marks the open reports of an object as those that have hidden it. */
export async function markCounted(sql: Db, { subject, id }: Target): Promise<void> {
  await sql`
    update reports set has_counted = true where subject = ${subject} and subject_id = ${id} and state = 'open'`
}

export interface OpenReport extends Target {
  /** Title of the advert, username of a profile or of who is reviewed; empty if it is gone. */
  readonly title: string
  readonly code: ReportCode
  readonly text: string
  /** Null for a visitor and an erased user. */
  readonly reporter: Reporter | null
}

/** All open reports, or those of an object, oldest first. */
export async function listOpen(sql: Db, target?: Target): Promise<OpenReport[]> {
  const ofTarget = target
    ? sql`and r.subject = ${target.subject} and r.subject_id = ${target.id}`
    : sql``
  const rows = await sql<(Omit<OpenReport, 'reporter'> & { reporter: ReporterRow | null })[]>`
    select r.subject, r.subject_id as id, r.code, r.details as text, ${reporterOf(sql)} as reporter,
      coalesce(p.username, c.title, ${advertText(sql, 'title', sql`a.language`)}, '') as title
    from reports r
    left join users u on u.id = r.user_id
    left join adverts a on r.subject = 'advert' and a.id = r.subject_id
    left join messages m on r.subject = 'message' and m.id = r.subject_id
    left join conversations c on c.id = m.conversation_id
    left join reviews v on r.subject = 'review' and v.id = r.subject_id
    left join users p on p.id = case r.subject when 'profile' then r.subject_id else v.subject_id end
    where r.state = 'open' ${ofTarget}
    order by r.id`
  return rows.map((row) => ({ ...row, reporter: readReporter(row.reporter) }))
}

export async function hasOpen(sql: Db, { subject, id }: Target): Promise<boolean> {
  const rows = await sql`
    select 1 from reports where subject = ${subject} and subject_id = ${id} and state = 'open' limit 1`
  return rows.length > 0
}

/** Closes the open reports of an object. Returns their ids. */
export async function closeOpen(
  sql: Db,
  { subject, id }: Target,
  state: Exclude<ReportState, 'open'>,
  now: Date,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    update reports set state = ${state}, decided_at = ${now}
    where subject = ${subject} and subject_id = ${id} and state = 'open'
    returning id`
  return rows.map((row) => row.id)
}

/** A report, or the flag of a review, as its sender sees it. */
export interface OwnReport extends Target {
  /** Title of the advert in the sender's language, or username; empty if others cannot see it any more. */
  readonly title: string
  /** The flag of a review of the sender; the title names its author. */
  readonly isAboutSender: boolean
  /** Of a reported message. */
  readonly conversationId: number | null
  readonly code: ReportCode
  readonly text: string
  readonly state: ReportState
  readonly createdAt: Date
  readonly decidedAt: Date | null
}

/** Newest first. */
export async function listReportsOf(
  sql: Db,
  userId: number,
  { start, size }: { start: number; size: number },
): Promise<OwnReport[]> {
  return sql<OwnReport[]>`
    select r.subject, r.subject_id as id, r.code, r.details as text, r.state, r.created_at, r.decided_at,
      c.id as conversation_id, false as is_about_sender,
      coalesce(p.username, c.title, nullif(${advertText(sql, 'title', sql`u.language`)}, ''),
        ${advertText(sql, 'title', sql`a.language`)}, '') as title
    from reports r
    join users u on u.id = r.user_id
    left join ad_index i on r.subject = 'advert' and i.advert_id = r.subject_id
    left join adverts a on a.id = i.advert_id
    left join messages m on r.subject = 'message' and m.id = r.subject_id
    left join conversations c on c.id = m.conversation_id
    left join reviews v on r.subject = 'review' and v.id = r.subject_id and v.hidden_at is null
    left join users p on p.status = 'active'
      and p.id = case r.subject when 'profile' then r.subject_id else v.subject_id end
    where r.user_id = ${userId}
    union all
    select 'review', f.review_id, f.code, f.text, coalesce(f.outcome, 'open'), f.flagged_at, f.settled_at, null, true,
      coalesce(author.username, '')
    from review_flags f
    join reviews v on v.id = f.review_id
    left join users author on author.id = v.author_id and author.status = 'active'
    where f.user_id = ${userId}
    order by created_at desc, subject, id desc
    offset ${start} limit ${size}`
}

export async function countReportsOf(sql: Db, userId: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select (select count(*) from reports where user_id = ${userId})::int
      + (select count(*) from review_flags where user_id = ${userId})::int as n`
  return row?.n ?? 0
}

/** The reports of a user lose name and text, those of what the user was, wrote or offered their text. */
export async function anonymiseReportsOf(sql: Db, userId: number): Promise<void> {
  await sql`update reports set user_id = null, details = '' where user_id = ${userId}`
  await sql`
    update reports r set details = ''
    where r.details <> '' and case r.subject
      when 'profile' then r.subject_id = ${userId}
      when 'message' then exists (select from messages m where m.id = r.subject_id and m.author_id = ${userId})
      when 'review' then not exists (select from reviews v where v.id = r.subject_id and v.author_id <> ${userId})
      else not exists (select from adverts a where a.id = r.subject_id) end`
}
