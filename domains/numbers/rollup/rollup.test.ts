import { expect, test } from '#tests/support/test.ts'
import { localDay } from '../../lib/local-day.ts'
import { addDays } from '../days.ts'
import { addViews, numbersOf, rollUpDays } from '../service.ts'
import { listNumbers } from '../store.ts'

const admin = { roles: ['admin'] } as const

test('days that are over are computed once, and missed ones are caught up', async ({
  deps,
  given,
}) => {
  deps.clock.leapTo('2026-11-20T10:00:00Z')
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  await deps.sql`
    update adverts set created_at = ${deps.clock.now()}, published_at = ${deps.clock.now()} where id = ${advertId}`
  const { conversationId } = await given.message({ to: { advertId } })
  deps.clock.advance({ minutes: 30 })
  await given.message({ to: { conversationId }, author: seller })

  deps.clock.leapTo('2026-11-23T10:00:00Z')
  await rollUpDays(deps)
  const numbers = () =>
    listNumbers(deps.sql, ['messages', 'conversations', 'answers', 'answerMinutes', 'published'], {
      ...{ first: '2026-11-19', last: '2026-11-23' },
    })
  const computed = await numbers()
  const valueOf = (metric: string) => computed.find((one) => one.metric === metric)

  expect(valueOf('messages')).toMatchObject({ day: '2026-11-20', value: 2 })
  expect(valueOf('conversations')).toMatchObject({ day: '2026-11-20', value: 1 })
  expect(valueOf('answers')).toMatchObject({ day: '2026-11-20', value: 1 })
  expect(valueOf('answerMinutes')).toMatchObject({ day: '2026-11-20', value: 30 })
  expect(valueOf('published')).toMatchObject({ day: '2026-11-20', value: 1 })

  await deps.sql`delete from daily_numbers where metric = 'rolledUp' and day = '2026-11-22'`
  await rollUpDays(deps)
  expect(await numbers()).toEqual(computed)
})

test('a day ends at midnight in Chișinău', async ({ deps, given }) => {
  await deps.sql`delete from daily_numbers`
  const { id: advertId } = await given.advert()
  // 23:30 in winter time.
  deps.clock.leapTo('2026-12-01T21:30:00Z')
  const { author, conversationId } = await given.message({ to: { advertId } })
  deps.clock.advance({ hours: 1 })
  await given.message({ to: { conversationId }, author })

  deps.clock.leapTo('2026-12-03T23:00:00Z')
  await rollUpDays(deps)

  const days = await listNumbers(deps.sql, ['messages'], {
    first: '2026-12-01',
    last: '2026-12-02',
  })
  expect(days).toMatchObject([
    { day: '2026-12-01', value: 1 },
    { day: '2026-12-02', value: 1 },
  ])
})

test('how things stand is stored for the day that has just ended, and is not known of others', async ({
  deps,
  given,
}) => {
  await deps.sql`delete from daily_numbers`
  await given.advert()
  deps.clock.leapTo('2026-12-10T22:05:00Z')
  await rollUpDays(deps)

  const { days, series } = await numbersOf(deps, admin, 30)
  const active = series.find(
    ({ metric, dimension }) => metric === 'state' && dimension === 'active',
  )
  const known = days.filter((_day, place) => active?.values[place] !== null)
  expect(known).toEqual(['2026-12-10', '2026-12-11'])
})

test('the way of a draft to its publication is counted by the day on which it was begun', async ({
  deps,
  given,
}) => {
  await deps.sql`delete from daily_numbers`
  const begun = new Date('2027-01-05T10:00:00Z')
  deps.clock.leapTo(begun.toISOString())
  const empty = await given.advert({ status: 'draft', title: '', images: [] })
  await deps.sql`update adverts set subcategory_id = null where id = ${empty.id}`
  const pictured = await given.advert({ status: 'draft', images: ['a.webp'] })
  const sent = await given.advert({ status: 'active', images: ['a.webp'] })
  await deps.sql`
    update adverts set created_at = ${begun}, published_at = case when id = ${sent.id} then ${begun}::timestamptz end
    where id = any (${[empty.id, pictured.id, sent.id]})`
  // Of a file and of a program: nobody filled in a form.
  const company = await given.user()
  const [imported, programmed] = [
    await given.advert({ seller: company }),
    await given.advert({ seller: company }),
  ]
  await deps.sql`update adverts set created_at = ${begun} where owner_id = ${company.id}`
  await deps.sql`
    insert into import_items (user_id, own_id, advert_id) values (${company.id}, 'A-1', ${imported.id})`
  await deps.sql`
    insert into partner_adverts (user_id, own_id, advert_id) values (${company.id}, 'B-1', ${programmed.id})`
  await addViews(deps.sql, [
    { day: '2027-01-05', kind: 'posting', isRobot: false, views: 5 },
    { day: '2027-01-05', kind: 'posting', isRobot: true, views: 7 },
  ])

  deps.clock.advance({ days: 2 })
  await rollUpDays(deps)

  const steps = await listNumbers(deps.sql, ['posting'], {
    first: '2027-01-05',
    last: '2027-01-05',
  })
  expect(Object.fromEntries(steps.map(({ dimension, value }) => [dimension, value]))).toEqual({
    ...{ draft: 3, information: 2, images: 2, sent: 1, published: 1 },
  })
  const { days, series } = await numbersOf(deps, admin, 30)
  const ofDay = series
    .filter(({ metric }) => metric === 'posting')
    .map(({ dimension, values }) => [dimension, values[days.indexOf('2027-01-05')]])
  expect(ofDay[0]).toEqual(['opened', 5])
  expect(Object.fromEntries(ofDay)).toMatchObject({ draft: 3, published: 1 })
})

test('page views of two processes add up, and money is for those who may see it', async ({
  deps,
}) => {
  const day = localDay(deps.clock.now())
  const views = { day, kind: 'advert', isRobot: false, views: 3 } as const
  await Promise.all([
    addViews(deps.sql, [views]),
    addViews(deps.sql, [{ ...views, isRobot: true }, views]),
  ])
  await deps.sql`
    insert into daily_numbers (metric, day, value) values ('revenue', ${addDays(day, -1)}, 500)`

  const seen = async (role: 'moderator' | 'finance') =>
    new Map(
      (await numbersOf(deps, { roles: [role] }, 30)).series.map(({ metric, values }) => [
        metric,
        values,
      ]),
    )

  expect((await seen('finance')).get('views')?.at(-1)).toBe(6)
  expect((await seen('finance')).get('robotViews')?.at(-1)).toBe(3)
  expect((await seen('finance')).get('revenue')?.at(-2)).toBe(500)
  expect((await seen('moderator')).has('revenue')).toBe(false)
})
