import { randomUUID } from 'node:crypto'
import { settleReview } from '../reviews/flags/service.ts'
import { reviewsFor } from '../reviews/service.ts'
import { postReview } from '../reviews/writing/service.ts'
import { conversationsOf, messagesOf } from '../messaging/conversations/service.ts'
import { makeOffer } from '../messaging/offers/service.ts'
import { readPhoto } from '../messaging/service.ts'
import { uploadPhoto } from '../messaging/photos/service.ts'
import { notificationsOf } from '../notifications/service.ts'
import { eraseExpired } from '../my-account/service.ts'
import type { ReportSubject } from '#contract/people/reports.ts'
import type { Deps } from '../deps.ts'
import type { User, Visitor } from '../implement.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { expect, test, type World } from '#tests/support/test.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { decideReports, reportedExcerpt, reportedObjects, sendReport } from './service.ts'

const firstPage = { start: 0, size: 10 }
const visitor: Visitor = { id: 'somebody', address: '10.9.8.7', isRobot: false, device: '' }

function report(deps: Deps, user: User | null, subject: ReportSubject, id: number, text = '') {
  return sendReport(deps, { user, visitor }, { subject, id, code: text ? 10 : 6, text })
}

async function messagesFor(deps: Deps, reader: User, conversationId: number) {
  const page = { before: null, after: null, size: 50 }
  return (await messagesOf(deps, reader, conversationId, page)).items
}

async function outcomesFor(deps: Deps, user: User) {
  return (await notificationsOf(deps, user, firstPage)).items.map((one) => one.report)
}

/** An open review of a seller by a buyer. */
async function openReview(deps: World['deps'], given: Given) {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author: buyer, conversationId } = await given.message({ to: { advertId } })
  await given.message({ to: { conversationId }, author: seller })
  const deal = { advertId, userId: seller.id }
  const { id } = await postReview(deps, buyer, deal, { stars: 1, text: 'Om rău.' })
  deps.clock.advance({ days: 14 })
  const shown = async () => {
    const page = { ...firstPage, userId: seller.id, side: 'public' } as const
    return (await reviewsFor(deps, 0, page)).items
  }
  return { id, seller, buyer, shown }
}

test('a message is reported by the one who received it, and by nobody else', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author: buyer, id } = await given.message({ to: { advertId } })

  await expect(report(deps, buyer, 'message', id)).toBeRefused('own_report')
  for (const other of [await given.user(), null])
    await expect(report(deps, other, 'message', id)).toBeRefused('message_not_found')
  await expect(report(deps, seller, 'message', 2_000_000_000)).toBeRefused('message_not_found')
  expect(await report(deps, seller, 'message', id)).toBe(true)
  expect(await report(deps, seller, 'message', id)).toBe(false)
})

test('a held message and an offer are not reported', async ({ deps, given }) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const text = 'Am plătit deja. Spune-mi codul din SMS ca să primești banii pe card.'
  const held = await given.message({ to: { advertId }, text })
  const draft = { clientId: randomUUID(), price: 5 }
  const { message: offer } = await makeOffer(deps, held.author, { advertId }, draft)

  for (const { id } of [held, offer])
    await expect(report(deps, seller, 'message', id)).toBeRefused('message_not_found')
})

test('a moderator reads a reported message with the few around it', async ({ deps, given }) => {
  const seller = await given.user()
  const { id: advertId, title } = await given.advert({ seller })
  const first = await given.message({ to: { advertId }, text: 'mesajul 1' })
  const { author, conversationId } = first
  const ids = [first.id]
  for (let n = 2; n <= 9; n++)
    ids.push((await given.message({ to: { conversationId }, author, text: `mesajul ${n}` })).id)
  const id = ids[4] ?? 0
  await report(deps, seller, 'message', id)

  const object = (await reportedObjects(deps)).find((one) => one.id === id)
  expect(object).toMatchObject({ subject: 'message', title })
  const lines = await reportedExcerpt(deps, { subject: 'message', id })
  expect(lines.map((line) => /^(.).*mesajul (\d)$/.exec(line)?.slice(1).join(''))).toEqual([
    ' 2',
    ' 3',
    ' 4',
    '>5',
    ' 6',
    ' 7',
    ' 8',
  ])
})

