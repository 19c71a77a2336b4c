import type { CodePurpose } from '#contract/accounts/accounts.ts'
import type { Db } from '../../deps.ts'

interface CodeKey {
  readonly phone: string
  readonly purpose: CodePurpose
  /** Holder of the code; '' for an operator's. */
  readonly asker: string
}

/** Keeps a valid code without tries; replaces any other. Returns the nonce. */
export async function upsertCode(
  sql: Db,
  code: CodeKey & { nonce: string; now: Date; expiresAt: Date },
): Promise<string> {
  const [row] = await sql<{ nonce: string }[]>`
    insert into phone_codes as c (phone, purpose, asker, nonce, expires_at)
    values (${code.phone}, ${code.purpose}, ${code.asker}, ${code.nonce}, ${code.expiresAt})
    on conflict (phone, purpose, asker) do update set
      nonce = case when c.expires_at > ${code.now} and c.tries = 0 and c.proved_by is null
        then c.nonce else excluded.nonce end,
      tries = 0, proved_by = null, proved_until = null, expires_at = excluded.expires_at
    returning nonce`
  if (!row) throw new Error('The code was not stored')
  return row.nonce
}

/** Removes a code that was not delivered. */
export async function deleteCode(sql: Db, phone: string, nonce: string): Promise<void> {
  await sql`delete from phone_codes where phone = ${phone} and nonce = ${nonce}`
}

/** The valid code that has not been verified yet; null if there is none. */
export async function findCode(
  sql: Db,
  { phone, purpose, asker, now }: CodeKey & { now: Date },
): Promise<string | null> {
  const [row] = await sql<{ nonce: string }[]>`
    select nonce from phone_codes
    where phone = ${phone} and purpose = ${purpose} and asker = ${asker} and expires_at > ${now} and proved_by is null`
  return row?.nonce ?? null
}

/** Counts a try at the valid code; null if there is none or its tries are used up. */
export async function insertTry(
  sql: Db,
  { phone, purpose, asker, now, most }: CodeKey & { now: Date; most: number },
): Promise<string | null> {
  const [row] = await sql<{ nonce: string }[]>`
    update phone_codes set tries = tries + 1
    where phone = ${phone} and purpose = ${purpose} and asker = ${asker} and expires_at > ${now}
      and tries < ${most} and proved_by is null
    returning nonce`
  return row?.nonce ?? null
}

/** Returns whether this was the first correct answer. */
export async function markProved(
  sql: Db,
  { phone, nonce, by, until }: { phone: string; nonce: string; by: string; until: Date },
): Promise<boolean> {
  const rows = await sql`
    update phone_codes set proved_by = ${by}, proved_until = ${until}
    where phone = ${phone} and nonce = ${nonce} and proved_by is null
    returning 1`
  return rows.length > 0
}

/** Returns whether there was such a proof. */
export async function deleteProof(
  sql: Db,
  { phone, purpose, by, now }: Omit<CodeKey, 'asker'> & { by: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    delete from phone_codes
    where phone = ${phone} and purpose = ${purpose} and proved_by = ${by} and proved_until > ${now}
    returning 1`
  return rows.length > 0
}
