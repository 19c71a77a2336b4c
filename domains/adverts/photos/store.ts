import type { Db } from '../../deps.ts'

/**
 * Registers names of pending files: stored but not yet in a gallery, or removed from one but not yet deleted. After
 * a crash the sweep finds them here.
 */
export async function insertPending(sql: Db, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return
  await sql`
    insert into stored_photos (name, stored_at)
    select name, ${now} from unnest(${[...names]}::text[]) name
    on conflict do nothing`
}

/** Records the advert that the photos were removed from. */
export async function markTakenOff(
  sql: Db,
  names: readonly string[],
  advertId: number,
): Promise<void> {
  if (names.length === 0) return
  await sql`update stored_photos set taken_off = ${advertId} where name = any (${[...names]})`
}

/** Whether the photo was removed from this advert since then. */
export async function findTakenOff(
  sql: Db,
  { name, advertId, since }: { name: string; advertId: number; since: Date },
): Promise<boolean> {
  const rows = await sql`
    select 1 from stored_photos
    where name = ${name} and taken_off = ${advertId} and stored_at > ${since}`
  return rows.length > 0
}

export async function deletePending(sql: Db, names: readonly string[]): Promise<void> {
  if (names.length > 0) await sql`delete from stored_photos where name = any (${[...names]})`
}

/** Filters names that are still pending, and that no moderator compares with. */
export async function filterPending(sql: Db, names: readonly string[]): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from stored_photos s where name = any (${[...names]}) and ${isUnused(sql)}`
  return rows.map(({ name }) => name)
}

export async function listPending(sql: Db, before: Date): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from stored_photos s where stored_at <= ${before} and ${isUnused(sql)}`
  return rows.map(({ name }) => name)
}

/** SQL: no earlier version of the advert that photo `s` was removed from shows it. */
function isUnused(sql: Db) {
  return sql`not exists (
    select 1 from advert_versions v where v.advert_id = s.taken_off and s.name = any (v.images))`
}

/** Returns false if the advert already has this photo. */
export async function insertPrint(
  sql: Db,
  { name, advertId, print }: { name: string; advertId: number; print: string },
): Promise<boolean> {
  const rows = await sql`
    insert into photo_prints (name, advert_id, print)
    select ${name}, ${advertId}, ${print}
    where not exists (
      select 1 from photo_prints p join adverts a on a.id = p.advert_id
      where p.advert_id = ${advertId} and p.print = ${print} and p.name = any (a.images))
    returning 1`
  return rows.length > 0
}

export async function deletePrints(sql: Db, names: readonly string[]): Promise<void> {
  if (names.length > 0) await sql`delete from photo_prints where name = any (${[...names]})`
}
