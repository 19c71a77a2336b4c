import type { Db } from '../deps.ts'

export const settingKey = 'invitations_only'

/** Whether registration needs an invitation. */
export async function isClosed(sql: Db): Promise<boolean> {
  const rows = await sql`select 1 from settings where key = ${settingKey} and value = 'true'`
  return rows.length > 0
}

export async function updateClosed(sql: Db, closed: boolean): Promise<void> {
  await sql`
    insert into settings (key, value) values (${settingKey}, ${sql.json(closed)})
    on conflict (key) do update set value = excluded.value`
}

/** Whether a code is known, not expired and not used up. */
export async function isUsable(sql: Db, digest: string, now: Date): Promise<boolean> {
  const rows = await sql`
    select 1 from invitations where code_digest = ${digest} and uses < max_uses and expires_at > ${now}`
  return rows.length > 0
}

/** Takes one use of a code; false if none is left. The row lock orders concurrent registrations. */
export async function takeUse(sql: Db, digest: string, now: Date): Promise<boolean> {
  const rows = await sql`
    update invitations set uses = uses + 1
    where code_digest = ${digest} and uses < max_uses and expires_at > ${now}
    returning 1`
  return rows.length > 0
}

export interface Invitation {
  readonly id: number
  readonly note: string
  readonly maxUses: number
  readonly uses: number
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertInvitation(
  sql: Db,
  invitation: Pick<Invitation, 'note' | 'maxUses' | 'createdAt' | 'expiresAt'> & {
    readonly codeDigest: string
  },
): Promise<void> {
  await sql`insert into invitations ${sql({ ...invitation })}`
}

/** Newest first. */
export async function listInvitations(sql: Db): Promise<Invitation[]> {
  return sql<Invitation[]>`
    select id, note, max_uses, uses, created_at, expires_at from invitations order by id desc limit 1000`
}
