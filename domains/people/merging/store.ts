import { isInForce } from '../../accounts/service.ts'
import type { Db } from '../../deps.ts'
import { references } from './references.ts'

export interface Pair {
  readonly keptId: number
  readonly mergedId: number
}

export interface MergeAccount {
  readonly id: number
  readonly username: string
  readonly status: string
  readonly accountType: 0 | 1
  readonly isStaff: boolean
  readonly isRestricted: boolean
  readonly avatar: string
}

/** Both accounts, with their rows locked in the order of their ids. */
export async function lockAccounts(
  sql: Db,
  { keptId, mergedId }: Pair,
  now: Date,
): Promise<MergeAccount[]> {
  return sql<MergeAccount[]>`
    select u.id, u.username, u.status, u.account_type, u.avatar,
      exists (select from staff_roles r where r.user_id = u.id) as is_staff,
      exists (select from account_restrictions r where r.user_id = u.id and r.kind <> 'warning'
        and ${isInForce(sql, now)}) as is_restricted
    from users u where u.id in (${keptId}, ${mergedId})
    order by u.id
    for update of u`
}

/** What stands between two accounts. */
export async function findObstacles(
  sql: Db,
  { keptId, mergedId }: Pair,
): Promise<{ hasTalked: boolean; hasReviewed: boolean; idnos: number }> {
  const [found] = await sql<{ hasTalked: boolean; hasReviewed: boolean; idnos: number }[]>`
    select exists (select from conversations
        where (buyer_id, seller_id) in ((${keptId}, ${mergedId}), (${mergedId}, ${keptId}))) as has_talked,
      exists (select from reviews
        where (author_id, subject_id) in ((${keptId}, ${mergedId}), (${mergedId}, ${keptId}))) as has_reviewed,
      (select count(distinct buyer_idno)::int from bills
        where buyer_id in (${keptId}, ${mergedId}) and buyer_idno <> '') as idnos`
  return found ?? { hasTalked: true, hasReviewed: true, idnos: 0 }
}

/** Whether a ticket proves that its person has the account: it is theirs, or a guest proved its number or address. */
export async function isTicketOf(sql: Db, userId: number, number: string): Promise<boolean> {
  const rows = await sql`
    select 1 from tickets t join users u on u.id = ${userId}
    where t.number = ${number}
      and (t.user_id = u.id or t.phone <> '' and t.phone = u.phone or t.email <> '' and t.email = u.email)`
  return rows.length > 0
}

export interface MergeCounts {
  readonly adverts: number
  readonly conversations: number
  readonly favorites: number
  readonly searches: number
  readonly reviews: number
  readonly bills: number
  /** Bought promotions that are not used. */
  readonly promotions: number
  /** Keys of programs and addresses for their events, which end. */
  readonly programs: number
}

export async function countRows(sql: Db, id: number): Promise<MergeCounts> {
  const [counts] = await sql<MergeCounts[]>`
    select (select count(*)::int from adverts where owner_id = ${id} and status <> 'deleted') as adverts,
      (select count(*)::int from conversations where ${id} in (buyer_id, seller_id)) as conversations,
      (select count(*)::int from favorites where user_id = ${id}) as favorites,
      (select count(*)::int from saved_searches where user_id = ${id}) as searches,
      (select count(*)::int from reviews where ${id} in (author_id, subject_id)) as reviews,
      (select count(*)::int from bills where buyer_id = ${id}) as bills,
      (select coalesce(sum(granted - used - revoked), 0)::int from promotion_credits where user_id = ${id}) as promotions,
      (select count(*)::int from api_keys where user_id = ${id} and revoked_at is null)
        + (select count(*)::int from webhooks where user_id = ${id}) as programs`
  if (!counts) throw new Error('Counts are one row')
  return counts
}

/** Takes apart what would name one account twice, before the rows are moved. */
export async function separate(sql: Db, { keptId, mergedId }: Pair): Promise<void> {
  // The talk of the same buyer about the same advert stays, under its title.
  await sql`
    update conversations c set advert_id = null
    where buyer_id = ${mergedId} and exists (
      select from conversations k where k.buyer_id = ${keptId} and k.advert_id = c.advert_id)`
  await sql`
    delete from follows
    where (user_id, seller_id) in ((${keptId}, ${mergedId}), (${mergedId}, ${keptId}))`
  await sql`
    delete from blocks
    where (user_id, blocked_id) in ((${keptId}, ${mergedId}), (${mergedId}, ${keptId}))`
  // Nobody is a member of their own company.
  await sql`
    delete from company_members
    where (user_id, company_id) in ((${keptId}, ${mergedId}), (${mergedId}, ${keptId}))`
  await sql`
    update adverts set reserved_for = null, reserved_until = null
    where owner_id in (${keptId}, ${mergedId}) and reserved_for in (${keptId}, ${mergedId})`
  await sql`
    update adverts set sold_to = null
    where owner_id in (${keptId}, ${mergedId}) and sold_to in (${keptId}, ${mergedId})`
  // While one is unread, the next of the same object would be added to it.
  await sql`
    update notifications set is_read = true
    where not is_read and (user_id = ${mergedId} or seller_id = ${mergedId})`
}

