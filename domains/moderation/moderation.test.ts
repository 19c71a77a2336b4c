import { dayMs } from '#contract/rules/durations.ts'
import type { QueueName } from '#contract/rules/moderation/queues.ts'
import type { Given, GivenStaff } from '#tests/support/builders.ts'
import { expect, test, type World } from '#tests/support/test.ts'
import { endSuspensions } from '../adverts/moderation/service.ts'
import { editAdvert } from '../adverts/posting/service.ts'
import { notificationsOf } from '../notifications/service.ts'
import { sendReport } from '../reports/service.ts'
import type { CaseDecision } from '#contract/rules/moderation/queues.ts'
import {
  answerQuestion,
  appeal,
  carryOutDue,
  casesOf,
  caseView,
  decideCases,
  findStamp,
  nextCase,
  queues,
  statementsOf,
  takeCase,
  undoDecisions,
} from './service.ts'

type Deps = World['deps']

/** An advert that the rules hold. */
async function held(deps: Deps, given: Given, fields: Parameters<Given['advert']>[0] = {}) {
  const advert = await given.advert({ ...fields, status: 'review' })
  await deps.sql`
    update adverts set review_since = ${deps.clock.now()}, reasons = '[{"field": "title", "code": "forbidden_goods"}]'
    where id = ${advert.id}`
  return advert
}

async function statusOf({ sql }: Deps, id: number): Promise<unknown> {
  const [row] = await sql`select status from adverts where id = ${id}`
  return row?.['status']
}

const reasons = [{ field: 'title', code: 'forbidden_goods' }] as const

async function decideOn(
  deps: Deps,
  staff: GivenStaff,
  id: number,
  decision: CaseDecision,
  queue: QueueName = 'new',
) {
  const seen = await findStamp(deps.sql, { kind: 'advert', id })
  const isAgainst = decision === 'reject' || decision === 'suspend'
  return decideCases(deps, staff, queue, {
    ...{ cases: [{ kind: 'advert', id, seen }], decision },
    ...(isAgainst && { reasons }),
  })
}

/** Past the seconds in which a decision can be undone. */
async function later(deps: Deps): Promise<void> {
  deps.clock.advance({ minutes: 1 })
  await carryOutDue(deps)
}

async function linesAbout({ sql }: Deps, id: number): Promise<string[]> {
  const rows = await sql<{ act: string }[]>`
    select act from audit_log where subject_kind = 'advert' and subject_id = ${String(id)} order by id`
  return rows.map(({ act }) => act)
}

test('a decision leaves the queue at once, and nobody learns of it while it can be undone', async ({
  deps,
  given,
}) => {
  const [staff, seller] = [await given.staff('moderator'), await given.user()]
  const { id } = await held(deps, given, { seller })

  const { actions } = await decideOn(deps, staff, id, 'approve')
  await carryOutDue(deps)

  expect(await statusOf(deps, id)).toBe('review')
  const { items } = await casesOf(deps, staff, 'new', { after: null, size: 50 })
  expect(items.map((one) => one.id)).not.toContain(id)
  const page = { start: 0, size: 5 }
  expect((await notificationsOf(deps, seller, page)).items).toEqual([])

  await undoDecisions(
    deps,
    staff,
    actions.map(({ action }) => action),
  )
  await later(deps)
  expect(await statusOf(deps, id)).toBe('review')
  expect((await notificationsOf(deps, seller, page)).items).toEqual([])
  expect(await linesAbout(deps, id)).toEqual(['case.decide', 'case.undo'])
})

test('after ten seconds a decision is carried out, once, and cannot be undone', async ({
  deps,
  given,
}) => {
  const [staff, seller] = [await given.staff('moderator'), await given.user()]
  const { id } = await held(deps, given, { seller })

  const { actions } = await decideOn(deps, staff, id, 'approve')
  await later(deps)
  await carryOutDue(deps)

  expect(await statusOf(deps, id)).toBe('active')
  const undo = undoDecisions(
    deps,
    staff,
    actions.map(({ action }) => action),
  )
  await expect(undo).toBeRefused('undo_late')
  const { items } = await notificationsOf(deps, seller, { start: 0, size: 5 })
  expect(items).toMatchObject([{ decision: { move: 'approve' } }])
})

test('a decision on what its owner changed meanwhile is void, and the case waits again', async ({
  deps,
  given,
}) => {
  const [staff, seller] = [await given.staff('moderator'), await given.user()]
  const { id } = await held(deps, given, { seller, description: 'Text vechi, destul de lung.' })
  await decideOn(deps, staff, id, 'approve')
  deps.clock.advance({ minutes: 1 })
  await editAdvert(deps, seller, id, { title: 'Titlu schimbat' })

  await carryOutDue(deps)

  expect(await statusOf(deps, id)).toBe('review')
  expect(await linesAbout(deps, id)).toEqual(['case.decide', 'case.void'])
})