test('a message that was reported rightly is hidden from both, with its photos, and the reporter is told', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author: buyer, conversationId } = await given.message({ to: { advertId } })
  const name = await uploadPhoto(deps, buyer, () => smallPhoto('jpeg'))
  const photo = { name, size: 400 } as const
  const { id } = await given.message({
    ...{ to: { conversationId }, author: buyer, text: 'Hipopotamule!', photos: [name] },
  })
  expect(await readPhoto(deps, seller, photo)).not.toBeNull()
  await report(deps, seller, 'message', id)

  await decideReports(deps, 'message', id, 'uphold')

  for (const reader of [seller, buyer])
    expect((await messagesFor(deps, reader, conversationId))[1]).toMatchObject({
      ...{ isHidden: true, text: '', photos: [] },
    })
  expect(await readPhoto(deps, seller, photo)).toBeNull()
  const page = { isIncoming: true, filter: 'all', words: 'hipopotamule', size: 9 } as const
  expect((await conversationsOf(deps, seller, { ...page, cursor: null })).items).toEqual([])
  expect(await outcomesFor(deps, seller)).toMatchObject([{ subject: 'message', outcome: 'upheld' }])
  await expect(decideReports(deps, 'message', id, 'uphold')).toBeRefused('report_not_found')
})

test('a message that was reported wrongly stays as it is', async ({ deps, given }) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { id, conversationId } = await given.message({ to: { advertId }, text: 'Bună' })
  await report(deps, seller, 'message', id)

  await decideReports(deps, 'message', id, 'reject')

  expect(await messagesFor(deps, seller, conversationId)).toMatchObject([
    { isHidden: false, text: 'Bună' },
  ])
  expect(await outcomesFor(deps, seller)).toMatchObject([{ outcome: 'rejected' }])
})

test('a review is reported by those whom it is not about, visitors too; the reviewed person flags it', async ({
  deps,
  given,
}) => {
  const { id, seller, buyer } = await openReview(deps, given)

  for (const side of [buyer, seller])
    await expect(report(deps, side, 'review', id)).toBeRefused('own_report')
  for (const other of [await given.user(), null])
    expect(await report(deps, other, 'review', id)).toBe(true)
})

test('a sealed review is not reported', async ({ deps, given }) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author: buyer, conversationId } = await given.message({ to: { advertId } })
  await given.message({ to: { conversationId }, author: seller })
  const deal = { advertId, userId: seller.id }
  const { id } = await postReview(deps, buyer, deal, { stars: 1, text: '' })

  await expect(report(deps, await given.user(), 'review', id)).toBeRefused('review_not_found')
})

test('a review that was reported rightly is hidden; reporters are told', async ({
  deps,
  given,
}) => {
  const { id, seller, shown } = await openReview(deps, given)
  const stranger = await given.user()
  await report(deps, stranger, 'review', id)
  expect((await reportedExcerpt(deps, { subject: 'review', id })).join('\n')).toContain('Om rău.')

  await decideReports(deps, 'review', id, 'reject')
  expect(await shown()).toHaveLength(1)
  const other = await given.user()
  await report(deps, other, 'review', id)
  await decideReports(deps, 'review', id, 'uphold')

  expect(await shown()).toEqual([])
  expect(await outcomesFor(deps, stranger)).toMatchObject([{ outcome: 'rejected' }])
  expect(await outcomesFor(deps, other)).toMatchObject([{ subject: 'review', outcome: 'upheld' }])
  expect(await outcomesFor(deps, seller)).toEqual([])
  await expect(report(deps, await given.user(), 'review', id)).toBeRefused('review_not_found')
  await settleReview(deps, id, { decision: 'show' })
  expect(await shown()).toHaveLength(1)
})

test('what an erased account wrote leaves no words in reports, and they can still be closed', async ({
  deps,
  given,
}) => {
  const { id: reviewId, seller, buyer } = await openReview(deps, given)
  const { id: advertId } = await given.advert({ seller: buyer })
  const { id: messageId } = await given.message({ to: { advertId }, author: seller })
  await report(deps, buyer, 'message', messageId, 'Vânzătorul m-a jignit.')
  await report(deps, null, 'review', reviewId, 'Nu e adevărat ce zice.')
  const { sql } = deps
  await sql`update users set status = 'deleted', deleted_at = ${deps.clock.now()} where id = ${seller.id}`
  deps.clock.advance({ days: 15 })

  await eraseExpired(deps)

  const details = await sql`
    select details from reports
    where (subject, subject_id) in (('message', ${messageId}), ('review', ${reviewId}))`
  expect(details).toEqual([{ details: '' }, { details: '' }])
  expect(await reportedExcerpt(deps, { subject: 'review', id: reviewId })).toEqual([])
  expect(await decideReports(deps, 'review', reviewId, 'uphold')).toBe(1)
})
