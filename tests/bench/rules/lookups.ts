import type { Deps } from '#domains/deps.ts'
import { findLikePhotos } from '#domains/adverts/service.ts'
import { percentile } from '../../support/measures/percentile.ts'
import { table } from '../table.ts'

const photos = 500_000
const hashesOfPhoto = 12
const lookups = 200

/** Looks for photos among half a million; those are random but for one of each that is looked for. */
export async function measureLookups({ sql }: Deps): Promise<void> {
  const line = table('photos', `Looking for a photo among ${photos.toLocaleString('en')}`)
  const [advert] = await sql<{ id: number }[]>`select id from adverts limit 1`
  await sql`
    insert into photo_prints (name, advert_id, print, is_hashed)
    select 'bench-' || n, ${advert?.id ?? 0}, 'bench-' || n, true from generate_series(1, ${photos}) n`
  await sql`
    insert into photo_hashes (photo_id, hash, proof, tints)
    select p.id, ('x' || substr(md5(p.id || '.' || n), 1, 16))::bit(64)::bigint,
      ('x' || substr(md5(p.id || '.' || n), 17, 16))::bit(64)::bigint, decode(repeat('80', 18), 'hex')
    from photo_prints p, generate_series(1, ${hashesOfPhoto}::int) n where p.name like 'bench-%'`
  await sql`analyze photo_hashes`
  const asked = await sql<{ photoId: number; hash: string; proof: string }[]>`
    select photo_id, hash, proof from photo_hashes order by photo_id desc limit ${lookups}`
  const times: number[] = []
  let found = 0
  for (const { photoId, hash, proof } of asked) {
    // Eight bits in other places.
    const near = BigInt.asIntN(64, BigInt(hash) ^ 0x8001_0010_0200_4101n)
    const part = { hash: near, proof: BigInt(proof), tints: new Uint8Array(18).fill(128) }
    const begun = performance.now()
    const like = await findLikePhotos(sql, [part], 0)
    times.push(performance.now() - begun)
    if (like.includes(photoId)) found++
  }
  line({ name: 'not found, %', value: 100 - (100 * found) / asked.length, most: 0 })
  line({ name: 'ms, median', value: percentile(times, 0.5), most: 10 })
  line({ name: 'ms, 95 %', value: percentile(times, 0.95), most: 10 })
  await sql`delete from photo_prints where name like 'bench-%'`
}