test('what was changed after it was seen is not decided on', async ({ deps, given }) => {
  const staff = await given.staff('moderator')
  const { id } = await held(deps, given)
  const cases = [{ kind: 'advert', id, seen: 'as it was' }] as const

  const { refused } = await decideCases(deps, staff, 'new', { cases, decision: 'approve' })

  expect(refused).toEqual([{ kind: 'advert', id, code: 'case_changed' }])
})

test('of a hundred cases no two moderators get the same, and each is decided once', async ({
  deps,
  given,
}) => {
  await deps.sql`update adverts set status = 'archived' where status = 'review'`
  const seller = await given.user()
  const ids: number[] = []
  for (let n = 0; n < 100; n++) ids.push((await held(deps, given, { seller })).id)
  const team = await Promise.all([1, 2, 3, 4].map(() => given.staff('moderator')))
  const taken: number[] = []

  await Promise.all(
    team.map(async (staff) => {
      for (;;) {
        const found = await nextCase(deps, staff, 'new', [])
        if (!found) return
        taken.push(found.id)
        const { refused } = await decideOn(deps, staff, found.id, 'approve')
        expect(refused).toEqual([])
      }
    }),
  )

  expect(taken.toSorted((one, other) => one - other)).toEqual(ids)
  await later(deps)
  const [left] = await deps.sql`select count(*)::int as n from adverts where status = 'review'`
  expect(left).toEqual({ n: 0 })
})

test('nobody decides on what is their own, nor on a colleague’s', async ({ deps, given }) => {
  await deps.sql`update adverts set status = 'archived' where status = 'review'`
  const [staff, colleague] = [await given.staff('moderator'), await given.staff('moderator')]
  const own = await held(deps, given, { seller: staff })
  const theirs = await held(deps, given, { seller: colleague })

  expect(await nextCase(deps, staff, 'new', [])).toBeNull()
  const take = (id: number) => takeCase(deps, staff, 'new', { kind: 'advert', id })
  await expect(take(own.id)).toBeRefused('staff_conflict')
  await expect(take(theirs.id)).toBeRefused('staff_of_staff')
})

test('a case that a colleague works on is theirs until they give it back', async ({
  deps,
  given,
}) => {
  const [staff, colleague] = [await given.staff('moderator'), await given.staff('moderator')]
  const { id } = await held(deps, given)
  await takeCase(deps, colleague, 'new', { kind: 'advert', id })

  const { refused } = await decideOn(deps, staff, id, 'approve')

  expect(refused).toMatchObject([{ id, code: 'staff_claimed' }])
})

test('an edit is shown beside what the public saw, and its photos stay until it is approved', async ({
  deps,
  given,
}) => {
  const [staff, seller] = [await given.staff('moderator'), await given.user()]
  const { id } = await given.advert({ seller, title: 'Masă', description: 'O masă de lemn bună.' })
  await editAdvert(deps, seller, id, { title: 'Masă și pistol' })
  await deps.sql`update adverts set reasons = ${deps.sql.json([...reasons])} where id = ${id}`

  const found = await takeCase(deps, staff, 'edited', { kind: 'advert', id })
  const { advert, templates } = await caseView(deps, 'edited', found)

  expect(advert).toMatchObject({
    texts: { ro: { title: 'Masă și pistol' } },
    before: { kind: 'approved', texts: { ro: { title: 'Masă' } } },
    status: 'review',
  })
  expect(templates['forbidden_goods']).toContain('Pe site nu se vând')
  await decideOn(deps, staff, id, 'approve', 'edited')
  await later(deps)
  expect(await deps.sql`select 1 from advert_versions where advert_id = ${id}`).toEqual([])
})

test('what was rejected and corrected waits for a moderator, with what was rejected', async ({
  deps,
  given,
}) => {
  const [staff, seller] = [await given.staff('moderator'), await given.user()]
  const { id } = await held(deps, given, {
    seller,
    title: 'Pistol',
    description: 'De vânzare azi.',
  })
  await decideOn(deps, staff, id, 'reject')
  await later(deps)
  expect(await statusOf(deps, id)).toBe('rejected')

  await editAdvert(deps, seller, id, { title: 'Pistol cu apă' })

  const found = await takeCase(deps, staff, 'edited', { kind: 'advert', id })
  const { advert } = await caseView(deps, 'edited', found)
  expect(advert?.before).toMatchObject({ kind: 'refused', texts: { ro: { title: 'Pistol' } } })
  expect(advert?.decisions).toMatchObject([{ decision: 'reject', by: staff.username, reasons }])
})

test('an advert is suspended for days, and then everybody sees it again', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const { id } = await held(deps, given)
  const seen = await findStamp(deps.sql, { kind: 'advert', id })
  const cases = [{ kind: 'advert', id, seen }] as const
  await decideCases(deps, staff, 'new', { cases, decision: 'suspend', reasons, days: 7 })
  await later(deps)
  expect(await statusOf(deps, id)).toBe('suspended')

  deps.clock.advance({ days: 6 })
  await endSuspensions(deps)
  expect(await statusOf(deps, id)).toBe('suspended')
  deps.clock.advance({ days: 1, minutes: 1 })
  await endSuspensions(deps)
  expect(await statusOf(deps, id)).toBe('active')
})

