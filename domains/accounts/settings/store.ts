import type { Labels, Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'
import { erasedPrefix } from '../rules.ts'

/** What the owner of an account sees of it. */
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
  readonly hasSecondFactor: boolean
  readonly recoveryCodesLeft: number
  readonly createdAt: Date
}

export async function findOwnAccount(sql: Db, id: number, now: Date): Promise<OwnAccount | null> {
  const [account] = await sql<OwnAccount[]>`
    select u.username, u.account_type, coalesce(u.brand, '') as brand, u.full_name, u.address, u.avatar,
      coalesce(u.phone, '') as phone, coalesce(u.email, '') as email, u.language, u.has_second_factor,
      cardinality(u.recovery_codes) as recovery_codes_left, u.created_at,
      coalesce((select l.email from email_links l
        where l.user_id = u.id and l.purpose = 'change' and l.expires_at > ${now}), '') as pending_email,
      (select jsonb_build_object('slug', p.slug,
          'labels', jsonb_build_object('ro', p.name_ro, 'ru', p.name_ru, 'en', p.name_en))
        from places p where p.id = u.place_id) as place
    from users u
    where u.id = ${id}`
  return account ?? null
}

export interface AccountChange {
  readonly fullName?: string
  readonly brand?: string
  readonly address?: string
  readonly language?: Lang
  readonly placeId?: number | null
}

export async function updateAccount(sql: Db, id: number, change: AccountChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await sql`update users set ${sql({ ...change })} where id = ${id}`
}

export async function findPlaceIdBySlug(sql: Db, slug: string): Promise<number | null> {
  const [place] = await sql<{ id: number }[]>`select id from places where slug = ${slug}`
  return place?.id ?? null
}

export interface SecondFactorState {
  readonly secret: string
  readonly isOn: boolean
  readonly step: number
}

/** Locks the account's second factor for the rest of the transaction. */
export async function lockSecondFactor(sql: Db, id: number): Promise<SecondFactorState | null> {
  const [state] = await sql<SecondFactorState[]>`
    select second_factor_secret as secret, has_second_factor as is_on, second_factor_step::int as step
    from users where id = ${id} for update`
  return state ?? null
}

export async function updateSecondFactor(
  sql: Db,
  id: number,
  state: SecondFactorState & { recoveryCodes?: readonly string[] },
): Promise<void> {
  await sql`
    update users set second_factor_secret = ${state.secret}, has_second_factor = ${state.isOn},
      second_factor_step = ${state.step}
      ${state.recoveryCodes ? sql`, recovery_codes = ${[...state.recoveryCodes]}` : sql``}
    where id = ${id}`
}

/** Uses a recovery code up; gives whether it was there. */
export async function deleteRecoveryCode(sql: Db, id: number, digest: string): Promise<boolean> {
  const rows = await sql`
    update users set recovery_codes = array_remove(recovery_codes, ${digest})
    where id = ${id} and ${digest} = any (recovery_codes)
    returning 1`
  return rows.length > 0
}

export async function markDeleted(sql: Db, id: number, at: Date): Promise<void> {
  await sql`update users set status = 'deleted', deleted_at = ${at} where id = ${id}`
}

export async function unmarkDeleted(sql: Db, id: number): Promise<void> {
  await sql`update users set status = 'active', deleted_at = null where id = ${id} and status = 'deleted'`
}

export async function listErasable(
  sql: Db,
  deletedBefore: Date,
): Promise<{ id: number; avatar: string }[]> {
  return sql<{ id: number; avatar: string }[]>`
    select id, avatar from users where deleted_at <= ${deletedBefore}`
}

/** Nothing personal is left; the row stays, because bills and conversations point at it. */
export async function eraseAccount(sql: Db, id: number): Promise<void> {
  await sql`
    update users set username = ${erasedPrefix} || id, phone = null, email = null, password_hash = '', full_name = '',
      brand = null, address = '', place_id = null, avatar = '', deleted_at = null, has_second_factor = false,
      second_factor_secret = '', recovery_codes = '{}'
    where id = ${id}`
  await sql`delete from favorites where user_id = ${id}`
  await sql`delete from email_links where user_id = ${id}`
}

/** What has had its day: sessions, limits, codes and links. */
export async function deleteExpired(sql: Db, now: Date): Promise<void> {
  await sql`delete from sessions where expires_at <= ${now}`
  await sql`delete from attempts where expires_at <= ${now}`
  await sql`delete from phone_codes where expires_at <= ${now} and coalesce(proved_until <= ${now}, true)`
  await sql`delete from email_links where expires_at <= ${now}`
}
