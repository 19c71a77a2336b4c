import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { notificationsOf } from '../../notifications/service.ts'
import { addressOf } from '../../notifications/addresses.ts'
import { reportsOf } from '../../reports/service.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { expect, test, type World } from '#tests/support/test.ts'
import { reviewsFor } from '../service.ts'
import { postReview } from '../writing/service.ts'
import { flagReview, settleReview } from './service.ts'

const firstPage = { start: 0, size: 10 }

/** A review that its reviewed person has flagged. */
async function flagged(deps: World['deps'], given: Given, author?: User) {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author: buyer, conversationId } = await given.message({
    to: { advertId },
    ...(author && { author }),
  })
  await given.message({ to: { conversationId }, author: seller })
  const deal = { advertId, userId: seller.id }
  const { id } = await postReview(deps, buyer, deal, { stars: 1, text: 'Om rău.' })
  deps.clock.advance({ days: 14 })
  await flagReview(deps, seller, id, { code: 6, text: 'Mă jignește' })
  return { id, seller, buyer }
}

async function toldOf(deps: Deps, user: User) {
  const { items } = await notificationsOf(deps, user, firstPage)
  return items.map((one) => ({ ...one, address: addressOf(one) }))
}

test('who flags a review finds it among their reports, with its author and what was decided', async ({
  deps,
  given,
}) => {
  const { id, seller, buyer } = await flagged(deps, given)
  const own = async () => reportsOf(deps, seller, firstPage)

  expect(await own()).toMatchObject({
    count: 1,
    items: [
      {
        ...{ subject: 'review', id, isAboutSender: true, title: buyer.username },
        ...{ code: 6, text: 'Mă jignește', state: 'open', decidedAt: null },
      },
    ],
  })
  await settleReview(deps, id, { decision: 'hide' })
  expect((await own()).items).toMatchObject([{ state: 'upheld', decidedAt: deps.clock.now() }])
})

test.for([
  ['hide', 'flag_upheld'],
  ['show', 'flag_rejected'],
] as const)(
  'who flags a review is told once that a moderator decided to %s it',
  async ([decision, event], { deps, given }) => {
    const { id, seller, buyer } = await flagged(deps, given)

    await settleReview(deps, id, { decision })
    await settleReview(deps, id, { decision })

    const told = (await toldOf(deps, seller)).filter(({ kind }) => kind === 'report')
    expect(told).toMatchObject([{ event, username: buyer.username, address: '/my-reports' }])
  },
)

test('the author of a hidden review is told once why, and reads it beside the review', async ({
  deps,
  given,
}) => {
  const { id, buyer } = await flagged(deps, given)
  const text = 'Recenzia spune minciuni.'
  const reasons = [{ field: 'text', code: 'text_misleading', text }] as const

  await settleReview(deps, id, { decision: 'hide', reasons })
  await settleReview(deps, id, { decision: 'hide', reasons })

  expect(await toldOf(deps, buyer)).toMatchObject([
    { kind: 'review', event: 'hidden', reasons, address: '/my-reviews?side=written' },
  ])
  const page = { ...firstPage, userId: buyer.id, side: 'written' } as const
  expect((await reviewsFor(deps, buyer.id, page)).items).toMatchObject([
    { isHidden: true, hiddenReasons: reasons },
  ])

  await settleReview(deps, id, { decision: 'show' })
  expect((await reviewsFor(deps, buyer.id, page)).items).toMatchObject([
    { isHidden: false, hiddenReasons: [] },
  ])
})

test('the author of a hidden review is told once that it is shown again', async ({
  deps,
  given,
}) => {
  const { id, buyer } = await flagged(deps, given)
  const reasons = [{ field: 'text', code: 'text_misleading' }] as const
  await settleReview(deps, id, { decision: 'hide', reasons })

  await settleReview(deps, id, { decision: 'show' })
  await settleReview(deps, id, { decision: 'show' })

  const address = '/my-reviews?side=written'
  expect(await toldOf(deps, buyer)).toMatchObject([
    { kind: 'review', event: 'shown', reasons: [], address },
    { kind: 'review', event: 'hidden', address },
  ])
})

test('the author of a review that was never hidden is told of nothing', async ({ deps, given }) => {
  const { id, buyer } = await flagged(deps, given)

  await settleReview(deps, id, { decision: 'show' })

  expect(await toldOf(deps, buyer)).toEqual([])
})

test('a rule without words of a moderator has its own, in the language of the author', async ({
  deps,
  given,
}) => {
  const author = await given.user()
  await deps.sql`update users set language = 'ru' where id = ${author.id}`
  const { id } = await flagged(deps, given, author)

  const reasons = [{ field: 'text', code: 'contacts_in_text' }] as const
  await settleReview(deps, id, { decision: 'hide', reasons })

  const [notice] = await toldOf(deps, author)
  expect(notice?.reasons[0]?.text).toMatch(/^В отзыве есть номера телефонов/)
})
