import type { MemberAct } from '#contract/rules/company/member-acts.ts'
import type { Db } from '../../deps.ts'

export interface NewAct {
  readonly companyId: number
  readonly userId: number
  readonly act: MemberAct
  /** 0: none. */
  readonly subject: number
  /** Period in which the same act is one line, counted from 1970. */
  readonly slot: number
}

/** Adds a line, or one to the line of the same period. Returns its id. */
export async function upsertAct(sql: Db, line: NewAct, now: Date): Promise<number> {
  const { companyId, userId, act: kind, subject, slot } = line
  const [row] = await sql<{ id: number }[]>`
    insert into member_acts as a (company_id, user_id, act, subject, slot, at)
    values (${companyId}, ${userId}, ${kind}, ${subject}, ${slot}, ${now})
    on conflict (company_id, user_id, act, subject, slot) do update set times = a.times + 1, at = excluded.at
    returning id::int`
  return row?.id ?? 0
}

/** Takes one from a line; a line of nothing is deleted. */
export async function undoAct(sql: Db, id: number): Promise<void> {
  await sql`update member_acts set times = times - 1 where id = ${id}`
  await sql`delete from member_acts where id = ${id} and times = 0`
}

export interface StoredAct {
  readonly id: number
  readonly username: string
  readonly act: MemberAct
  readonly subject: number | null
  readonly times: number
  readonly at: Date
}

/** The last first. */
export async function listActs(
  sql: Db,
  companyId: number,
  { start, size }: { start: number; size: number },
): Promise<StoredAct[]> {
  return sql<StoredAct[]>`
    select a.id::int, coalesce(u.username, '') as username, a.act, nullif(a.subject, 0)::int as subject, a.times, a.at
    from member_acts a left join users u on u.id = a.user_id
    where a.company_id = ${companyId}
    order by a.at desc, a.id desc offset ${start} limit ${size}`
}

export async function countActs(sql: Db, companyId: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from member_acts where company_id = ${companyId}`
  return row?.n ?? 0
}

/** What a person did for companies, for the export of the person's data. */
export async function listActsBy(
  sql: Db,
  userId: number,
): Promise<(StoredAct & { company: string })[]> {
  return sql<(StoredAct & { company: string })[]>`
    select a.id::int, c.username as company, a.act, nullif(a.subject, 0)::int as subject, a.times, a.at
    from member_acts a join users c on c.id = a.company_id
    where a.user_id = ${userId} order by a.at, a.id`
}

export async function deleteActsBefore(sql: Db, before: Date): Promise<void> {
  await sql`delete from member_acts where at < ${before}`
}

/** Of an erased account: lines of its company go, lines of what it did for others lose the name. */
export async function eraseActsOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from member_acts where company_id = ${userId}`
  await sql`update member_acts set user_id = null where user_id = ${userId}`
}
