import type { Db } from '../../deps.ts'

export interface Case {
  readonly queue: string
  readonly subjectId: number
}

export interface Claim {
  readonly subjectId: number
  readonly staffId: number
  readonly username: string
  readonly claimedAt: Date
}

/** Takes a case that nobody has, or whose claim was made before `lapsed`. Returns whether it is taken. */
export async function upsertClaim(
  sql: Db,
  { queue, subjectId }: Case,
  { staffId, now, lapsed }: { staffId: number; now: Date; lapsed: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into staff_claims (queue, subject_id, staff_id, claimed_at)
    values (${queue}, ${subjectId}, ${staffId}, ${now})
    on conflict (queue, subject_id) do update set staff_id = excluded.staff_id, claimed_at = excluded.claimed_at
      where staff_claims.staff_id = excluded.staff_id or staff_claims.claimed_at <= ${lapsed}
    returning 1`
  return rows.length > 0
}

/** Claims of a queue made after `lapsed`. */
export async function listClaims(sql: Db, queue: string, lapsed: Date): Promise<Claim[]> {
  return sql<Claim[]>`
    select c.subject_id::int, c.staff_id, u.username, c.claimed_at
    from staff_claims c
    join users u on u.id = c.staff_id
    where c.queue = ${queue} and c.claimed_at > ${lapsed}`
}

/** Locks a claim of one's own that has not lapsed until the end of the transaction. */
export async function lockClaim(
  sql: Db,
  { queue, subjectId }: Case,
  { staffId, lapsed }: { staffId: number; lapsed: Date },
): Promise<boolean> {
  const rows = await sql`
    select from staff_claims
    where queue = ${queue} and subject_id = ${subjectId} and staff_id = ${staffId} and claimed_at > ${lapsed}
    for update`
  return rows.length > 0
}

export async function deleteClaim(
  sql: Db,
  { queue, subjectId }: Case,
  staffId: number,
): Promise<void> {
  await sql`
    delete from staff_claims
    where queue = ${queue} and subject_id = ${subjectId} and staff_id = ${staffId}`
}
