import type { CaseDecision } from '#contract/rules/moderation/queues.ts'
import {
  held,
  decideOn,
  later,
  linesAbout,
  reasons,
  reported,
  statusOf,
} from '#tests/support/moderation.ts'
import { expect, test } from '#tests/support/test.ts'
import { endSuspensions, judgeQueue } from '../../adverts/moderation/service.ts'
import { ownAdverts } from '../../adverts/own-list/service.ts'
import { editAdvert } from '../../adverts/posting/service.ts'
import { decideHeld } from '../../messaging/service.ts'
import { notificationsOf } from '../../notifications/service.ts'
import { revokeRole } from '../../staff/service.ts'
import {
  answerQuestion,
  carryOutDue,
  casesOf,
  caseView,
  decideCases,
  findStamp,
  takeCase,
  undoDecisions,
} from '../service.ts'

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

test('a decision that cannot be carried out is void, and none is noted as done', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const { id: advertId } = await given.advert()
  const { id, conversationId, seq } = await given.message({ to: { advertId } })
  await deps.sql`update messages set is_held = true where id = ${id}`
  const seen = await findStamp(deps.sql, { kind: 'message', id })
  const cases = [{ kind: 'message', id, seen }] as const
  await decideCases(deps, staff, 'messages', { cases, decision: 'approve' })
  await decideHeld(deps, { conversationId, seq }, 'refuse')

  await later(deps)

  expect(await linesAbout(deps, id, 'message')).toEqual(['case.decide', 'case.void'])
})

test('decisions of somebody who is no moderator any more are not carried out', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const { id } = await held(deps, given)
  await decideOn(deps, staff, id, 'reject')
  await revokeRole(deps, { userId: staff.id, role: 'moderator', by: null })

  await later(deps)

  expect(await statusOf(deps, id)).toBe('review')
  expect(await linesAbout(deps, id)).toEqual(['case.decide', 'case.void'])
})

test('when the server fails among many cases, the decided ones are told and can be undone', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const { id } = await held(deps, given)
  const seen = await findStamp(deps.sql, { kind: 'advert', id })
  // The database cannot read such a number.
  const failing = { kind: 'advert', id: 3_000_000_000, seen } as const
  const cases = [
    { kind: 'advert', id, seen } as const,
    failing,
    { ...failing, kind: 'review' } as const,
  ]

  const { actions, refused } = await decideCases(deps, staff, 'new', { cases, decision: 'approve' })

  expect(refused.map(({ code }) => code)).toEqual(['unavailable', 'unavailable'])
  const ids = actions.map(({ action }) => action)
  expect(await undoDecisions(deps, staff, ids)).toEqual([{ kind: 'advert', id }])
})

test('a decision that does not fit the state of an advert is refused', async ({ deps, given }) => {
  const staff = await given.staff('moderator')
  const { id } = await reported(deps, given)
  const seen = await findStamp(deps.sql, { kind: 'advert', id })
  const cases = [{ kind: 'advert', id, seen }] as const
  const misfits = [
    { decision: 'move', subcategory: 'vesela' },
    { decision: 'ask', text: 'De ce?' },
    { decision: 'reject', reasons },
  ] as const

  for (const misfit of misfits) {
    const { actions, refused } = await decideCases(deps, staff, 'reported', { cases, ...misfit })
    expect([actions, refused]).toEqual([[], [{ kind: 'advert', id, code: 'move_refused' }]])
  }
})

test('what was changed after it was seen is not decided on', async ({ deps, given }) => {
  const staff = await given.staff('moderator')
  const { id } = await held(deps, given)
  const cases = [{ kind: 'advert', id, seen: 'as it was' }] as const

  const { refused } = await decideCases(deps, staff, 'new', { cases, decision: 'approve' })

  expect(refused).toEqual([{ kind: 'advert', id, code: 'case_changed' }])
})

test('an advert is suspended for days, and then everybody sees it again', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const { id } = await reported(deps, given)
  const seen = await findStamp(deps.sql, { kind: 'advert', id })
  const cases = [{ kind: 'advert', id, seen }] as const
  await decideCases(deps, staff, 'reported', { cases, decision: 'suspend', reasons, days: 7 })
  await later(deps)
  expect(await statusOf(deps, id)).toBe('suspended')

  deps.clock.advance({ days: 6 })
  await endSuspensions(deps)
  expect(await statusOf(deps, id)).toBe('suspended')
  deps.clock.advance({ days: 1, minutes: 1 })
  await endSuspensions(deps)
  expect(await statusOf(deps, id)).toBe('active')
})

test('what nobody has approved waits for a moderator when its suspension ends, also after an edit', async ({
  deps,
  given,
}) => {
  const [staff, seller] = [await given.staff('moderator'), await given.user()]
  const { id } = await held(deps, given, { seller, description: 'O descriere destul de lungă.' })
  const seen = await findStamp(deps.sql, { kind: 'advert', id })
  const cases = [{ kind: 'advert', id, seen }] as const
  await decideCases(deps, staff, 'new', { cases, decision: 'suspend', reasons, days: 3 })
  await later(deps)
  deps.clock.advance({ days: 4 })

  await endSuspensions(deps)
  expect(await statusOf(deps, id)).toBe('review')
  const inQueue = async (queue: 'new' | 'edited') => {
    await judgeQueue(deps)
    const { items } = await casesOf(deps, staff, queue, { after: null, size: 100 })
    return items.some((one) => one.id === id)
  }
  expect(await inQueue('new')).toBe(true)

  await editAdvert(deps, seller, id, { title: 'Titlu curat' })
  expect(await inQueue('edited')).toBe(true)
  expect(await statusOf(deps, id)).toBe('review')
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
  const isAsked = async (): Promise<boolean | undefined> => {
    const query = { status: 'review', search: '', start: 0, size: 10 } as const
    const { lines } = await ownAdverts(deps, seller, query)
    return lines.find((line) => line.id === id)?.hasQuestion
  }

  expect(await isWaiting()).toBe(false)
  expect(await isAsked()).toBe(true)
  const { items } = await notificationsOf(deps, seller, { start: 0, size: 5 })
  expect(items).toMatchObject([{ decision: { move: 'ask', reasons: [{ text }] } }])

  await answerQuestion(deps, seller, id, 'Da, cu apă.')
  expect(await isAsked()).toBe(false)
  const view = await caseView(deps, 'new', await takeCase(deps, staff, 'new', cases[0]))
  expect(view.advert?.question).toMatchObject({ question: text, answer: 'Da, cu apă.' })
})

test('what was reported is decided in its queue: out of sight, and who reported is told', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const { id, user } = await reported(deps, given)

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

test('a decision against an advert needs a rule, and a question words', async ({ deps, given }) => {
  const staff = await given.staff('moderator')
  const cases = [{ kind: 'advert', id: (await held(deps, given)).id, seen: '' }] as const
  const decide = (decision: CaseDecision) => decideCases(deps, staff, 'new', { cases, decision })

  await expect(decide('reject')).toBeRefused('reason_required', 'reasons')
  await expect(decide('ask')).toBeRefused('reason_required', 'text')
  await expect(decide('move')).toBeRefused('category_required', 'subcategory')
})
