import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { answerOffer } from '#domains/messaging/offers/answers.ts'
import { makeOffer } from '#domains/messaging/offers/service.ts'
import { markSold } from '#domains/messaging/sales/service.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { expect, test } from '#tests/support/test.ts'
import { flaggedReviews, flagReview, settleReview } from './flags/service.ts'
import { eraseReviewsOf, ratingOf, reviewsBy, reviewsFor } from './service.ts'
import { answerReview, editReview, postReview, waitingFor } from './writing/service.ts'

interface Deal {
  readonly seller: User
  readonly buyer: User
  readonly advertId: number
}

const firstPage = { start: 0, size: 20 } as const

/** A conversation in which both wrote. */
async function dealt(given: Given, seller?: User): Promise<Deal> {
  const owner = seller ?? (await given.user())
  const { id: advertId } = await given.advert({ seller: owner })
  const { author: buyer, conversationId } = await given.message({ to: { advertId } })
  await given.message({ to: { conversationId }, author: owner })
  return { seller: owner, buyer, advertId }
}

function review(deps: Deps, author: User, subject: User, advertId: number, stars = 5, text = '') {
  return postReview(deps, author, { advertId, userId: subject.id }, { stars, text })
}

async function starsShown(deps: Deps, of: User, reader?: User): Promise<number[]> {
  const page = { ...firstPage, userId: of.id, side: 'public' } as const
  const { items, count } = await reviewsFor(deps, reader?.id ?? 0, page)
  expect(count).toBe(items.length)
  return items.map(({ stars }) => stars)
}

describe('who reviews whom', () => {
  test('after a conversation in which both wrote, each side can, once an advert', async ({
    deps,
    given,
  }) => {
    const { seller, buyer, advertId } = await dealt(given)
    expect(await waitingFor(deps, buyer)).toMatchObject([
      { advertId: String(advertId), person: { id: String(seller.id) } },
    ])
    await review(deps, buyer, seller, advertId, 4, 'Totul a fost bine.')
    await review(deps, seller, buyer, advertId)
    await expect(review(deps, buyer, seller, advertId)).toBeRefused('review_written')
    expect(await waitingFor(deps, buyer)).toEqual([])
    expect(await starsShown(deps, seller)).toEqual([4])
  })

  test('not who never dealt with the other, and never oneself', async ({ deps, given }) => {
    const seller = await given.user()
    const { id: advertId } = await given.advert({ seller })
    const stranger = await given.user()
    await expect(review(deps, stranger, seller, advertId)).toBeRefused('review_not_allowed')
    const { author: asker } = await given.message({ to: { advertId } })
    await expect(review(deps, asker, seller, advertId)).toBeRefused('review_not_allowed')
    await expect(review(deps, seller, asker, advertId)).toBeRefused('review_not_allowed')
    await expect(review(deps, seller, seller, advertId)).toBeRefused('own_review')
    expect(await waitingFor(deps, asker)).toEqual([])
  })

  test('an accepted offer is a deal, an answered one without words is not', async ({
    deps,
    given,
  }) => {
    const [seller, buyer] = [await given.user(), await given.user()]
    const { id: advertId } = await given.advert({ seller })
    const offer = async () => {
      const draft = { clientId: randomUUID(), price: 9 }
      return (await makeOffer(deps, buyer, { advertId }, draft)).message.offer?.id ?? 0
    }
    await answerOffer(deps, seller, await offer(), { answer: 'decline', price: undefined })
    await expect(review(deps, buyer, seller, advertId)).toBeRefused('review_not_allowed')
    await answerOffer(deps, seller, await offer(), { answer: 'accept', price: undefined })
    await review(deps, buyer, seller, advertId)
  })

  test('who bought it can, and the seller of what is sold', async ({ deps, given }) => {
    const seller = await given.user()
    const { id: advertId } = await given.advert({ seller })
    const { author: buyer } = await given.message({ to: { advertId } })
    await markSold(deps, seller, advertId, buyer.id)
    await review(deps, seller, buyer, advertId)
    await review(deps, buyer, seller, advertId)
  })

  test('a hundred copies at once are one review', async ({ deps, given }) => {
    const { seller, buyer, advertId } = await dealt(given)
    const copies = await Promise.allSettled(
      Array.from({ length: 100 }, () => review(deps, buyer, seller, advertId)),
    )
    expect(copies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const rows = await deps.sql`select 1 from reviews where author_id = ${buyer.id}`
    expect(rows).toHaveLength(1)
  })

  test('stars are required, from one to five, and contacts stay out', async ({ deps, given }) => {
    const { seller, buyer, advertId } = await dealt(given)
    const deal = { advertId, userId: seller.id }
    for (const stars of [undefined, '', 'cinci', 0, 6, 2.5, -1])
      await expect(
        postReview(deps, buyer, deal, { stars, text: 'Bine' }),
        String(stars),
      ).toBeRefused('stars_required')
    const text = 'Sunați la 069 123 456'
    await expect(postReview(deps, buyer, deal, { stars: '5', text })).toBeRefused(
      'contacts_in_text',
    )
    expect(await postReview(deps, buyer, deal, { stars: '5', text: '' })).toMatchObject({
      stars: 5,
    })
  })
})

describe('the seal', () => {
  test('the first review is seen by its author alone, until the other side has written', async ({
    deps,
    given,
  }) => {
    const { seller, buyer, advertId } = await dealt(given)
    const { id, sealedUntil } = await review(deps, buyer, seller, advertId, 1)
    expect(sealedUntil).not.toBeNull()
    expect(await starsShown(deps, seller)).toEqual([])
    expect(await starsShown(deps, seller, seller)).toEqual([])
    expect(await starsShown(deps, seller, buyer)).toEqual([1])
    expect(await ratingOf(deps, seller.id)).toMatchObject({ average: null, count: 0 })
    await expect(answerReview(deps, seller, id, 'De ce?')).toBeRefused('review_not_found')
    const flag = { code: 6, text: '' } as const
    await expect(flagReview(deps, seller, id, flag)).toBeRefused('review_not_found')

    await review(deps, seller, buyer, advertId, 2)
    expect(await starsShown(deps, seller)).toEqual([1])
    expect(await starsShown(deps, buyer)).toEqual([2])
  })

  test('or until fourteen days have passed', async ({ deps, given }) => {
    const { seller, buyer, advertId } = await dealt(given)
    await review(deps, buyer, seller, advertId, 3)
    deps.clock.advance({ days: 13 })
    expect(await starsShown(deps, seller)).toEqual([])
    deps.clock.advance({ days: 1 })
    expect(await starsShown(deps, seller)).toEqual([3])
  })
})

describe('changing and answering', () => {
  test('its author changes it within fourteen days', async ({ deps, given }) => {
    const { seller, buyer, advertId } = await dealt(given)
    const { id, editableUntil } = await review(deps, buyer, seller, advertId, 2)
    expect(editableUntil).not.toBeNull()
    const edit = (by: User) => editReview(deps, by, id, { stars: 4, text: 'S-a lămurit.' })
    await expect(edit(seller)).toBeRefused('review_not_found')
    expect(await edit(buyer)).toMatchObject({ stars: 4, text: 'S-a lămurit.' })
    deps.clock.advance({ days: 14 })
    await expect(edit(seller)).toBeRefused('review_not_found')
    await expect(edit(buyer)).toBeRefused('review_closed')
  })

  test('the reviewed person answers once', async ({ deps, given }) => {
    const { seller, buyer, advertId } = await dealt(given)
    const { id } = await review(deps, buyer, seller, advertId, 2)
    deps.clock.advance({ days: 14 })
    await expect(answerReview(deps, buyer, id, 'Eu')).toBeRefused('review_not_found')
    await expect(answerReview(deps, seller, id, '')).toBeRefused('field_required')
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => answerReview(deps, seller, id, `Mulțumesc ${n}`)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(answerReview(deps, seller, id, 'Încă')).toBeRefused('review_answered')
  })
})

test('the average, the count and the distribution are those of open reviews', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  for (const stars of [5, 5, 4, 2]) {
    const { buyer, advertId } = await dealt(given, seller)
    await review(deps, buyer, seller, advertId, stars)
  }
  deps.clock.advance({ days: 14 })
  const sealed = await dealt(given, seller)
  await review(deps, sealed.buyer, seller, sealed.advertId, 1)
  expect(await ratingOf(deps, seller.id)).toEqual({
    average: 4,
    count: 4,
    distribution: [0, 1, 0, 1, 2],
  })
})

