import type { Sql } from 'postgres'
import type { Hasher, Storage } from '#domains/deps.ts'
import { advertRows, type Seller } from './demo-adverts.ts'
import { whileDrawing } from './while-drawing.ts'
import { storeAvatars, storeBanners, storePhotos } from './demo-files.ts'
import { demoLogins, demoPeople, userRows } from './demo-users.ts'

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

type AdvertRow = Awaited<ReturnType<typeof advertRows>>[number]

export async function insertAdverts(sql: Sql, rows: readonly AdvertRow[]): Promise<void> {
  const { seller, company, moderator } = demoLogins
  const logins = [seller.phone, company.phone, moderator.phone]
  await sql`
    with given as (
      select * from jsonb_to_recordset(${sql.json(rows.map((row) => ({ ...row })))}) as row (
        owner_id int, language text, title text, description text, price numeric, currency text,
        is_negotiable boolean, shows_phone boolean, place_id int, address text, category_id smallint,
        subcategory_id smallint, attributes jsonb, images text[], published_at timestamptz,
        promoted_at timestamptz)
    ), added as (
      insert into adverts (owner_id, status, language, title_ro, title_ru, title_en, description_ro,
        description_ru, description_en, price, currency, is_negotiable, shows_phone, place_id, address,
        category_id, subcategory_id, attributes, images, created_at, published_at, promoted_at, expires_at,
        cycle_started_at, is_free)
      select owner_id, 'active', language,
        case language when 'ro' then title else '' end, case language when 'ru' then title else '' end,
        case language when 'en' then title else '' end, case language when 'ro' then description else '' end,
        case language when 'ru' then description else '' end, case language when 'en' then description else '' end,
        price, currency, is_negotiable, shows_phone, place_id, address, category_id, subcategory_id,
        attributes, images, published_at, published_at, promoted_at,
        -- A trial that is opened again in spring is no empty market.
        case when owner_id in (select id from users where phone = any (${logins})) then published_at + interval '30 days' end,
        published_at, price = 0 and not is_negotiable
      from given
      order by published_at
      returning id
    )
    insert into advert_views (advert_id, views)
    select id, 5 + id * 7919 % 390
    from added`
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_none, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}
