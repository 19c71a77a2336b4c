import { eraseExpired } from '../my-account/service.ts'
import { editAdvert } from '../adverts/posting/service.ts'
import { decide, judgeQueue } from '../adverts/moderation/service.ts'
import { notificationsOf } from '../notifications/service.ts'
import type { Deps } from '../deps.ts'
import type { Visitor } from '../implement.ts'
import type { Given, GivenUser } from '#tests/support/market/builders.ts'
import { unreadOf } from '#tests/support/market/searches.ts'
import { expect, test } from '#tests/support/test.ts'
import { closeReports, decideReports, reportedObjects, reportsOf, sendReport } from './service.ts'

const page = { start: 0, size: 10 }
const visitor: Visitor = { id: 'somebody', address: '10.9.8.7', isRobot: false, device: '' }

async function report(deps: Deps, user: GivenUser | null, id: number, text = ''): Promise<void> {
  await sendReport(deps, { user, visitor }, { subject: 'advert', id, code: 1, text })
}

async function statusOf({ sql }: Pick<Deps, 'sql'>, id: number): Promise<unknown> {
  const [row] = await sql`select status from adverts where id = ${id}`
  return row?.['status']
}

/** Four people whom the product trusts. */
async function crowd(deps: Deps, given: Given): Promise<GivenUser[]> {
  const users = await Promise.all([1, 2, 3, 4].map(() => given.user()))
  const ids = users.map(({ id }) => id)
  await deps.sql`update users set created_at = ${deps.clock.now()}::timestamptz - interval '60 days' where id = any (${ids})`
  return users
}

test('when an advert was reported rightly, all who reported it are told, and it is gone', async ({
  deps,
  given,
}) => {
  const [one, other] = [await given.user(), await given.user()]
  const { id } = await given.advert({ title: 'Ceas de aur' })
  for (const user of [one, other, null]) await report(deps, user, id)

  expect(await decideReports(deps, 'advert', id, 'uphold')).toBe(3)

  expect(await statusOf(deps, id)).toBe('suspended')
  for (const user of [one, other]) {
    const { items } = await notificationsOf(deps, user, page)
    expect(items).toMatchObject([
      { kind: 'report', title: '', report: { subject: 'advert', outcome: 'upheld' } },
    ])
    expect(await unreadOf(deps, user)).toBe(1)
    expect((await reportsOf(deps, user, page)).items).toMatchObject([{ state: 'upheld' }])
  }
})

test('when nothing was wrong, the notification leads to the advert or the profile', async ({
  deps,
  given,
}) => {
  const [user, seller] = [await given.user(), await given.user()]
  const { id } = await given.advert({ seller, title: 'Ceas de masă' })
  await report(deps, user, id)
  const profile = { subject: 'profile', id: seller.id, code: 6, text: '' } as const
  await sendReport(deps, { user, visitor }, profile)

  await decideReports(deps, 'advert', id, 'reject')
  deps.clock.advance({ minutes: 1 })
  await decideReports(deps, 'profile', seller.id, 'reject')

  expect(await statusOf(deps, id)).toBe('active')
  const { items } = await notificationsOf(deps, user, page)
  expect(items).toMatchObject([
    { title: seller.username, report: { subject: 'profile', username: seller.username } },
    { title: 'Ceas de masă', report: { subject: 'advert', outcome: 'rejected', advertId: id } },
  ])
})

test('without open reports there is nothing to decide', async ({ deps, given }) => {
  const [user, { id }] = [await given.user(), await given.advert()]
  await expect(decideReports(deps, 'advert', id, 'uphold')).toBeRefused('report_not_found')
  await report(deps, user, id)
  await decideReports(deps, 'advert', id, 'reject')

  await expect(decideReports(deps, 'advert', id, 'uphold')).toBeRefused('report_not_found')
  expect(await unreadOf(deps, user)).toBe(1)
})

