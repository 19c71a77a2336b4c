import { later, reported, statusOf } from '#tests/support/moderation.ts'
import { expect, test } from '#tests/support/test.ts'
import { notificationsOf } from '../../notifications/service.ts'
import { caseView, decideCases, findStamp, takeCase } from '../service.ts'

test.for(['archived', 'deleted'] as const)(
  'reports of an advert that is %s meanwhile can be right: the reporter is told, and it stays so',
  async (status, { deps, given }) => {
    const staff = await given.staff('moderator')
    const { id, user } = await reported(deps, given)
    await deps.sql`update adverts set status = ${status} where id = ${id}`

    const found = await takeCase(deps, staff, 'reported', { kind: 'advert', id })
    expect((await caseView(deps, 'reported', found)).decisions).toEqual(['approve', 'reject'])
    const cases = [{ kind: 'advert', id, seen: await findStamp(deps.sql, found) }] as const
    await decideCases(deps, staff, 'reported', { cases, decision: 'reject' })
    await later(deps)

    expect(await statusOf(deps, id)).toBe(status)
    const { items } = await notificationsOf(deps, user, { start: 0, size: 5 })
    expect(items).toMatchObject([{ report: { subject: 'advert', outcome: 'upheld' } }])
  },
)

test('a reported advert that is hidden is not rejected without a rule', async ({ deps, given }) => {
  const staff = await given.staff('moderator')
  const { id } = await reported(deps, given)
  await deps.sql`update adverts set status = 'review', review_since = now() where id = ${id}`
  const seen = await findStamp(deps.sql, { kind: 'advert', id })
  const cases = [{ kind: 'advert', id, seen }] as const

  const { refused } = await decideCases(deps, staff, 'reported', { cases, decision: 'reject' })

  expect(refused).toEqual([{ kind: 'advert', id, code: 'reason_required' }])
})
