import type { Lang } from '#contract/languages.ts'
import type { Db } from '../deps.ts'

/** Registered with an address that nobody has proved yet. */
export interface Unconfirmed {
  readonly id: number
  readonly username: string
  readonly language: Lang
  readonly passwordHash: string
}

/** Those who wait for a link to the address, the newest first: there may be several, and strangers among them. */
export async function listUnconfirmed(sql: Db, email: string, now: Date): Promise<Unconfirmed[]> {
  return sql<Unconfirmed[]>`
    select u.id, u.username, u.language, u.password_hash
    from email_links l
    join users u on u.id = l.user_id
    where l.email = ${email} and l.purpose = 'confirm' and l.expires_at > ${now}
      and u.status = 'inactive' and u.email is null and u.phone is null
    order by u.id desc`
}

/** Those whose link has had its day give their username back; new links keep nobody longer than `than`. */
export async function deleteUnconfirmed(sql: Db, now: Date, than: Date): Promise<void> {
  await sql`
    delete from users u
    where u.status = 'inactive' and u.phone is null and u.email is null
      and (u.created_at < ${than} or exists (select 1 from email_links l
        where l.user_id = u.id and l.purpose = 'confirm' and l.expires_at <= ${now}))`
}
