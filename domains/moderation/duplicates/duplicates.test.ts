import type { Given } from '#tests/support/market/builders.ts'
import { linesAbout, statusOf } from '#tests/support/moderation.ts'
import { expect, test, type World } from '#tests/support/test.ts'
import { grantPromotion, keptAdvert, restoreAdvert } from '../../adverts/service.ts'
import { addFavorite, favoritesOf } from '../../favorites/service.ts'
import { notificationsOf } from '../../notifications/service.ts'
import { appeal, duplicatesOf, mergeDuplicates, statementsOf, undoAdvertMerge } from '../service.ts'
import { decideAppeal } from '../appeals/service.ts'

type Deps = World['deps']

const text = 'Anunțul repetă alt anunț de-al tău'

/** A shown advert and its repetition, which somebody asked about and marked, with views and a paid place. */
async function repeated(deps: Deps, given: Given) {
  const [seller, buyer, fan] = [await given.user(), await given.user(), await given.user()]
  const [kept, other] = [await given.advert({ seller }), await given.advert({ seller })]
  const { conversationId } = await given.message({ to: { advertId: other.id }, author: buyer })
  await addFavorite(deps, fan, other.id)
  await deps.sql`insert into advert_views (advert_id, views) values (${kept.id}, 5), (${other.id}, 7)`
  for (const [advertId, key] of [
    [kept.id, `k${kept.id}`],
    [other.id, `k${other.id}`],
  ] as const) {
    await deps.sql.begin(async (sql) =>
      grantPromotion(sql, { advertId, kind: 'top', days: 7, key, at: deps.clock.now() }),
    )
  }
  return { seller, fan, kept, other, conversationId }
}

async function viewsOf({ sql }: Deps, id: number): Promise<number> {
  const [row] = await sql<
    { views: number }[]
  >`select views from advert_views where advert_id = ${id}`
  return row?.views ?? 0
}

async function aboutOf({ sql }: Deps, conversationId: number): Promise<unknown> {
  const [row] = await sql`select advert_id from conversations where id = ${conversationId}`
  return row?.['advertId']
}

async function topDays({ sql, clock }: Deps, id: number): Promise<number> {
  const [row] = await sql<{ days: number }[]>`
    select coalesce(extract(epoch from max(ends_at) - ${clock.now()}::timestamptz) / 86400, 0)::float8 as days
    from bought_promotions where advert_id = ${id}`
  return row?.days ?? 0
}

test('a merge says first what it does, then moves everything to the kept advert, and can be undone', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const { seller, fan, kept, other, conversationId } = await repeated(deps, given)
  const merge = { keptId: kept.id, advertIds: [other.id], text }

  const effects = await mergeDuplicates(deps, staff, merge, true)
  expect(effects).toEqual({ adverts: 1, views: 7, favorites: 1, conversations: 1, promotions: 1 })
  expect(await statusOf(deps, other.id)).toBe('active')

  await mergeDuplicates(deps, staff, merge, false)
  expect(await statusOf(deps, other.id)).toBe('archived')
  expect(await keptAdvert(deps, other.id)).toBe(kept.id)
  expect(await viewsOf(deps, kept.id)).toBe(12)
  expect(await favoritesOf(deps, fan)).toEqual([kept.id])
  expect(await aboutOf(deps, conversationId)).toBe(kept.id)
  expect(await topDays(deps, kept.id)).toBeCloseTo(14)
  expect(await linesAbout(deps, other.id)).toEqual(['advert.merge'])
  await expect(restoreAdvert(deps, seller, other.id)).toBeRefused('advert_merged')
  const { items } = await notificationsOf(deps, seller, { start: 0, size: 5 })
  expect(items.map(({ decision }) => decision)).toMatchObject([
    { move: 'merge', reasons: [{ code: 'duplicate_advert', text }] },
  ])

  const { merges } = await duplicatesOf(deps, kept.id)
  await undoAdvertMerge(deps, staff, merges[0]?.id ?? 0)
  expect(await statusOf(deps, other.id)).toBe('active')
  expect(await keptAdvert(deps, other.id)).toBeNull()
  expect(await viewsOf(deps, kept.id)).toBe(5)
  expect(await favoritesOf(deps, fan)).toEqual([other.id])
  expect(await aboutOf(deps, conversationId)).toBe(other.id)
  expect(await linesAbout(deps, other.id)).toEqual(['advert.merge', 'advert.unmerge'])
})

test('the owner of a merged advert appeals, and is right: it stands on its own again', async ({
  deps,
  given,
}) => {
  const [staff, colleague] = [await given.staff('moderator'), await given.staff('moderator')]
  const { seller, kept, other } = await repeated(deps, given)
  await mergeDuplicates(deps, staff, { keptId: kept.id, advertIds: [other.id], text }, false)

  const { statements } = await statementsOf(deps, seller, other.id)
  await appeal(deps, seller, statements[0]?.id ?? 0, 'Sunt două lucruri diferite')
  const [open] = await deps.sql<
    { id: number }[]
  >`select id from appeals where user_id = ${seller.id}`
  const answered = { staffId: colleague.id, isUpheld: true, answer: '' }
  await decideAppeal(deps, open?.id ?? 0, answered, async () => {})

  expect(await statusOf(deps, other.id)).toBe('active')
  const { items } = await notificationsOf(deps, seller, { start: 0, size: 1 })
  expect(items).toMatchObject([{ decision: { move: 'reinstate' } }])
})

test('adverts of several people, drafts, one’s own and a merged one are not merged', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const { kept, other, seller } = await repeated(deps, given)
  const [foreign, draft] = [await given.advert(), await given.advert({ seller, status: 'draft' })]
  const own = [await given.advert({ seller: staff }), await given.advert({ seller: staff })]
  const merge = async (keptId: number, id: number) =>
    mergeDuplicates(deps, staff, { keptId, advertIds: [id], text }, false)

  await expect(merge(kept.id, foreign.id)).toBeRefused('merge_owners')
  await expect(merge(kept.id, draft.id)).toBeRefused('merge_state')
  await expect(merge(own[0]?.id ?? 0, own[1]?.id ?? 0)).toBeRefused('staff_conflict')
  await merge(kept.id, other.id)
  await expect(merge(other.id, kept.id)).toBeRefused('merge_done')
})
