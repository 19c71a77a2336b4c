import type { Db } from '../../deps.ts'

export async function insertProof(sql: Db, sessionId: string, at: Date): Promise<void> {
  await sql`
    insert into staff_sessions (session_id, proved_at, used_at) values (${sessionId}, ${at}, ${at})
    on conflict (session_id) do update set proved_at = excluded.proved_at, used_at = excluded.used_at`
}

export async function updateProofUse(sql: Db, sessionId: string, usedAt: Date): Promise<void> {
  await sql`update staff_sessions set used_at = ${usedAt} where session_id = ${sessionId}`
}

export async function deleteProof(sql: Db, sessionId: string): Promise<void> {
  await sql`delete from staff_sessions where session_id = ${sessionId}`
}
