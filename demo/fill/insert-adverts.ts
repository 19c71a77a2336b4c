import { demoLogins } from '#demo/people/logins.ts'
import type { Db } from '#domains/deps.ts'
import type { AdvertDraft } from './draft-adverts.ts'

export interface Advert extends AdvertDraft {
  readonly id: number
  readonly ownerId: number
  readonly images: readonly string[]
}

const atOnce = 500

/** Reserves ascending ids. */
export async function reserveIds(
  sql: Db,
  table: 'adverts' | 'conversations',
  count: number,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count})`
  return rows.map(({ id }) => id)
}

/** Inserts published adverts in ascending order of their position in lists. */
export async function insertAdverts(sql: Db, adverts: readonly Advert[]): Promise<void> {
  for (let at = 0; at < adverts.length; at += atOnce)
    await insertSome(sql, adverts.slice(at, at + atOnce).map(rowOf))
}

function rowOf(advert: Advert) {
  return {
    ...{ id: advert.id, owner_id: advert.ownerId, language: advert.lang, title: advert.title },
    ...{ description: advert.description, price: advert.price, currency: advert.currency },
    ...{ is_negotiable: advert.isNegotiable, place_id: advert.placeId, address: advert.address },
    ...{ category_id: advert.categoryId, subcategory_id: advert.subcategoryId },
    ...{ attributes: advert.attributes, images: [...advert.images] },
    published_at: advert.publishedAt.toISOString(),
    cycle_started_at: advert.cycleStartedAt.toISOString(),
    promoted_at: advert.promotedAt?.toISOString() ?? null,
  }
}

async function insertSome(sql: Db, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  const { seller, company, moderator } = demoLogins
  const logins = [seller.phone, company.phone, moderator.phone]
  await sql`
    with added as (
      insert into adverts (id, owner_id, status, language, title_ro, title_ru, title_en, description_ro,
        description_ru, description_en, price, currency, is_negotiable, shows_phone, place_id, address,
        category_id, subcategory_id, attributes, images, created_at, published_at, promoted_at, expires_at,
        cycle_started_at, is_free)
      overriding system value
      select id, owner_id, 'active', language,
        case language when 'ro' then title else '' end, case language when 'ru' then title else '' end,
        case language when 'en' then title else '' end, case language when 'ro' then description else '' end,
        case language when 'ru' then description else '' end, case language when 'en' then description else '' end,
        price, currency, is_negotiable, true, place_id, address, category_id, subcategory_id,
        attributes, images, published_at, published_at, promoted_at,
        -- An expiry far enough ahead that a demo reopened months later still has adverts.
        case when owner_id in (select id from users where phone = any (${logins})) then cycle_started_at + interval '30 days' end,
        cycle_started_at, price = 0 and not is_negotiable
      from jsonb_to_recordset(${sql.json(rows.map((row) => ({ ...row })))}) as row (
        id int, owner_id int, language text, title text, description text, price numeric, currency text,
        is_negotiable boolean, place_id int, address text, category_id smallint, subcategory_id smallint,
        attributes jsonb, images text[], published_at timestamptz, cycle_started_at timestamptz,
        promoted_at timestamptz)
      order by id
      returning id, promoted_at
    )
    insert into promotions (advert_id, day, promoted_at)
    select id, (promoted_at at time zone 'Europe/Chisinau')::date, promoted_at from added where promoted_at is not null`
}
