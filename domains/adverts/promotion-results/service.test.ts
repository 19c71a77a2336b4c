import { localDay } from '../../lib/local-day.ts'
import type { Deps } from '../../deps.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { freshName } from '#tests/support/fresh.ts'
import { expect, test } from '#tests/support/test.ts'
import { grantPromotion } from '../promotion/bought.ts'
import { promoteAdvert } from '../promotion/service.ts'
import { countReveal } from '../reveals/store.ts'
import { addView } from '../service.ts'
import { resultsOf } from './service.ts'

/** So many people see the advert today; one of them asks for the number, writes and marks it. */
async function visit(deps: Deps, given: Given, id: number, people: number): Promise<void> {
  for (let person = 0; person < people; person++) {
    const user = await given.user()
    const visitor = { id: freshName(), address: '10.1.2.3', isRobot: false, device: '' }
    await addView(deps, { user, visitor }, id)
    if (person > 0) continue
    const day = localDay(deps.clock.now())
    await countReveal(deps.sql, { advertId: id, viewer: freshName(), day })
    await deps.sql`insert into favorites (user_id, advert_id, created_at) values (${user.id}, ${id}, ${deps.clock.now()})`
    await given.message({ to: { advertId: id }, author: user })
  }
}

test('the days of a promotion stand beside as many days before it', async ({ deps, given }) => {
  deps.clock.leapTo('2031-05-05T09:00:00Z')
  const seller = await given.user()
  const { id } = await given.advert({ seller })
  deps.clock.advance({ days: 20 })
  await visit(deps, given, id, 9)
  deps.clock.advance({ days: 4 })
  await visit(deps, given, id, 2)
  deps.clock.advance({ days: 1 })
  const at = deps.clock.now()
  await grantPromotion(deps.sql, { advertId: id, kind: 'top', days: 3, key: freshName(), at })
  await visit(deps, given, id, 3)
  deps.clock.advance({ days: 2 })
  await visit(deps, given, id, 1)
  const running = await resultsOf(deps, seller, id)
  deps.clock.advance({ days: 1 })
  const ended = await resultsOf(deps, seller, id)
  deps.clock.leapTo(new Date().toISOString())

  const before = { views: 2, reveals: 1, conversations: 1, hearts: 1 }
  expect(running).toMatchObject([
    { state: 'running', days: 2, before, during: { views: 3, hearts: 1 } },
  ])
  expect(ended).toMatchObject([
    {
      ...{ kind: 'top', isBought: true, state: 'ended', verdict: 'compared', days: 3, before },
      ...{ firstDay: '2031-05-30', lastDay: '2031-06-01', isMixed: false },
      during: { views: 4, reveals: 2, conversations: 2, hearts: 2 },
    },
  ])
})

test('a free lift has its results too, at first that it is too early', async ({ deps, given }) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller })
  expect(await resultsOf(deps, seller, id)).toEqual([])

  await promoteAdvert(deps, seller, id)
  expect(await resultsOf(deps, seller, id)).toMatchObject([
    { kind: 'bump', isBought: false, lifts: 1, verdict: 'early', before: null, during: null },
  ])
  deps.clock.advance({ days: 3 })
  expect(await resultsOf(deps, seller, id)).toMatchObject([
    { verdict: 'new', before: null, during: { views: 0 } },
  ])
})

test('nobody sees the results of an advert of somebody else', async ({ deps, given }) => {
  const { id } = await given.advert()

  await expect(resultsOf(deps, await given.user(), id)).toBeRefused('advert_not_found')
})
