import type { Db } from '../../deps.ts'

/** An e-mail address or a national number; the other one is empty. */
export interface Contact {
  readonly email: string
  readonly phone: string
}

export interface NewContactCode extends Contact {
  /** Of the secret handle that only the requester knows. */
  readonly digest: string
  readonly nonce: string
  readonly expiresAt: Date
}

export async function insertContactCode(sql: Db, code: NewContactCode): Promise<void> {
  await sql`insert into contact_codes ${sql(code, 'digest', 'email', 'phone', 'nonce', 'expiresAt')}`
}

export async function deleteContactCode(sql: Db, digest: string): Promise<void> {
  await sql`delete from contact_codes where digest = ${digest}`
}

/** Counts a try; null if there is no such code, or its tries are used up. */
export async function insertContactTry(
  sql: Db,
  { digest, now, most }: { readonly digest: string; readonly now: Date; readonly most: number },
): Promise<string | null> {
  const [row] = await sql<{ nonce: string }[]>`
    update contact_codes set tries = tries + 1
    where digest = ${digest} and expires_at > ${now} and tries < ${most} and proved_until is null
    returning nonce`
  return row?.nonce ?? null
}

/** Returns whether this was the first correct answer. */
export async function markContactProved(sql: Db, digest: string, until: Date): Promise<boolean> {
  const rows = await sql`
    update contact_codes set proved_until = ${until}, expires_at = ${until}
    where digest = ${digest} and proved_until is null
    returning 1`
  return rows.length > 0
}

export async function hasContactProof(sql: Db, digest: string, now: Date): Promise<boolean> {
  const rows = await sql`
    select 1 from contact_codes where digest = ${digest} and proved_until > ${now}`
  return rows.length > 0
}

/** Takes the proof; null if there is none. */
export async function deleteContactProof(
  sql: Db,
  digest: string,
  now: Date,
): Promise<Contact | null> {
  const [contact] = await sql<Contact[]>`
    delete from contact_codes where digest = ${digest} and proved_until > ${now}
    returning email, phone`
  return contact ?? null
}
