import type { Advert } from '#demo/fill/insert-adverts.ts'
import type { Seller } from '#demo/fill/owners.ts'
import { createRandom } from '#demo/random.ts'
import type { Db } from '#domains/deps.ts'
import { drawTalks } from './draw-talks.ts'
import { insertFollowing } from './insert-following.ts'
import { insertReviews } from './insert-reviews.ts'
import { insertTalks } from './insert-talks.ts'
import { readReviews, readTalks } from './records.ts'

/** The logins are the first people; the third is a moderator, who neither buys nor sells. */
const logins = 2

/** Inserts what people have to do with each other: conversations, reviews, followed sellers, saved searches. */
export async function insertDealings(
  sql: Db,
  adverts: readonly Advert[],
  { people: all, now }: { readonly people: readonly Seller[]; readonly now: Date },
): Promise<void> {
  const random = createRandom(7_049)
  const people = all.filter((_person, index) => index !== logins)
  const ids = new Set(people.slice(0, logins).map(({ id }) => id))
  const [records, reviewRecords] = await Promise.all([readTalks(), readReviews()])
  const isOfLogin = (userId: number): boolean => ids.has(userId)
  const talks = drawTalks(adverts, { people, records, now, random, isOfLogin })
  await insertTalks(sql, talks, now)
  await insertReviews(sql, talks, { records: reviewRecords, now, random, isOfLogin })
  await insertFollowing(sql, people, { now, random })
}
