import type { ReportCode } from '#contract/people/reports.ts'
import { reportsOfVisitors, reportsPerHour } from '#contract/limits.ts'
import type { Deps } from '../deps.ts'
import type { Visitor } from '../implement.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { expect, test } from '#tests/support/test.ts'
import { reportedObjects, reportsOf, sendReport } from './service.ts'

let browsers = 0

/** Somebody with a browser and an address that nobody else has. */
function visitor(address = `10.${++browsers >> 8}.${browsers & 255}.7`): Visitor {
  return { id: crypto.randomUUID(), address, isRobot: false, device: '' }
}

const advert = (id: number, code: ReportCode = 1, text = '') =>
  ({ subject: 'advert', id, code, text }) as const

async function reportsOn({ sql }: Pick<Deps, 'sql'>, id: number): Promise<number> {
  return (await sql`select from reports where subject = 'advert' and subject_id = ${id}`).length
}

async function statusOf({ sql }: Pick<Deps, 'sql'>, id: number): Promise<unknown> {
  const [row] = await sql`select status from adverts where id = ${id}`
  return row?.['status']
}

/** A user who has been here for two months. */
async function trusted(deps: Deps, given: Given) {
  const user = await given.user()
  await deps.sql`update users set created_at = ${deps.clock.now()}::timestamptz - interval '60 days' where id = ${user.id}`
  return user
}

test('of a hundred copies of a report at once one is new, and one counts', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert()
  const [user, guest] = [await given.user(), visitor()]

  for (const caller of [
    { user, visitor: guest },
    { user: null, visitor: guest },
  ]) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => sendReport(deps, caller, advert(id))),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
  }

  expect(await reportsOn(deps, id)).toBe(2)
})

test('who reports the same again, for another reason too, is answered as before', async ({
  deps,
  given,
}) => {
  const [user, { id }] = [await given.user(), await given.advert()]
  const caller = { user, visitor: visitor() }

  expect(await sendReport(deps, caller, advert(id, 4))).toBe(true)
  expect(await sendReport(deps, caller, advert(id, 2))).toBe(false)
  const { items, count } = await reportsOf(deps, user, { start: 0, size: 10 })
  expect(count).toBe(1)
  expect(items).toMatchObject([{ subject: 'advert', id, code: 4, text: '', state: 'open' }])
})

test('reason 10 needs a text', async ({ deps, given }) => {
  const { id } = await given.advert()
  const caller = { user: null, visitor: visitor() }

  const empty = sendReport(deps, caller, advert(id, 10))
  await expect(empty).toBeRefused('reason_required', 'text')
  expect(await sendReport(deps, caller, advert(id, 10, 'Cere bani în avans.'))).toBe(true)
})

test('nobody reports an own advert or themselves', async ({ deps, given }) => {
  const user = await given.user()
  const { id } = await given.advert({ seller: user })
  const caller = { user, visitor: visitor() }

  await expect(sendReport(deps, caller, advert(id))).toBeRefused('own_report')
  const oneself = { subject: 'profile', id: user.id, code: 1, text: '' } as const
  await expect(sendReport(deps, caller, oneself)).toBeRefused('own_report')
})

test('what others cannot see cannot be reported', async ({ deps, given }) => {
  const caller = { user: await given.user(), visitor: visitor() }
  for (const status of ['draft', 'review', 'suspended'] as const) {
    const { id } = await given.advert({ status })
    await expect(sendReport(deps, caller, advert(id))).toBeRefused('advert_not_found')
  }
  const { id: hidden } = await given.advert({ isPublic: false })
  await expect(sendReport(deps, caller, advert(hidden))).toBeRefused('advert_not_found')
  const { id } = await given.user({ status: 'banned' })
  const profile = { subject: 'profile', id, code: 1, text: '' } as const
  await expect(sendReport(deps, caller, profile)).toBeRefused('user_not_found')
})

test('a user has so many reports in an hour, and a repeated one counts for nothing', async ({
  deps,
  given,
}) => {
  const caller = { user: await given.user(), visitor: visitor() }
  const { id: first } = await given.advert()
  for (let n = 0; n < 5; n++) await sendReport(deps, caller, advert(first))
  for (let n = 1; n < reportsPerHour; n++) {
    await sendReport(deps, caller, advert((await given.advert()).id))
  }

  const { id } = await given.advert()
  await expect(sendReport(deps, caller, advert(id))).toBeRefused('too_many_requests')
  expect(await reportsOn(deps, id)).toBe(0)
  expect(await sendReport(deps, caller, advert(first))).toBe(false)
  deps.clock.advance({ hours: 1 })
  expect(await sendReport(deps, caller, advert(id))).toBe(true)
})

test('visitors of one network use up its share, not that of others or of its users', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert()
  const address = '203.0.113.9'
  for (let n = 0; n < reportsOfVisitors.address; n++) {
    await sendReport(deps, { user: null, visitor: visitor(address) }, advert(id))
  }

  const more = sendReport(deps, { user: null, visitor: visitor(address) }, advert(id))
  await expect(more).toBeRefused('too_many_requests')
  const elsewhere = { user: null, visitor: visitor('198.51.100.4') }
  expect(await sendReport(deps, elsewhere, advert(id))).toBe(true)
  const user = { user: await given.user(), visitor: visitor(address) }
  expect(await sendReport(deps, user, advert(id))).toBe(true)
})

test('what four trusted people report goes out of sight once, also when they do it at once', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert()
  const people = await Promise.all([1, 2, 3, 4].map(() => trusted(deps, given)))
  for (const user of people.slice(0, 3)) {
    await sendReport(deps, { user, visitor: visitor() }, advert(id))
  }
  expect(await statusOf(deps, id)).toBe('active')

  await sendReport(deps, { user: people[3] ?? null, visitor: visitor() }, advert(id))
  const [row] = await deps.sql`select status, reasons from adverts where id = ${id}`
  expect(row).toEqual({ status: 'review', reasons: [{ field: 'advert', code: 'reported' }] })

  const { id: other } = await given.advert()
  await Promise.all(
    people.map((user) => sendReport(deps, { user, visitor: visitor() }, advert(other))),
  )
  expect(await statusOf(deps, other)).toBe('review')
})

test('a crowd of visitors and of new accounts hides nothing, and is seen by moderators', async ({
  deps,
  given,
}) => {
  const { id, title } = await given.advert()
  for (let n = 0; n < 30; n++) {
    await sendReport(deps, { user: null, visitor: visitor() }, advert(id, 2))
  }
  for (let n = 0; n < 10; n++) {
    await sendReport(deps, { user: await given.user(), visitor: visitor() }, advert(id, 2))
  }

  expect(await statusOf(deps, id)).toBe('active')
  const object = (await reportedObjects(deps)).find((one) => one.id === id)
  expect(object?.reports).toHaveLength(40)
  expect(object).toMatchObject({ subject: 'advert', title })
  expect(object?.weight).toBeCloseTo(2)
})
