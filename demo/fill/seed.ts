import type { Sql } from 'postgres'
import type { Hasher, Storage } from '#domains/deps.ts'
import { demoLogins } from '#demo/people/logins.ts'
import { demoPeople, userRows } from '#demo/people/users.ts'
import { whileDrawing } from '#demo/pictures/while-drawing.ts'
import { advertRows, type Seller } from './advert-rows.ts'
import { storeBanners } from './banners.ts'
import { storeAvatars, storePhotos } from './files.ts'
import { insertAdverts } from './insert-adverts.ts'

interface Ground {
  readonly sql: Sql
  readonly storage: Storage
  readonly hasher: Hasher
  readonly now: Date
  readonly log: (line: string) => void
}

const adverts = 3_000
const peopleCount = 300

/** Fills an empty database with the demo market: people, adverts with drawn photos, banners. */
export async function seedDemo(ground: Ground): Promise<void> {
  const { sql, storage, hasher, now, log } = ground
  const [existing] = await sql`select 1 from users limit 1`
  if (existing) return

  const people = demoPeople(peopleCount)
  log('Drawing the photos of the demo market…')
  const [photos, avatars, banners] = await whileDrawing(() =>
    Promise.all([
      storePhotos(storage),
      storeAvatars(
        storage,
        people.map(({ accountType }) => (accountType === 1 ? 'company' : 'personal')),
      ),
      storeBanners(storage),
    ]),
  )

  log(`Writing ${adverts.toLocaleString('en')} adverts…`)
  const passwordHash = await hasher.hash(demoLogins.password)
  const users = await userRows(sql, { people, passwordHash, avatars, now })
  for (const rows of chunks(users, 100)) await sql`insert into users ${sql(rows)}`
  const sellers = await sql<Seller[]>`select id, account_type from users order by id`
  for (const rows of chunks(await advertRows(sql, { count: adverts, sellers, photos, now }), 200)) {
    await insertAdverts(sql, rows)
  }
  for (const { images, ...banner } of banners) {
    const [row] = await sql<{ id: number }[]>`insert into banners ${sql(banner)} returning id`
    if (row)
      await sql`insert into banner_images ${sql(images.map((image) => ({ ...image, banner_id: row.id })))}`
  }
  await sql`analyze`
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_none, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}
