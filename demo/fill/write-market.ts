import type { Sql } from 'postgres'
import { demoLogins } from '#demo/people/logins.ts'
import { userRows, type DemoPerson } from '#demo/people/users.ts'
import { createRandom } from '#demo/random.ts'
import type { Db } from '#domains/deps.ts'
import { insertDealings } from '#demo/talks/insert-dealings.ts'
import { insertAttention } from './attention.ts'
import type { storeBanners } from './banners.ts'
import type { AdvertDraft } from './draft-adverts.ts'
import { insertAdverts, reserveIds } from './insert-adverts.ts'
import { ownerChooser, type Seller } from './owners.ts'
import { photoChooser, type PhotoSet } from './photos.ts'
import { insertPriceHistory } from './price-history.ts'

export interface Market {
  readonly people: readonly DemoPerson[]
  readonly drafts: readonly AdvertDraft[]
  readonly avatars: readonly string[]
  readonly photos: PhotoSet
  readonly banners: Awaited<ReturnType<typeof storeBanners>>
  readonly passwordHash: string
  readonly now: Date
}

/** Inserts the demo market in one transaction, so that a crash leaves an empty database. */
export async function writeMarket(sql: Sql, market: Market): Promise<void> {
  const { drafts, photos, now } = market
  await sql.begin(async (tx) => {
    const people = await insertPeople(tx, market)
    const ownerOf = ownerChooser(people, createRandom(7_047))
    const photosOf = photoChooser(photos)
    const ids = await reserveIds(tx, 'adverts', drafts.length)
    const adverts = drafts.map((draft, index) => ({
      ...draft,
      id: ids[index] ?? 0,
      ownerId: ownerOf(draft),
      images: photosOf(draft.scene),
    }))
    await insertAdverts(tx, adverts)
    await insertPriceHistory(tx, adverts, now)
    await insertAttention(tx, adverts, { people, now })
    await insertDealings(tx, adverts, { people, now })
    await insertBanners(tx, market)
  })
  await sql`analyze`
}

/** In the order of the market's people. */
async function insertPeople(sql: Db, market: Market): Promise<Seller[]> {
  const rows = await userRows(sql, market)
  await sql`insert into users ${sql(rows.slice(0, 150))}`
  await sql`insert into users ${sql(rows.slice(150))}`
  const found = await sql<{ id: number; username: string; createdAt: Date }[]>`
    select id, username, created_at from users`
  const moderators = market.people.flatMap(({ username, isModerator }) =>
    isModerator ? [username] : [],
  )
  await sql`
    insert into staff_roles (user_id, role, granted_at)
    select id, 'moderator', ${market.now} from users where username = any (${moderators})`
  const byName = new Map(found.map((user) => [user.username, user]))
  return market.people.flatMap((person) => {
    const user = byName.get(person.username)
    if (!user) return []
    const { accountType, language, sells = [] } = person
    const weight = weightOf(person)
    return [{ id: user.id, joinedAt: user.createdAt, accountType, language, sells, weight }]
  })
}

/**
 * Number of adverts relative to a private person. The demo logins have adverts to try the product with; a moderator
 * has none.
 */
function weightOf({ username, accountType, isModerator }: DemoPerson): number {
  if (isModerator) return 0
  if (username === demoLogins.company.username) return 15
  if (username === demoLogins.seller.username) return 2
  return accountType === 1 ? 5 : 1
}

async function insertBanners(sql: Db, { banners }: Market): Promise<void> {
  for (const { images, ...banner } of banners) {
    const [row] = await sql<{ id: number }[]>`insert into banners ${sql(banner)} returning id`
    if (!row) continue
    const rows = images.map((image) => ({ ...image, banner_id: row.id }))
    await sql`insert into banner_images ${sql(rows)}`
  }
}
