import type { Labels, Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'
import { noPassword } from '../passwords.ts'

/** The account as its owner sees it. */
export interface OwnAccount {
  readonly username: string
  readonly accountType: 0 | 1
  readonly brand: string
  readonly fullName: string
  readonly address: string
  readonly place: { readonly slug: string; readonly labels: Labels } | null
  readonly avatar: string
  readonly phone: string
  readonly email: string
  readonly pendingEmail: string
  readonly language: Lang
  /** False: it began with a code, and its owner logs in by codes. */
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
  readonly recoveryCodesLeft: number
  readonly createdAt: Date
}

export async function findOwnAccount(sql: Db, id: number, now: Date): Promise<OwnAccount | null> {
  const [account] = await sql<OwnAccount[]>`
    select u.username, u.account_type, coalesce(u.brand, '') as brand, u.full_name, u.address, u.avatar,
      coalesce(u.phone, '') as phone, coalesce(u.email, '') as email, u.language, u.has_second_factor,
      u.password_hash <> ${noPassword} as has_password,
      cardinality(u.recovery_codes) as recovery_codes_left, u.created_at,
      coalesce((select l.email from email_links l
        where l.user_id = u.id and l.purpose = 'change' and l.expires_at > ${now}), '') as pending_email,
      (select jsonb_build_object('slug', p.slug, 'labels', place_labels(p))
        from places p where p.id = u.place_id) as place
    from users u
    where u.id = ${id}`
  return account ?? null
}

export interface AccountChange {
  readonly fullName?: string
  readonly brand?: string
  /** A new name needs a new check. */
  readonly verifiedAt?: null
  readonly address?: string
  readonly language?: Lang
  readonly placeId?: number | null
}

export async function updateAccount(sql: Db, id: number, change: AccountChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await sql`update users set ${sql({ ...change })} where id = ${id}`
}
