import type { Role } from '#contract/rules/staff/rights.ts'
import type { Db } from '../../deps.ts'
import { advertText } from '../../lib/sql/advert-text.ts'
import { personColumns, type FoundRow } from '../search/store.ts'

export interface PersonRow extends FoundRow {
  readonly email: string
  readonly language: string
  readonly roles: Role[]
  readonly hasSecondFactor: boolean
  readonly verifiedAt: Date | null
}

export async function findPerson(sql: Db, id: number, now: Date): Promise<PersonRow | null> {
  const [person] = await sql<PersonRow[]>`
    select ${personColumns(sql, now)}, coalesce(u.email, '') as email, u.language, u.has_second_factor, u.verified_at,
      array(select role from staff_roles where user_id = u.id order by role) as roles
    from users u where u.id = ${id}`
  return person ?? null
}

export interface ItemRow {
  readonly id: number
  readonly title: string
  readonly status: string
  readonly createdAt: Date
}

const items = 50

/** Newest first, at most 50. */
export async function listItems(sql: Db, ownerId: number): Promise<ItemRow[]> {
  return sql<ItemRow[]>`
    select a.id, coalesce(${advertText(sql, 'title', sql`a.language`)}, '') as title, a.status, a.created_at
    from adverts a where a.owner_id = ${ownerId} order by a.id desc limit ${items}`
}

interface Counted {
  readonly key: string
  readonly n: number
}

function byKey(rows: readonly Counted[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]))
}

export async function countItems(sql: Db, ownerId: number): Promise<Record<string, number>> {
  return byKey(
    await sql<Counted[]>`
    select status as key, count(*)::int as n from adverts where owner_id = ${ownerId} group by 1 order by 1`,
  )
}

export async function countReportsBy(sql: Db, userId: number): Promise<Record<string, number>> {
  return byKey(
    await sql<Counted[]>`
    select state as key, count(*)::int as n from reports where user_id = ${userId} group by 1 order by 1`,
  )
}

export interface ReportRow {
  readonly id: number
  readonly subject: string
  readonly subjectId: number
  readonly code: number
  readonly text: string
  readonly state: string
  readonly createdAt: Date
}

/** About the person's profile, adverts, messages and reviews, newest first, at most 20. */
export async function listReportsAbout(sql: Db, userId: number): Promise<ReportRow[]> {
  return sql<ReportRow[]>`
    select r.id, r.subject, r.subject_id, r.code, r.details as text, r.state, r.created_at
    from reports r
    where (r.subject = 'profile' and r.subject_id = ${userId})
      or (r.subject = 'advert' and exists (select from adverts a where a.id = r.subject_id and a.owner_id = ${userId}))
      or (r.subject = 'message' and exists (select from messages m where m.id = r.subject_id and m.author_id = ${userId}))
      or (r.subject = 'review' and exists (select from reviews v where v.id = r.subject_id and v.author_id = ${userId}))
    order by r.id desc
    limit 20`
}

export interface SharedBrowserRow {
  readonly id: number
  readonly username: string
  readonly status: string
  readonly seenAt: Date
}

export async function listSharedBrowsers(sql: Db, userId: number): Promise<SharedBrowserRow[]> {
  return sql<SharedBrowserRow[]>`
    select u.id, u.username, u.status, s.seen_at
    from shared_browsers s
    join users u on u.id = case when s.user_id = ${userId} then s.other_id else s.user_id end
    where ${userId} in (s.user_id, s.other_id)
    order by s.seen_at desc
    limit 20`
}

export interface BillRow {
  readonly id: number
  readonly year: number
  readonly serial: number
  readonly state: string
  readonly totalBani: number
  readonly issuedAt: Date
}

/** Newest first, at most 20. */
export async function listBillsOf(sql: Db, userId: number): Promise<BillRow[]> {
  return sql<BillRow[]>`
    select id, year, serial, state, total_bani::float8 as total_bani, issued_at
    from bills where buyer_id = ${userId} order by id desc limit 20`
}

export interface NoteRow {
  readonly id: number
  readonly author: string
  readonly text: string
  readonly writtenAt: Date
}

/** Newest first, at most 100. */
export async function listNotes(sql: Db, userId: number): Promise<NoteRow[]> {
  return sql<NoteRow[]>`
    select n.id, u.username as author, n.text, n.written_at
    from account_notes n join users u on u.id = n.staff_id
    where n.user_id = ${userId} order by n.id desc limit 100`
}
