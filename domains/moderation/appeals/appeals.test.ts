import { dayMs } from '#contract/rules/durations.ts'
import type { Given, GivenStaff } from '#tests/support/market/builders.ts'
import { held, decideOn, later, reasons, statusOf } from '#tests/support/moderation.ts'
import { expect, test, type World } from '#tests/support/test.ts'
import { endSuspensions } from '../../adverts/moderation/service.ts'
import { editAdvert } from '../../adverts/posting/service.ts'
import { notificationsOf } from '../../notifications/service.ts'
import { sendReport } from '../../reports/service.ts'
import {
  appeal,
  decideCases,
  findStamp,
  nextCase,
  statementsOf,
  tellOfLateAppeals,
} from '../service.ts'

type Deps = World['deps']

/** An advert that this member has rejected, and the decision. */
async function rejected(deps: Deps, given: Given, staff: GivenStaff) {
  const seller = await given.user()
  const { id } = await held(deps, given, {
    ...{ seller, title: 'Pistol cu apă', description: 'De vânzare azi, ca nou.' },
  })
  await decideOn(deps, staff, id, 'reject')
  await later(deps)
  const { statements } = await statementsOf(deps, seller, id)
  return { seller, id, decisionId: statements[0]?.id ?? 0 }
}

async function answer(deps: Deps, staff: GivenStaff, appealId: number, isUpheld: boolean) {
  const cases = [{ kind: 'appeal', id: appealId, seen: 'same' }] as const
  const seen = await findStamp(deps.sql, cases[0])
  return decideCases(deps, staff, 'appeals', {
    cases: [{ ...cases[0], seen }],
    ...(isUpheld ? { decision: 'approve' } : { decision: 'reject', text: 'Regula este clară.' }),
  })
}

async function appealOf({ sql }: Deps, decisionId: number): Promise<number> {
  const [row] = await sql<
    { id: number }[]
  >`select id from appeals where decision_id = ${decisionId}`
  return row?.id ?? 0
}

test('a right appeal shows the advert again, with the time and the promotion days that it has lost', async ({
  deps,
  given,
}) => {
  const [first, other] = [await given.staff('moderator'), await given.staff('moderator')]
  const { seller, id, decisionId } = await rejected(deps, given, first)
  const { sql } = deps
  const rejectedAt = deps.clock.now()
  const end = new Date(rejectedAt.getTime() + 10 * dayMs)
  await sql`update adverts set expires_at = ${end} where id = ${id}`
  await sql`
    insert into bought_promotions (advert_id, kind, key, granted_at, starts_at, ends_at, paused_at)
    values (${id}, 'highlight', ${`test ${id}`}, ${rejectedAt}, ${rejectedAt}, ${end}, ${rejectedAt})`
  await appeal(deps, seller, decisionId, 'Este o jucărie de plajă.')
  const appealId = await appealOf(deps, decisionId)
  deps.clock.advance({ days: 3 })

  expect(await nextCase(deps, first, 'appeals', [])).toBeNull()
  const own = await answer(deps, first, appealId, true)
  expect(own.refused).toMatchObject([{ code: 'staff_conflict' }])
  await answer(deps, other, appealId, true)
  await later(deps)

  expect(await statusOf(deps, id)).toBe('active')
  const [row] = await sql<{ expiresAt: Date; endsAt: Date; pausedAt: Date | null }[]>`
    select a.expires_at, b.ends_at, b.paused_at
    from adverts a join bought_promotions b on b.advert_id = a.id where a.id = ${id}`
  const lost = (until: Date | undefined) => ((until?.getTime() ?? 0) - end.getTime()) / dayMs
  expect(lost(row?.expiresAt)).toBeCloseTo(3, 1)
  expect(lost(row?.endsAt)).toBeCloseTo(3, 1)
  expect(row?.pausedAt).toBeNull()
  const { items } = await notificationsOf(deps, seller, { start: 0, size: 5 })
  expect(items[0]).toMatchObject({ decision: { move: 'reinstate' } })
  const { statements } = await statementsOf(deps, seller, id)
  expect(statements).toMatchObject([{ decision: 'reinstate' }, { appeal: { state: 'upheld' } }])
})

