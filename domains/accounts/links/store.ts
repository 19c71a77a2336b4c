import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

export type LinkPurpose = 'confirm' | 'change' | 'restore'

export interface EmailLink {
  readonly userId: number
  readonly username: string
  readonly language: Lang
  /** The account's current address, before a change. */
  readonly oldEmail: string
  readonly purpose: LinkPurpose
  readonly email: string
}

/** A new link replaces the previous one of the same purpose. */
export async function upsertLink(
  sql: Db,
  link: { digest: string; userId: number; purpose: LinkPurpose; email: string; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into email_links ${sql(link, 'digest', 'userId', 'purpose', 'email', 'expiresAt')}
    on conflict (user_id, purpose) do update set
      digest = excluded.digest, email = excluded.email, expires_at = excluded.expires_at`
}

/** Who is banned opens a recovery, to read why. */
export async function findLink(sql: Db, digest: string, now: Date): Promise<EmailLink | null> {
  const [link] = await sql<EmailLink[]>`
    select l.user_id, u.username, u.language, coalesce(u.email, '') as old_email, l.purpose, l.email
    from email_links l
    join users u on u.id = l.user_id
    where l.digest = ${digest} and l.expires_at > ${now}
      and (u.status in ('active', 'inactive') or (u.status = 'banned' and l.purpose = 'restore'))`
  return link ?? null
}

/** Deletes all links: they may have been requested by somebody with the old password or address. */
export async function deleteLinks(sql: Db, userId: number): Promise<void> {
  await sql`delete from email_links where user_id = ${userId}`
}

/** Consumes the link; null if it is already used. */
export async function deleteLink(sql: Db, digest: string, now: Date): Promise<EmailLink | null> {
  const link = await findLink(sql, digest, now)
  if (!link) return null
  const gone = await sql`delete from email_links where digest = ${digest} returning 1`
  return gone.length > 0 ? link : null
}
