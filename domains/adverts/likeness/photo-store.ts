import type { Db } from '../../deps.ts'
import { thirdsNear } from './hash-thirds.ts'
import type { PhotoHash } from './photo-hash.ts'

/** Id of a stored photo by its name; null when it was removed. */
export async function findPhotoId(sql: Db, name: string): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`select id from photo_prints where name = ${name}`
  return row?.id ?? null
}

/** Does nothing for a photo that was removed. */
export async function insertHashes(
  sql: Db,
  photoId: number,
  hashes: readonly PhotoHash[],
): Promise<void> {
  await sql`
    with hashed as (update photo_prints set is_hashed = true where id = ${photoId} returning id)
    insert into photo_hashes (photo_id, hash, proof, tints)
    select id, hash, proof, decode(tints, 'hex') from hashed, unnest(
      ${hashes.map(({ hash }) => String(hash))}::bigint[], ${hashes.map(({ proof }) => String(proof))}::bigint[],
      ${hashes.map(({ tints }) => Buffer.from(tints).toString('hex'))}::text[]) as one (hash, proof, tints)`
}

export interface NearPart extends PhotoHash {
  readonly photoId: number
}

/** Parts of other photos whose hash differs from this one in up to `bits`. */
export async function listNear(
  sql: Db,
  { hash, bits, except }: { hash: bigint; bits: number; except: number },
): Promise<NearPart[]> {
  const { first, second, third } = thirdsNear(hash)
  const rows = await sql<{ photoId: number; hash: string; proof: string; tints: Uint8Array }[]>`
    select distinct photo_id, hash, proof, tints from (
      select * from photo_hashes where ((hash >> 43) & 2097151) = any (${[...first]}::bigint[])
      union all
      select * from photo_hashes where ((hash >> 22) & 2097151) = any (${[...second]}::bigint[])
      union all
      select * from photo_hashes where (hash & 4194303) = any (${[...third]}::bigint[])
    ) near
    where photo_id <> ${except} and bit_count((hash # ${String(hash)}::bigint)::bit(64)) <= ${bits}`
  return rows.map((row) => ({ ...row, hash: BigInt(row.hash), proof: BigInt(row.proof) }))
}

/** Photos of the same advert are no likes. */
export async function insertLikes(
  sql: Db,
  photoId: number,
  likes: readonly number[],
): Promise<void> {
  if (likes.length === 0) return
  await sql`
    insert into photo_likes (photo_id, like_id)
    select ${photoId}, p.id from photo_prints p
    where p.id = any (${[...likes]}) and p.advert_id <> (select advert_id from photo_prints where id = ${photoId})
    on conflict do nothing`
}

/** Adverts of others, public or held, with a photo like one of these. */
export async function countLikePhotos(
  sql: Db,
  { id, ownerId, images }: { id: number; ownerId: number; images: readonly string[] },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct a.id)::int as count
    from (
      select l.like_id as id from photo_prints p join photo_likes l on l.photo_id = p.id
      where p.advert_id = ${id} and p.name = any (${[...images]})
      union
      select l.photo_id from photo_prints p join photo_likes l on l.like_id = p.id
      where p.advert_id = ${id} and p.name = any (${[...images]})
    ) likes
    join photo_prints o on o.id = likes.id
    join adverts a on a.id = o.advert_id and o.name = any (a.images)
    where a.owner_id <> ${ownerId} and a.status in ('active', 'review')`
  return row?.count ?? 0
}

/** Stored photos whose hashes were never computed. */
export async function listUnhashed(
  sql: Db,
  limit: number,
): Promise<{ id: number; name: string }[]> {
  return sql`select id, name from photo_prints where not is_hashed order by id limit ${limit}`
}
