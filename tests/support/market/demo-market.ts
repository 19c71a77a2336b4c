import { draftAdverts } from '#demo/fill/draft-adverts.ts'
import type { Market } from '#demo/fill/write-market.ts'
import { demoPeople } from '#demo/people/users.ts'
import type { Deps } from '#domains/deps.ts'

/** Inserts the demo market without its files, which take a minute to draw. */
export async function demoMarket({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<Market> {
  const now = clock.now()
  return {
    people: demoPeople(300),
    drafts: await draftAdverts(sql, { count: 3_000, now }),
    ...{ avatars: [], photos: new Map(), banners: [], passwordHash: '-', now },
  }
}