test('an advert is moved to the category where it belongs, and is seen there', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const { id } = await held(deps, given, { subcategory: 'carti' })
  const seen = await findStamp(deps.sql, { kind: 'advert', id })
  const cases = [{ kind: 'advert', id, seen }] as const

  await decideCases(deps, staff, 'new', { cases, decision: 'move', subcategory: 'vesela' })
  await later(deps)

  const [moved] = await deps.sql`
    select a.status, s.slug from adverts a join subcategories s on s.id = a.subcategory_id where a.id = ${id}`
  expect(moved).toEqual({ status: 'active', slug: 'vesela' })
})

test('a question waits for its answer, and the case comes back with it', async ({
  deps,
  given,
}) => {
  const [staff, seller] = [await given.staff('moderator'), await given.user()]
  const { id } = await held(deps, given, { seller })
  const seen = await findStamp(deps.sql, { kind: 'advert', id })
  const cases = [{ kind: 'advert', id, seen }] as const
  const text = 'Este o jucărie?'
  await decideCases(deps, staff, 'new', { cases, decision: 'ask', text })
  await later(deps)
  const isWaiting = async (): Promise<boolean> => {
    const { items } = await casesOf(deps, staff, 'new', { after: null, size: 100 })
    return items.some((one) => one.id === id)
  }

  expect(await isWaiting()).toBe(false)
  const { items } = await notificationsOf(deps, seller, { start: 0, size: 5 })
  expect(items).toMatchObject([{ decision: { move: 'ask', reasons: [{ text }] } }])

  await answerQuestion(deps, seller, id, 'Da, cu apă.')
  const view = await caseView(deps, 'new', await takeCase(deps, staff, 'new', cases[0]))
  expect(view.advert?.question).toMatchObject({ question: text, answer: 'Da, cu apă.' })
})

test('what was reported is decided in its queue: out of sight, and who reported is told', async ({
  deps,
  given,
}) => {
  const [staff, user] = [await given.staff('moderator'), await given.user()]
  const { id } = await given.advert()
  const visitor = { id: 'somebody', address: '10.9.8.7', isRobot: false, device: '' }
  await sendReport(deps, { user, visitor }, { subject: 'advert', id, code: 1, text: 'Minte' })

  const found = await takeCase(deps, staff, 'reported', { kind: 'advert', id })
  const view = await caseView(deps, 'reported', found)
  expect(view).toMatchObject({
    decisions: ['approve', 'suspend'],
    reports: [{ code: 1, text: 'Minte' }],
  })
  await decideOn(deps, staff, id, 'suspend', 'reported')
  await later(deps)

  expect(await statusOf(deps, id)).toBe('suspended')
  const { items } = await notificationsOf(deps, user, { start: 0, size: 5 })
  expect(items).toMatchObject([{ report: { subject: 'advert', outcome: 'upheld' } }])
})

test('queues tell how many cases wait, how many longer than promised, and since when', async ({
  deps,
  given,
}) => {
  await deps.sql`update adverts set status = 'archived' where status = 'review'`
  await held(deps, given)
  const oldestAt = deps.clock.now()
  deps.clock.advance({ hours: 5 })
  await held(deps, given)

  const [first] = await queues(deps)

  expect(first).toEqual({ queue: 'new', promiseHours: 4, count: 2, late: 1, oldestAt })
})

test('a decision against an advert needs a rule, and a question words', async ({ deps, given }) => {
  const staff = await given.staff('moderator')
  const cases = [{ kind: 'advert', id: (await held(deps, given)).id, seen: '' }] as const
  const decide = (decision: CaseDecision) => decideCases(deps, staff, 'new', { cases, decision })

  await expect(decide('reject')).toBeRefused('reason_required', 'reasons')
  await expect(decide('ask')).toBeRefused('reason_required', 'text')
  await expect(decide('move')).toBeRefused('category_required', 'subcategory')
})

/** An advert that this member has rejected, and the decision. */
async function rejected(deps: Deps, given: Given, staff: GivenStaff) {
  const seller = await given.user()
  const { id } = await held(deps, given, { seller, title: 'Pistol cu apă' })
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

test('a held message is read alone and delivered', async ({ deps, given }) => {
  const staff = await given.staff('moderator')
  const seller = await given.user()
  const advert = await given.advert({ seller })
  const { id } = await given.message({ to: { advertId: advert.id } })
  await deps.sql`update messages set is_held = true where id = ${id}`
  const one = { kind: 'message', id } as const
  const view = await caseView(deps, 'messages', await takeCase(deps, staff, 'messages', one))
  expect(view).toMatchObject({ decisions: ['approve', 'reject'], excerpt: ['Bună ziua'] })

  const cases = [{ ...one, seen: view.seen }]
  await decideCases(deps, staff, 'messages', { cases, decision: 'approve' })
  await later(deps)

  const [message] = await deps.sql`select is_held from messages where id = ${id}`
  expect(message).toEqual({ isHeld: false })
  expect(await casesOf(deps, staff, 'messages', { after: null, size: 5 })).toMatchObject({
    items: [],
  })
})
