import { localDay } from '../../lib/local-day.ts'
import { sendReport } from '../../reports/service.ts'
import { expect, test } from '#tests/support/test.ts'
import { addDays } from '../days.ts'
import { weekOf } from '../service.ts'

test('the last seven days include today, and the seven before them do not', async ({
  deps,
  given,
}) => {
  const admin = await given.staff('admin')
  const { id } = await given.advert()
  const today = localDay(deps.clock.now())
  const store = (daysAgo: number, value: number) => deps.sql`
    insert into daily_numbers (metric, day, dimension, value)
    values ('reports', ${addDays(today, -daysAgo)}, '1', ${value})`
  await store(6, 10)
  await store(7, 200)
  await store(13, 3000)
  await store(14, 40_000)
  const visitor = { id: 'somebody', address: '10.9.8.7', isRobot: false, device: '' }
  const report = { subject: 'advert', id, code: 1, text: '' } as const
  await sendReport(deps, { user: await given.user(), visitor }, report)

  const week = await weekOf(deps, admin)

  const reports = week.find(({ metric }) => metric === 'reports')
  expect(reports).toEqual({ metric: 'reports', week: 11, before: 3200 })
})