/** Moves every row that names the merged account, as `references` says. */
export async function moveReferences(sql: Db, { keptId, mergedId }: Pair): Promise<void> {
  for (const [name, fate] of Object.entries(references)) {
    const [table = '', column = ''] = name.split('.')
    // In sequence: a transaction has one connection.
    if (fate.is === 'drop') {
      await sql`delete from ${sql(table)} where ${sql(column)} = ${mergedId}`
    }
    if (fate.is !== 'move') continue
    if (fate.unless !== undefined) {
      await sql`
        delete from ${sql(table)} m using ${sql(table)} k
        where m.${sql(column)} = ${mergedId} and k.${sql(column)} = ${keptId} and (${sql.unsafe(fate.unless)})`
    }
    await sql`update ${sql(table)} set ${sql(column)} = ${keptId} where ${sql(column)} = ${mergedId}`
  }
  await moveProfileReports(sql, { keptId, mergedId })
}

/** Reports name a profile without a reference. */
async function moveProfileReports(sql: Db, { keptId, mergedId }: Pair): Promise<void> {
  await sql`
    delete from reports m using reports k
    where m.subject = 'profile' and k.subject = 'profile' and m.subject_id = ${mergedId} and k.subject_id = ${keptId}
      and (m.user_id = k.user_id or m.visitor = k.visitor)`
  await sql`
    update reports set subject_id = ${keptId} where subject = 'profile' and subject_id = ${mergedId}`
}

/** Favourites with their notes, and lists with their links; a list whose name the kept account has gets a number. */
export async function moveFavorites(sql: Db, { keptId, mergedId }: Pair): Promise<void> {
  const items = await sql<{ advertId: number; listId: number; addedAt: Date }[]>`
    select advert_id, list_id, added_at from favorite_list_items where user_id = ${mergedId}`
  await sql`
    insert into favorites (user_id, advert_id, created_at, price, currency, note)
    select ${keptId}, advert_id, created_at, price, currency, note from favorites where user_id = ${mergedId}
    on conflict do nothing`
  await sql`delete from favorites where user_id = ${mergedId}`
  await sql`
    update favorite_lists m
    set user_id = ${keptId}, name = case when exists (
        select from favorite_lists k where k.user_id = ${keptId} and k.name = m.name)
      then left(m.name, 50) || ' (' || m.id || ')' else m.name end
    where user_id = ${mergedId}`
  for (const { advertId, listId, addedAt } of items) {
    await sql`
      insert into favorite_list_items (user_id, advert_id, list_id, added_at)
      values (${keptId}, ${advertId}, ${listId}, ${addedAt})
      on conflict do nothing`
  }
}

/** The page of a company, unless the kept account has one; the file of its cover is then deleted by the sweep. */
export async function moveCompany(sql: Db, { keptId, mergedId }: Pair, now: Date): Promise<void> {
  const moved = await sql`
    insert into companies (user_id, cover, about_ro, about_ru, about_en, site, hours)
    select ${keptId}, cover, about_ro, about_ru, about_en, site, hours from companies where user_id = ${mergedId}
    on conflict do nothing
    returning 1`
  if (moved.length > 0) {
    await sql`update company_places set user_id = ${keptId} where user_id = ${mergedId}`
  } else {
    await sql`
      insert into stored_covers (name, stored_at)
      select cover, ${now} from companies where user_id = ${mergedId} and cover <> ''
      on conflict do nothing`
  }
  await sql`delete from companies where user_id = ${mergedId}`
}

/**
 * Empties the merged account: its username leads to the kept one, which gets its number and address where it has none.
 */
export async function closeAccount(
  sql: Db,
  { keptId, mergedId }: Pair,
  { emptiedName, now }: { emptiedName: string; now: Date },
): Promise<void> {
  await sql`
    insert into username_redirects (username, user_id, merged_at)
    select username, ${keptId}, ${now} from users where id = ${mergedId}`
  const [contact] = await sql<{ phone: string | null; email: string | null }[]>`
    select phone, email from users where id = ${mergedId}`
  await sql`
    update users set username = ${emptiedName}, status = 'deleted', deleted_at = null, phone = null, email = null,
      password_hash = '', full_name = '', brand = null, verified_at = null, address = '', place_id = null, avatar = '',
      has_second_factor = false, second_factor_secret = '', recovery_codes = '{}'
    where id = ${mergedId}`
  await sql`
    update users
    set phone = coalesce(phone, ${contact?.phone ?? null}), email = coalesce(email, ${contact?.email ?? null})
    where id = ${keptId}`
}