test('a right appeal gives the time back also where the suspension has ended before', async ({
  deps,
  given,
}) => {
  const { sql } = deps
  const [first, other] = [await given.staff('moderator'), await given.staff('moderator')]
  const [seller, reporter] = [await given.user(), await given.user()]
  const { id } = await given.advert({ seller })
  const end = new Date(deps.clock.now().getTime() + 10 * dayMs)
  await sql`update adverts set expires_at = ${end} where id = ${id}`
  await sql`
    insert into bought_promotions (advert_id, kind, key, granted_at, starts_at, ends_at)
    values (${id}, 'highlight', ${`test ${id}`}, ${deps.clock.now()}, ${deps.clock.now()}, ${end})`
  const visitor = { id: 'somebody', address: '10.9.8.7', isRobot: false, device: '' }
  const report = { subject: 'advert', id, code: 6, text: '' } as const
  await sendReport(deps, { user: reporter, visitor }, report)
  const seen = await findStamp(sql, { kind: 'advert', id })
  const cases = [{ kind: 'advert', id, seen }] as const
  await decideCases(deps, first, 'reported', { cases, decision: 'suspend', reasons, days: 5 })
  await later(deps)
  const { statements } = await statementsOf(deps, seller, id)
  const decisionId = statements[0]?.id ?? 0
  await appeal(deps, seller, decisionId, 'Este o greșeală.')
  deps.clock.advance({ days: 5, minutes: 1 })
  await endSuspensions(deps)
  expect(await statusOf(deps, id)).toBe('active')
  deps.clock.advance({ days: 1 })

  await answer(deps, other, await appealOf(deps, decisionId), true)
  await later(deps)

  const [row] = await sql<{ expiresAt: Date; endsAt: Date }[]>`
    select a.expires_at, b.ends_at
    from adverts a join bought_promotions b on b.advert_id = a.id where a.id = ${id}`
  const back = (until: Date | undefined) => ((until?.getTime() ?? 0) - end.getTime()) / dayMs
  expect(back(row?.expiresAt)).toBeCloseTo(5, 1)
  expect(back(row?.endsAt)).toBeCloseTo(5, 1)
  expect(await statusOf(deps, id)).toBe('active')
})

test('a right appeal leaves a later decision as it is, and tells the owner so', async ({
  deps,
  given,
}) => {
  const [first, other] = [await given.staff('moderator'), await given.staff('moderator')]
  const { seller, id, decisionId } = await rejected(deps, given, first)
  await appeal(deps, seller, decisionId, 'Este o jucărie de plajă.')
  await editAdvert(deps, seller, id, { title: 'Pistol adevărat' })
  await decideOn(deps, first, id, 'reject', 'edited')
  await later(deps)

  await answer(deps, other, await appealOf(deps, decisionId), true)
  await later(deps)

  expect(await statusOf(deps, id)).toBe('rejected')
  const { items } = await notificationsOf(deps, seller, { start: 0, size: 1 })
  expect(items).toMatchObject([{ decision: { move: 'appeal_upheld' } }])
})

test('when the decision stands, the owner is told why by whoever looked again', async ({
  deps,
  given,
}) => {
  const [first, other] = [await given.staff('moderator'), await given.staff('moderator')]
  const { seller, id, decisionId } = await rejected(deps, given, first)
  await appeal(deps, seller, decisionId, 'Nu este adevărat.')

  await answer(deps, other, await appealOf(deps, decisionId), false)
  await later(deps)

  expect(await statusOf(deps, id)).toBe('rejected')
  const { items } = await notificationsOf(deps, seller, { start: 0, size: 1 })
  expect(items).toMatchObject([
    { decision: { move: 'appeal_rejected', reasons: [{ text: 'Regula este clară.' }] } },
  ])
})

test('whose appeal is not answered in the promised days is told so, once', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const [late, other] = [await rejected(deps, given, staff), await rejected(deps, given, staff)]
  await appeal(deps, late.seller, late.decisionId, 'Este o jucărie.')
  deps.clock.advance({ days: 6 })
  await appeal(deps, other.seller, other.decisionId, 'Este o jucărie.')
  const toldOf = async ({ seller }: typeof late) =>
    (await notificationsOf(deps, seller, { start: 0, size: 9 })).items.filter(
      ({ decision }) => decision?.move === 'appeal_late',
    )

  await tellOfLateAppeals(deps)
  expect(await toldOf(late)).toEqual([])
  deps.clock.advance({ days: 1 })
  await Promise.all([tellOfLateAppeals(deps), tellOfLateAppeals(deps)])
  await tellOfLateAppeals(deps)

  expect(await toldOf(late)).toMatchObject([{ decision: { move: 'appeal_late' } }])
  expect(await toldOf(other)).toEqual([])
  const mails = await deps.sql`
    select from outbox_messages where user_id = ${late.seller.id} and kind = 'decision'
      and subject_id = (select id from notifications where user_id = ${late.seller.id} and decision = 'appeal_late')`
  expect(mails).toHaveLength(1)
})

test('a decision is appealed against by its owner, once, with words, and within six months', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const { seller, decisionId } = await rejected(deps, given, staff)
  const stranger = await given.user()
  const send = (user: typeof seller, id: number, text = 'De ce?') => appeal(deps, user, id, text)

  await expect(send(stranger, decisionId)).toBeRefused('decision_not_found')
  await expect(send(seller, decisionId, '')).toBeRefused('reason_required', 'text')
  await send(seller, decisionId)
  await expect(send(seller, decisionId)).toBeRefused('appeal_sent')
  const late = await rejected(deps, given, staff)
  deps.clock.advance({ days: 190 })
  await expect(send(late.seller, late.decisionId)).toBeRefused('appeal_late')
})