test('a false alarm ends with the advert shown again; the same people do not hide it twice', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert()
  const people = await crowd(deps, given)
  for (const user of people) await report(deps, user, id)
  expect(await statusOf(deps, id)).toBe('review')

  await decideReports(deps, 'advert', id, 'reject')
  expect(await statusOf(deps, id)).toBe('active')

  for (const user of people) await report(deps, user, id)
  expect(await statusOf(deps, id)).toBe('active')
})

test('the owner is told that reports have hidden the advert, and that it is shown again', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller, title: 'Vioară' })
  for (const user of await crowd(deps, given)) await report(deps, user, id)
  expect((await notificationsOf(deps, seller, page)).items).toMatchObject([
    { kind: 'hidden', title: 'Vioară', advertId: id },
  ])

  await decideReports(deps, 'advert', id, 'reject')
  expect((await notificationsOf(deps, seller, page)).items).toMatchObject([
    { kind: 'decision', decision: { move: 'approve' } },
    { kind: 'hidden' },
  ])
})

test('reports that hid an advert do not add up again after its approval in the queue', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert()
  for (const user of await crowd(deps, given)) await report(deps, user, id)
  await decide(deps, id, 'approve', [])

  const [first, ...others] = await crowd(deps, given)
  await report(deps, first ?? null, id)
  expect(await statusOf(deps, id)).toBe('active')
  for (const user of others) await report(deps, user, id)
  expect(await statusOf(deps, id)).toBe('review')
})

test('an edit does not bring a reported advert back before a moderator has seen it', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller, title: 'Frigider nou' })
  for (const user of await crowd(deps, given)) await report(deps, user, id)

  await editAdvert(deps, seller, id, { title: 'Frigider foarte nou' })
  await judgeQueue(deps)

  expect(await statusOf(deps, id)).toBe('review')
  await decideReports(deps, 'advert', id, 'uphold')
  expect(await statusOf(deps, id)).toBe('rejected')
})

test('an advert that waits for another reason too stays in the queue when its reports are rejected', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert()
  await report(deps, await given.user(), id)
  const reasons = deps.sql.json([{ field: 'price', code: 'price_suspicious' }])
  await deps.sql`update adverts set status = 'review', reasons = ${reasons} where id = ${id}`

  await decideReports(deps, 'advert', id, 'reject')

  expect(await statusOf(deps, id)).toBe('review')
})

test('who was right before outweighs who was wrong', async ({ deps, given }) => {
  const [right, wrong] = [await given.user(), await given.user()]
  for (const [user, outcome] of [
    [right, 'upheld'],
    [wrong, 'rejected'],
  ] as const) {
    for (let n = 0; n < 6; n++) {
      const { id } = await given.advert()
      await report(deps, user, id)
      await closeReports(deps, { subject: 'advert', id }, outcome)
    }
  }
  const [trusted, doubted] = [await given.advert(), await given.advert()]
  await report(deps, wrong, doubted.id)
  await report(deps, right, trusted.id)

  const ids = (await reportedObjects(deps)).map(({ id }) => id)
  expect(ids.indexOf(trusted.id)).toBeLessThan(ids.indexOf(doubted.id))
})

test('the reports of an erased account name nobody, and a report is forgotten after a year', async ({
  deps,
  given,
}) => {
  const [user, { id }] = [await given.user(), await given.advert()]
  await report(deps, user, id, 'Sunt Zenobia, m-a înșelat.')
  await deps.sql`update users set status = 'deleted', deleted_at = ${deps.clock.now()} where id = ${user.id}`
  deps.clock.advance({ days: 15 })
  await eraseExpired(deps)

  const ofAdvert = () => deps.sql`select user_id, details from reports where subject_id = ${id}`
  expect(await ofAdvert()).toEqual([{ userId: null, details: '' }])
  deps.clock.advance({ days: 351 })
  await eraseExpired(deps)
  expect(await ofAdvert()).toEqual([])
})
