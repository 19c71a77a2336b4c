import type { QueueName } from '#contract/rules/moderation/queues.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { later } from '#tests/support/moderation.ts'
import { expect, test, type World } from '#tests/support/test.ts'
import { notificationsOf } from '../../notifications/service.ts'
import { sendReport } from '../../reports/service.ts'
import { flagReview } from '../../reviews/flags/service.ts'
import { postReview } from '../../reviews/writing/service.ts'
import { caseView, decideCases, findStamp, takeCase } from '../service.ts'

/** A review that everybody sees. */
async function openReview(deps: World['deps'], given: Given) {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author, conversationId } = await given.message({ to: { advertId } })
  await given.message({ to: { conversationId }, author: seller })
  const deal = { advertId, userId: seller.id }
  const { id } = await postReview(deps, author, deal, { stars: 1, text: 'Om rău.' })
  deps.clock.advance({ days: 14 })
  return { id, seller, author }
}

const objections = {
  reviews: async (deps: World['deps'], given: Given) => {
    const review = await openReview(deps, given)
    await flagReview(deps, review.seller, review.id, { code: 6, text: '' })
    return review
  },
  reported: async (deps: World['deps'], given: Given) => {
    const review = await openReview(deps, given)
    const visitor = { id: 'somebody', address: '10.9.8.7', isRobot: false, device: '' }
    const report = { subject: 'review', id: review.id, code: 6, text: '' } as const
    await sendReport(deps, { user: await given.user(), visitor }, report)
    return review
  },
} as const satisfies Partial<Record<QueueName, unknown>>

test.for(['reviews', 'reported'] as const)(
  'a review of the queue %s is hidden for a rule, which its author is told after the ten seconds',
  async (queue, { deps, given }) => {
    const staff = await given.staff('moderator')
    const { id, author } = await objections[queue](deps, given)
    const found = await takeCase(deps, staff, queue, { kind: 'review', id })
    const { templates, review, messages } = await caseView(deps, queue, found)
    expect([review, messages]).toMatchObject([{ author: author.username, text: 'Om rău.' }, []])
    expect(templates['offensive_text']).toContain('Recenzia')
    const seen = await findStamp(deps.sql, { kind: 'review', id })
    const cases = [{ kind: 'review', id, seen }] as const
    const hide = { cases, decision: 'reject' } as const

    await expect(decideCases(deps, staff, queue, hide)).toBeRefused('reason_required', 'reasons')
    const reasons = [{ field: 'text', code: 'offensive_text' }] as const
    await decideCases(deps, staff, queue, { ...hide, reasons })
    await later(deps)

    const { items } = await notificationsOf(deps, author, { start: 0, size: 5 })
    const text = templates['offensive_text']
    expect(items).toMatchObject([{ event: 'hidden', reasons: [{ code: 'offensive_text', text }] }])
  },
)
