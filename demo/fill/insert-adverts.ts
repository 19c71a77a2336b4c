import type { Sql } from 'postgres'
import { demoLogins } from '#demo/people/logins.ts'
import type { advertRows } from './advert-rows.ts'

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
