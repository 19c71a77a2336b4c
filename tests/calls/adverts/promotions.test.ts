import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import { expect, test } from '../../support/servers/site.ts'
import { isSeen, poster, published } from '../poster.ts'

const listPath = '/adverts/get_adverts.php'

test('of a hundred promotions at once one counts, and the second of the day is refused', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const older = await published(site, seller)
  const newer = await published(site, seller)

  const answers = await Promise.all(
    Array.from({ length: 100 }, () => ask('promote', { advertId: older })),
  )

  expect(answers.filter(({ success }) => success)).toEqual([
    { success: true, message: '', status: 'active', promotionsLeft: 4, isLifted: true },
  ])
  const refused = answers.filter(
    ({ message }) => message === 'You can only promote your advert once per day.',
  )
  expect(refused).toHaveLength(99)
  const [row] = await deps.sql`select count(*)::int as n from promotions where advert_id = ${older}`
  expect(row).toEqual({ n: 1 })
  const { body } = await site.call(listPath, {
    action: 'listItems',
    searchType: 'user',
    search: String(seller.id),
  })
  expect(body['items']).toMatchObject([{ id: older }, { id: newer }])
})

test('the day ends at midnight in Chișinău, in summer and in winter', async ({
  site,
  deps,
  given,
}) => {
  for (const [evening, night] of [
    ['2031-07-10T20:59:00Z', '2031-07-10T21:01:00Z'],
    ['2031-12-10T21:59:00Z', '2031-12-10T22:01:00Z'],
  ] as const) {
    deps.clock.leapTo(evening)
    const seller = await given.user()
    const { ask } = poster(site, seller.token)
    const id = await published(site, seller)
    expect(await ask('promote', { advertId: id })).toMatchObject({ success: true })
    expect(await ask('promote', { advertId: id })).toMatchObject({ code: 'promoted_today' })
    deps.clock.leapTo(night)
    expect(await ask('promote', { advertId: id })).toMatchObject({ success: true })
  }
  deps.clock.leapTo(new Date().toISOString())
})

test('five promotions belong to thirty days, and a renewal near their end brings five more', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller)
  const promote = () => ask('promote', { advertId: id })
  for (let day = 0; day < 5; day++) {
    expect(await promote()).toMatchObject({ success: true, promotionsLeft: 4 - day })
    deps.clock.advance({ days: 1 })
  }

  expect(await promote()).toMatchObject({
    message: 'You have no promotions left for this Advert.',
    code: 'no_promotions_left',
  })
  await ask('renew', { ids: id })
  expect(await promote()).toMatchObject({ code: 'no_promotions_left' })
  deps.clock.advance({ days: 23 })
  await ask('renew', { ids: id })
  expect(await promote()).toMatchObject({ success: true, promotionsLeft: 4 })
})

test('an archived advert comes back by Promote: lifted while it can be, else where it was', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller)
  expect(await ask('archive', { ids: id })).toEqual({ success: true, done: 1 })
  expect(await isSeen(site, id)).toBe(false)

  expect(await ask('promote', { advertId: id })).toMatchObject({ status: 'active', isLifted: true })
  expect(await isSeen(site, id)).toBe(true)
  await ask('archive', { ids: id })
  expect(await ask('promote', { advertId: id })).toMatchObject({
    status: 'active',
    isLifted: false,
  })

  await ask('archive', { ids: id })
  await ask('editAdvert', { advertId: id, title: 'Schimbat în arhivă' })
  expect(await ask('promote', { advertId: id })).toMatchObject({
    status: 'review',
    isLifted: false,
  })
  expect(await isSeen(site, id)).toBe(false)
  await runAdvertJobs(deps)
  expect(await isSeen(site, id)).toBe(true)
})

test('an advert is called promoted until the Chișinău day of its promotion ends', async ({
  site,
  deps,
  given,
}) => {
  deps.clock.leapTo('2031-07-10T20:59:00Z')
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller)
  const marks = async (): Promise<unknown[]> => {
    const { body: item } = await site.call(listPath, { action: 'getItem', itemID: id })
    const { body: history } = await site.call(listPath, { action: 'listHistory', idsList: [id] })
    const { body: list } = await site.call(listPath, {
      action: 'listItems',
      searchType: 'user',
      search: String(seller.id),
    })
    const { lines } = Object(await ask('listOwn'))
    const { advert } = Object(await ask('getOwn', { advertId: id }))
    const shown = [item['item'], ...itemsOf(history), ...itemsOf(list), lines[0].item, advert.item]
    return shown.map((one) => Object(one).promoted)
  }
  expect(await marks()).toEqual([false, false, false, false, false])

  await ask('promote', { advertId: id })
  expect(await marks()).toEqual([true, true, true, true, true])
  deps.clock.leapTo('2031-07-10T21:01:00Z')
  expect(await marks()).toEqual([false, false, false, false, false])
  deps.clock.leapTo(new Date().toISOString())
})

function itemsOf({ items }: Record<string, unknown>): unknown[] {
  return Object.values(Object(items))
}

test('a hidden advert that is promoted is shown again: nobody pays for a place that is not seen', async ({
  site,
  given,
}) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller)
  expect(await ask('setPublic', { advertId: id, isPublic: false })).toMatchObject({ success: true })
  expect(await isSeen(site, id)).toBe(false)

  expect(await ask('promote', { advertId: id })).toMatchObject({ isLifted: true })

  expect(await isSeen(site, id)).toBe(true)
})

test('a hidden advert that comes back from the archive is seen', async ({ site, given }) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller)
  await ask('setPublic', { advertId: id, isPublic: false })
  await ask('archive', { ids: [id] })

  expect(await ask('promote', { advertId: id })).toMatchObject({ status: 'active' })

  expect(await isSeen(site, id)).toBe(true)
})
