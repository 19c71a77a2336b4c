import { advertLifeDays, promotionDays } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { clearTtlCaches } from '../../lib/ttl-cache.ts'
import { freshName } from '#tests/support/fresh.ts'
import { expect, test } from '#tests/support/test.ts'
import { advertCards } from '../service.ts'
import { grantPromotion, revokePromotion } from './bought.ts'
import { deletePastPromotions, tellPages } from './running.ts'

async function marks(deps: Deps, id: number): Promise<unknown> {
  clearTtlCaches()
  const [card] = await advertCards(deps, [id])
  return [card?.urgent, card?.highlighted]
}

/** Runs the job a minute later. Returns the tags of pages that it invalidated. */
async function told(deps: Deps & { clock: { advance: (by: { minutes: number }) => void } }) {
  deps.clock.advance({ minutes: 1 })
  const tags: string[] = []
  const cacheInvalidation = { invalidate: async (...some: string[]) => void tags.push(...some) }
  await tellPages({ ...deps, cacheInvalidation })
  return tags
}

test('a mark is shown for its days, and no longer', async ({ deps, given }) => {
  const { id } = await given.advert()
  expect(await marks(deps, id)).toEqual([false, false])

  const at = deps.clock.now()
  await grantPromotion(deps.sql, { advertId: id, kind: 'urgent', days: 7, key: freshName(), at })
  await grantPromotion(deps.sql, {
    advertId: id,
    kind: 'highlight',
    days: 14,
    key: freshName(),
    at,
  })

  expect(await marks(deps, id)).toEqual([true, true])
  deps.clock.advance({ days: 7 })
  expect(await marks(deps, id)).toEqual([false, true])
  deps.clock.advance({ days: 7 })
  expect(await marks(deps, id)).toEqual([false, false])
})

test('the pages of an advert are told once of a start, of an end and of what is taken back', async ({
  deps,
  given,
}) => {
  const [one, other] = [await given.advert(), await given.advert()]
  await told(deps)
  const keys = [freshName(), freshName()]
  for (const [at, { id: advertId }] of [one, other].entries())
    await grantPromotion(deps.sql, {
      ...{ advertId, kind: 'top', days: advertLifeDays, key: keys[at] ?? '' },
      at: deps.clock.now(),
    })

  const tags = await told(deps)
  expect(tags).toEqual(expect.arrayContaining(['list', `advert:${one.id}`, `advert:${other.id}`]))
  expect(await told(deps)).toEqual([])
  await revokePromotion(deps.sql, keys[0] ?? '', deps.clock.now())
  expect(await told(deps)).toContain(`advert:${one.id}`)
  deps.clock.advance({ days: advertLifeDays })
  expect(await told(deps)).toContain(`advert:${other.id}`)
  expect(await told(deps)).toEqual([])
})

test('a promotion is held for a year after its end; lifts that are left, for ever', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ status: 'archived' })
  const at = deps.clock.now()
  await grantPromotion(deps.sql, { advertId: id, kind: 'top', days: 7, key: freshName(), at })
  await grantPromotion(deps.sql, { advertId: id, kind: 'bump', days: 3, key: freshName(), at })
  const kinds = async () => {
    await told(deps)
    await deletePastPromotions(deps)
    const rows = await deps.sql<{ kind: string }[]>`
      select kind from bought_promotions where advert_id = ${id} order by id`
    return rows.map(({ kind }) => kind)
  }

  deps.clock.advance({ days: 7 + promotionDays - 1 })
  expect(await kinds()).toEqual(['top', 'bump'])
  deps.clock.advance({ days: 1 })
  expect(await kinds()).toEqual(['bump'])
})
