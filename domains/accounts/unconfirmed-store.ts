import type { Lang } from '#contract/languages.ts'
import type { Db } from '../deps.ts'

/** A registration whose e-mail address is not confirmed yet. */
export interface Unconfirmed {
  readonly id: number
  readonly username: string
  readonly language: Lang
  readonly passwordHash: string
}

/** Unconfirmed registrations with this address, newest first; several people may have entered it. */
export async function listUnconfirmed(sql: Db, email: string, now: Date): Promise<Unconfirmed[]> {
  return sql<Unconfirmed[]>`
    select u.id, u.username, u.language, u.password_hash
    from email_links l
    join users u on u.id = l.user_id
    where l.email = ${email} and l.purpose = 'confirm' and l.expires_at > ${now}
      and u.status = 'inactive' and u.email is null and u.phone is null
    order by u.id desc`
}

/** Deletes registrations whose link has expired, or that were created before `than`; their usernames become free. */
export async function deleteUnconfirmed(sql: Db, now: Date, than: Date): Promise<void> {
  await sql`
    delete from users u
    where u.status = 'inactive' and u.phone is null and u.email is null
      and (u.created_at < ${than} or exists (select 1 from email_links l
        where l.user_id = u.id and l.purpose = 'confirm' and l.expires_at <= ${now}))`
}
