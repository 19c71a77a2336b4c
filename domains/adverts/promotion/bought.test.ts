import type { PromotionKind } from '#contract/adverts/promotions.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import { freshName } from '#tests/support/fresh.ts'
import { expect, test } from '#tests/support/test.ts'
import { decide } from '../moderation/service.ts'
import { editAdvert } from '../posting/service.ts'
import { grantPromotion, revokePromotion } from '../service.ts'
import { promoteAdvert } from './service.ts'

function grantTo(deps: Deps, advertId: number) {
  return (kind: PromotionKind, days: number, key = freshName()) =>
    deps.sql.begin((sql) =>
      grantPromotion(sql, { advertId, kind, days, key, at: deps.clock.now() }),
    )
}

/** Start and end of the promotions of an advert that were not revoked, in days from now. */
async function spans({ sql, clock }: Deps, advertId: number): Promise<[number, number][]> {
  const rows = await sql<{ startsAt: Date; endsAt: Date }[]>`
    select starts_at, ends_at from bought_promotions
    where advert_id = ${advertId} and revoked_at is null order by starts_at`
  const days = (moment: Date) => Math.round((moment.getTime() - clock.now().getTime()) / dayMs)
  return rows.map(({ startsAt, endsAt }) => [days(startsAt), days(endsAt)])
}

async function isLifted({ sql }: Deps, advertId: number): Promise<boolean> {
  const rows = await sql`select 1 from promotions where advert_id = ${advertId}`
  return rows.length > 0
}

test('a key grants once, also when it comes ten times at once', async ({ deps, given }) => {
  const { id } = await given.advert()
  const key = freshName()
  const granted = await Promise.all(
    Array.from({ length: 10 }, () => grantTo(deps, id)('top', 7, key)),
  )

  expect(granted.filter((one) => one === 'granted')).toHaveLength(1)
  expect(granted.filter((one) => one === 'repeated')).toHaveLength(9)
  expect(await spans(deps, id)).toEqual([[0, 7]])
})

test('one of the same kind begins when the last one ends, of another at once', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert()
  const grant = grantTo(deps, id)
  await grant('top', 7)
  await grant('top', 14)
  await grant('urgent', 7)

  expect(await spans(deps, id)).toEqual([
    [0, 7],
    [0, 7],
    [7, 21],
  ])
})

test('what is taken back ends at once, and what waited for its end moves up', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert()
  const grant = grantTo(deps, id)
  const key = freshName()
  await grant('top', 7, key)
  await grant('top', 14)
  deps.clock.advance({ days: 2 })

  await revokePromotion(deps.sql, key, deps.clock.now())
  await revokePromotion(deps.sql, key, deps.clock.now())
  await revokePromotion(deps.sql, 'unknown', deps.clock.now())

  expect(await spans(deps, id)).toEqual([[0, 14]])
})

test('a deleted advert gets nothing, and no error stops who granted it', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ status: 'deleted' })

  expect(await grantTo(deps, id)('top', 7)).toBe('gone')
  expect(await grantTo(deps, 2_000_000_000)('top', 7)).toBe('gone')
})

test('bought lifts: the first at once, the others by hand after the free ones, one a day', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller })
  await deps.sql`update adverts set cycle_started_at = ${deps.clock.now()} where id = ${id}`
  const key = freshName()
  await grantTo(deps, id)('bump', 3, key)
  expect(await isLifted(deps, id)).toBe(true)
  await expect(promoteAdvert(deps, seller, id)).toBeRefused('promoted_today')

  const lefts: number[] = []
  for (let day = 0; day < 6; day++) {
    deps.clock.advance({ days: 1 })
    lefts.push((await promoteAdvert(deps, seller, id)).promotionsLeft)
  }
  expect(lefts).toEqual([6, 5, 4, 3, 2, 1])

  await revokePromotion(deps.sql, key, deps.clock.now())
  deps.clock.advance({ days: 1 })
  await expect(promoteAdvert(deps, seller, id)).toBeRefused('no_promotions_left')
})

test('an advert that is not public is not lifted by a purchase, and keeps its lifts', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ status: 'archived' })
  await grantTo(deps, id)('bump', 3)

  expect(await isLifted(deps, id)).toBe(false)
})

const reason = [{ field: 'advert', code: 'reported' }] as const

test('a suspension that was wrong gives the days back', async ({ deps, given }) => {
  const { id } = await given.advert()
  const grant = grantTo(deps, id)
  await grant('top', 7)
  await grant('top', 7)
  deps.clock.advance({ days: 1 })
  await decide(deps, id, 'suspend', reason)
  deps.clock.advance({ days: 10 })
  await decide(deps, id, 'unsuspend', [])

  expect(await spans(deps, id)).toEqual([
    [-11, 6],
    [6, 13],
  ])
})

test('who had to correct the advert gets no days back', async ({ deps, given }) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller, title: 'Scaun de lemn' })
  await grantTo(deps, id)('top', 7)
  await decide(deps, id, 'suspend', reason)
  deps.clock.advance({ days: 3 })
  await editAdvert(deps, seller, id, { title: 'Scaun de stejar' })
  await decide(deps, id, 'approve', [])

  expect(await spans(deps, id)).toEqual([[-3, 4]])
})
