import { demoLogins } from '#demo/people/logins.ts'
import type { Seller } from '#demo/fill/owners.ts'
import type { Random } from '#demo/random.ts'
import type { Db } from '#domains/deps.ts'

/** Lists that the demo seller is told of: of what she rents and what she would buy. */
const searches = [
  {
    name: 'Apartamente în chirie, Chișinău',
    address: '/category/imobiliare/apartamente-chirie?l=chisinau',
    filters: { searchType: 'subcategory', search: 'apartamente-chirie', place: ['chisinau'] },
  },
  {
    name: 'Cărucioare până la 3 000 de lei',
    address: '/category/copii/carucioare?priceMax=3000',
    filters: { searchType: 'subcategory', search: 'carucioare', priceMax: 3_000, currency: 'MDL' },
  },
]

/** Inserts who follows whom, companies most, and the saved searches of the demo seller. */
export async function insertFollowing(
  sql: Db,
  people: readonly Seller[],
  { now, random }: { readonly now: Date; readonly random: Random },
): Promise<void> {
  const [seller, company] = people
  const companies = people.filter(({ accountType }) => accountType === 1)
  const drawn = people
    .filter(({ accountType }) => accountType === 0)
    .flatMap((fan) => (random.chance(0.6) ? [{ fan, followed: random.pick(companies) }] : []))
  const own = [company, ...companies.slice(3, 5)].flatMap((followed) =>
    seller && followed ? [{ fan: seller, followed }] : [],
  )
  const rows = [...own, ...drawn].map(({ fan, followed }) => {
    const from = Math.max(fan.joinedAt.getTime(), followed.joinedAt.getTime())
    const at = from + (now.getTime() - from) * (random.int(100, 900) / 1_000)
    return { user_id: fan.id, seller_id: followed.id, created_at: new Date(at).toISOString() }
  })
  await sql`
    insert into follows (user_id, seller_id, created_at)
    select user_id, seller_id, created_at
    from jsonb_to_recordset(${sql.json(rows)}) as row (user_id int, seller_id int, created_at timestamptz)
    order by created_at
    on conflict do nothing`
  await sql`
    insert into saved_searches (user_id, name, address, filters, frequency, created_at, is_outdated)
    select u.id, row.name, row.address, row.filters, 'daily', ${now}, true
    from jsonb_to_recordset(${sql.json(searches)}) as row (name text, address text, filters jsonb)
    join users u on u.username = ${demoLogins.seller.username}`
}