test('a flagged review is hidden by a moderator alone, and can be shown again', async ({
  deps,
  given,
}) => {
  const { seller, buyer, advertId } = await dealt(given)
  const { id } = await review(deps, buyer, seller, advertId, 1)
  deps.clock.advance({ days: 14 })
  await expect(flagReview(deps, seller, id, { code: 10, text: '' })).toBeRefused('reason_required')
  for (const other of [buyer, await given.user()])
    await expect(flagReview(deps, other, id, { code: 1, text: '' })).toBeRefused('review_not_found')
  await Promise.all(
    Array.from({ length: 20 }, () => flagReview(deps, seller, id, { code: 6, text: 'Minte' })),
  )
  expect(await starsShown(deps, seller)).toEqual([1])
  const flagged = async () => (await flaggedReviews(deps)).find((one) => one.id === id)
  expect(await flagged()).toMatchObject({ flags: ['6 Minte'] })

  await settleReview(deps, id, { decision: 'hide' })
  expect(await starsShown(deps, seller)).toEqual([])
  expect(await starsShown(deps, seller, buyer)).toEqual([])
  expect(await flagged()).toBeUndefined()
  const written = { ...firstPage, userId: buyer.id, side: 'written' } as const
  expect((await reviewsFor(deps, buyer.id, written)).items).toMatchObject([{ isHidden: true }])

  await settleReview(deps, id, { decision: 'show' })
  expect(await starsShown(deps, seller)).toEqual([1])
  await expect(settleReview(deps, 2_000_000_000, { decision: 'hide' })).toBeRefused(
    'review_not_found',
  )
})

test('an erased account leaves its stars without words, and nothing that was said of it', async ({
  deps,
  given,
}) => {
  const { seller, buyer, advertId } = await dealt(given)
  await review(deps, buyer, seller, advertId, 4, 'Omul de la Bălți')
  await review(deps, seller, buyer, advertId, 5, 'Punctual')
  expect(await reviewsBy(deps, buyer.id)).toMatchObject([{ stars: 4, text: 'Omul de la Bălți' }])
  await deps.sql.begin((sql) => eraseReviewsOf(sql, buyer.id))
  const page = { ...firstPage, userId: seller.id, side: 'public' } as const
  deps.clock.advance({ days: 14 })
  expect((await reviewsFor(deps, 0, page)).items).toMatchObject([{ stars: 4, text: '' }])
  expect(await starsShown(deps, buyer)).toEqual([])
})
