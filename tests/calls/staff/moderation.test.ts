import type { Call } from '#contract/call.ts'
import { statementCalls } from '#contract/adverts/statements.ts'
import { notificationCalls } from '#contract/people/notifications.ts'
import { reportCalls } from '#contract/people/reports.ts'
import { moderationCalls } from '#contract/staff/moderation.ts'
import { carryOutDue } from '#domains/moderation/service.ts'
import type { Deps } from '#domains/deps.ts'
import type { Given, GivenUser } from '#tests/support/market/builders.ts'
import { expect, test, type Site } from '../../support/servers/site.ts'
import { isSeen } from '../poster.ts'

function ask(site: Site, { token }: Pick<GivenUser, 'token'>, { path, action }: Call, fields = {}) {
  return site.call(path, { action, ...fields }, { token }).then(({ body }) => body)
}

async function heldAdvert(deps: Deps, given: Given, seller: GivenUser): Promise<number> {
  const { id } = await given.advert({ seller, title: 'Pistol cu apă', status: 'review' })
  await deps.sql`
    update adverts set review_since = ${deps.clock.now()}, reasons = '[{"field": "title", "code": "forbidden_goods"}]'
    where id = ${id}`
  return id
}

async function seenOf(site: Site, staff: GivenUser, key: object): Promise<unknown> {
  const { case: view } = await ask(site, staff, moderationCalls.openCase, key)
  return Object(view)['seen']
}

test('rejected, appealed against, and restored by another moderator', async ({
  site,
  deps,
  given,
}) => {
  const [first, other] = [await given.staff('moderator'), await given.staff('moderator')]
  const seller = await given.user()
  const id = await heldAdvert(deps, given, seller)
  const key = { queue: 'new', kind: 'advert', id: String(id) }
  const reasons = [{ field: 'title', code: 'forbidden_goods', text: 'Scrie că este o jucărie.' }]
  const seen = await seenOf(site, first, key)
  await ask(site, first, moderationCalls.decideCases, {
    ...{ queue: 'new', cases: [{ kind: 'advert', id, seen }], decision: 'reject', reasons },
  })
  deps.clock.advance({ minutes: 1 })
  await carryOutDue(deps)

  const told = await ask(site, seller, statementCalls.listStatements, { advertId: String(id) })
  expect(told).toMatchObject({ status: 'rejected', statements: [{ decision: 'reject', reasons }] })
  const [statement] = Object(told)['statements']
  await ask(site, seller, statementCalls.appeal, {
    ...{ decisionId: String(statement.id), text: 'Este o jucărie, se vede în fotografie.' },
  })
  expect(await ask(site, first, moderationCalls.nextCase, { queue: 'appeals' })).toMatchObject({
    case: null,
  })

  const { case: appeal } = await ask(site, other, moderationCalls.nextCase, { queue: 'appeals' })
  expect(appeal).toMatchObject({
    appeal: { decidedBy: first.username, reasons },
    advert: { texts: { ro: { title: 'Pistol cu apă' } } },
  })
  await ask(site, other, moderationCalls.decideCases, {
    ...{ queue: 'appeals', cases: [appeal], decision: 'approve' },
  })
  deps.clock.advance({ minutes: 1 })
  await carryOutDue(deps)

  expect(await isSeen(site, String(id))).toBe(true)
  const { items } = await ask(site, seller, notificationCalls.listNotifications)
  expect(items).toMatchObject([{ decision: { move: 'reinstate' } }, { decision: { reasons } }])
})

test('reported, out of sight, and who reported it hears of it', async ({ site, deps, given }) => {
  const [staff, buyer] = [await given.staff('moderator'), await given.user()]
  const { id } = await given.advert()
  await ask(site, buyer, reportCalls.sendReport, { subject: 'advert', id: String(id), code: '1' })

  const { items } = await ask(site, staff, moderationCalls.listCases, { queue: 'reported' })
  expect(items).toMatchObject([{ kind: 'advert', id }])
  const seen = await seenOf(site, staff, { queue: 'reported', kind: 'advert', id: String(id) })
  const { actions } = await ask(site, staff, moderationCalls.decideCases, {
    ...{ queue: 'reported', cases: [{ kind: 'advert', id, seen }], decision: 'suspend' },
    reasons: [{ field: 'description', code: 'suspected_fraud' }],
  })
  expect(actions).toMatchObject([{ kind: 'advert', id }])
  expect(await isSeen(site, String(id))).toBe(true)
  deps.clock.advance({ minutes: 1 })
  await carryOutDue(deps)

  expect(await isSeen(site, String(id))).toBe(false)
  const { items: told } = await ask(site, buyer, notificationCalls.listNotifications)
  expect(told).toMatchObject([{ report: { subject: 'advert', outcome: 'upheld' } }])
})
