import { decideOn, held, later } from '#tests/support/moderation.ts'
import { expect, test } from '#tests/support/test.ts'
import { appeal } from '../../moderation/appeals/service.ts'
import { decideReported, sendReport } from '../../reports/service.ts'
import { generateTransparency, monthBefore, transparencyOf } from './service.ts'

const visitor = { id: 'somebody', address: '10.9.8.7', isRobot: false, device: '' }

test('a month has its report once it is over, with what was reported, decided and appealed against', async ({
  deps,
  given,
}) => {
  deps.clock.leapTo('2026-10-20T10:00:00Z')
  const [staff, seller] = [await given.staff('moderator'), await given.user()]
  const { id: reported } = await given.advert()
  const report = { subject: 'advert', id: reported, code: 1, text: '' } as const
  await sendReport(deps, { user: await given.user(), visitor }, report)
  await sendReport(deps, { user: null, visitor }, report)
  const { id } = await held(deps, given, { seller })
  await decideOn(deps, staff, id, 'reject')
  await later(deps)
  const [decision] = await deps.sql<{ id: number }[]>`
    select id from advert_decisions where advert_id = ${id}`
  await appeal(deps, seller, decision?.id ?? 0, 'Am descris corect.')
  deps.clock.advance({ hours: 6 })
  await decideReported(deps, { subject: 'advert', id: reported }, false)
  await deps.sql`
    insert into account_restrictions (user_id, kind, reason, begins_at)
    values (${seller.id}, 'posting', 'Repetate', ${deps.clock.now()})`

  await generateTransparency(deps)
  expect((await transparencyOf(deps, undefined)).months).not.toContain('2026-10')
  deps.clock.leapTo('2026-11-02T10:00:00Z')
  await deps.sql`update adverts set created_at = '2026-10-01' where id = ${id}`
  await generateTransparency(deps)

  const { month, report: made } = await transparencyOf(deps, undefined)
  expect(month).toBe('2026-10')
  expect(made).toMatchObject({
    reports: [{ subject: 'advert', code: 1, count: 2 }],
    ...{ reportsOfVisitors: 1, reportsUpheld: 0, reportsRejected: 2, reportMedianHours: 6 },
    decisions: [{ decision: 'reject', count: 1 }],
    ...{ appeals: 1, appealsUpheld: 0 },
    restrictions: [{ kind: 'posting', count: 1 }],
  })

  await deps.sql`delete from reports`
  await generateTransparency(deps)
  expect((await transparencyOf(deps, '2026-10')).report).toEqual(made)
  await expect(deps.sql`update transparency_reports set report = '{}'`).rejects.toThrow(
    'only added',
  )
  await expect(transparencyOf(deps, '2020-01')).toBeRefused('page_not_found')
})

test('the month before January is that of the year before', () => {
  expect(monthBefore('2027-01-15', 1)).toBe('2026-12')
  expect(monthBefore('2027-01-15', 2)).toBe('2026-11')
})
