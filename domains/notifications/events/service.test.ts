import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import type { Deps } from '#domains/deps.ts'
import { unreadOf } from '#tests/support/market/searches.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { reserveAdvert } from '../../adverts/service.ts'
import { addFavorite } from '../../favorites/service.ts'
import { answerOffer, expireOffers } from '../../messaging/offers/answers.ts'
import { makeOffer } from '../../messaging/offers/service.ts'
import { readConversation } from '../../messaging/reading/service.ts'
import { markSold } from '../../messaging/sales/service.ts'
import { notifyOfOpened } from '../../reviews/service.ts'
import { answerReview, postReview } from '../../reviews/writing/service.ts'
import { addressOf } from '../addresses.ts'
import { notifyOfFavoriteEvents } from '../favorite-events/service.ts'
import { notificationsOf, notifyOfFollowed, readNotifications } from '../service.ts'

const page = { start: 0, size: 10 }

/** What a user is told, newest first: the event or kind, the title and where it leads. */
async function toldTo(deps: Deps, user: { readonly id: number }): Promise<(string | number)[][]> {
  const { items } = await notificationsOf(deps, user, page)
  return items.map((item) => [item.event ?? item.kind, item.title, item.count, addressOf(item)])
}

async function eventsTold(deps: Deps, user: { readonly id: number }): Promise<unknown[]> {
  return (await toldTo(deps, user)).map(([event]) => event)
}

async function offerOf(deps: Deps, given: Given, price = 100) {
  const [seller, buyer] = [await given.user(), await given.user()]
  const { id: advertId } = await given.advert({ seller, title: 'Ceas', price: 200 })
  const made = await makeOffer(deps, buyer, { advertId }, { clientId: randomUUID(), price })
  const { conversationId, message } = made
  return { seller, buyer, advertId, conversationId, offerId: message.offer?.id ?? 0 }
}

const answer = (kind: 'accept' | 'decline' | 'withdraw') => ({ answer: kind, price: undefined })

describe('offers', () => {
  test('an offer is told to the other side, with its price, until the conversation is read', async ({
    deps,
    given,
  }) => {
    const { seller, buyer, conversationId } = await offerOf(deps, given, 150)

    const { items } = await notificationsOf(deps, seller, page)
    expect(items).toMatchObject([
      { kind: 'offer', event: 'made', title: 'Ceas', offer: { price: 150, currency: 'MDL' } },
    ])
    expect(await toldTo(deps, seller)).toEqual([
      ['made', 'Ceas', 1, `/my-messages/${conversationId}`],
    ])
    expect(await toldTo(deps, buyer)).toEqual([])
    expect(await unreadOf(deps, seller)).toBe(1)

    await readConversation(deps, seller, conversationId, 1)
    expect(await unreadOf(deps, seller)).toBe(0)
  })

  test('each answer is told to the other side, one unread a conversation', async ({
    deps,
    given,
  }) => {
    const { seller, buyer, offerId, conversationId } = await offerOf(deps, given)
    const counter = { answer: 'counter', price: 180 } as const
    const { message } = await answerOffer(deps, seller, offerId, counter)
    expect((await notificationsOf(deps, buyer, page)).items).toMatchObject([
      { event: 'countered', offer: { price: 180 } },
    ])

    await answerOffer(deps, buyer, message.offer?.id ?? 0, answer('decline'))

    const address = `/my-messages/${conversationId}`
    expect(await toldTo(deps, seller)).toEqual([['declined', 'Ceas', 1, address]])
    expect(await unreadOf(deps, seller)).toBe(1)
  })

  test('an accepted offer is told to the buyer, a withdrawn one to the seller', async ({
    deps,
    given,
  }) => {
    const one = await offerOf(deps, given)
    await answerOffer(deps, one.seller, one.offerId, answer('accept'))
    expect(await eventsTold(deps, one.buyer)).toEqual(['accepted'])

    const other = await offerOf(deps, given)
    await answerOffer(deps, other.buyer, other.offerId, answer('withdraw'))
    expect(await eventsTold(deps, other.seller)).toEqual(['withdrawn'])
  })

  test('an offer that nobody answered is told to its author as expired, once', async ({
    deps,
    given,
  }) => {
    const { buyer, conversationId } = await offerOf(deps, given)
    deps.clock.advance({ hours: 49 })
    await expireOffers(deps)
    await expireOffers(deps)
    expect(await eventsTold(deps, buyer)).toEqual(['expired'])
    // Nothing new to read in the conversation, but it was looked at.
    await readConversation(deps, buyer, conversationId, 1)
    expect(await unreadOf(deps, buyer)).toBe(0)
  })
})

describe('reviews', () => {
  async function deal(given: Given) {
    const [seller, buyer] = [await given.user(), await given.user()]
    const { id: advertId } = await given.advert({ seller })
    const { conversationId } = await given.message({ to: { advertId }, author: buyer })
    await given.message({ to: { conversationId }, author: seller })
    return { seller, buyer, advertId }
  }
  const words = { stars: 5, text: '' }

  test('a sealed review is told to nobody; with the second both are', async ({ deps, given }) => {
    const { seller, buyer, advertId } = await deal(given)
    await postReview(deps, buyer, { advertId, userId: seller.id }, words)
    expect(await toldTo(deps, seller)).toEqual([])

    await postReview(deps, seller, { advertId, userId: buyer.id }, words)
    await notifyOfOpened(deps)

    expect(await toldTo(deps, seller)).toEqual([['received', buyer.username, 1, '/my-reviews']])
    expect(await toldTo(deps, buyer)).toEqual([['received', seller.username, 1, '/my-reviews']])
  })

  test('a review that stays alone is told after fourteen days, a hidden one never', async ({
    deps,
    given,
  }) => {
    const [told, hidden] = [await deal(given), await deal(given)]
    for (const { seller, buyer, advertId } of [told, hidden])
      await postReview(deps, buyer, { advertId, userId: seller.id }, words)
    await deps.sql`update reviews set hidden_at = ${deps.clock.now()} where subject_id = ${hidden.seller.id}`
    deps.clock.advance({ days: 14 })
    await notifyOfOpened(deps)
    expect(await toldTo(deps, told.seller)).toHaveLength(1)
    expect(await toldTo(deps, hidden.seller)).toEqual([])
  })

  test('an answer is told to the author of the review', async ({ deps, given }) => {
    const { seller, buyer, advertId } = await deal(given)
    const { id } = await postReview(deps, buyer, { advertId, userId: seller.id }, words)
    deps.clock.advance({ days: 15 })
    await answerReview(deps, seller, id, 'Mulțumesc!')
    expect(await toldTo(deps, buyer)).toEqual([
      ['answered', seller.username, 1, '/my-reviews?side=written'],
    ])
  })
})

describe('favourites', () => {
  test('a sold advert is told to all who marked it, except its owner and buyer', async ({
    deps,
    given,
  }) => {
    const { seller, buyer, advertId } = await offerOf(deps, given)
    const fan = await given.user()
    for (const user of [buyer, fan]) await addFavorite(deps, user, advertId)
    await deps.sql`insert into favorites (user_id, advert_id) values (${seller.id}, ${advertId})`

    await markSold(deps, seller, advertId, buyer.id)
    await notifyOfFavoriteEvents(deps)
    await notifyOfFavoriteEvents(deps)

    expect(await toldTo(deps, fan)).toEqual([['sold', 'Ceas', 1, '/my-favorites']])
    expect(await toldTo(deps, buyer)).toEqual([])
    expect(await toldTo(deps, seller)).not.toContainEqual(['sold', 'Ceas', 1, '/my-favorites'])
  })

  test('reserved and then sold is one line while it is unread', async ({ deps, given }) => {
    const { seller, buyer, advertId } = await offerOf(deps, given)
    const fan = await given.user()
    await addFavorite(deps, fan, advertId)
    const now = deps.clock.now()
    await deps.sql.begin((sql) => reserveAdvert(sql, { advertId, buyerId: buyer.id }, now))
    await notifyOfFavoriteEvents(deps)
    expect(await toldTo(deps, fan)).toEqual([['reserved', 'Ceas', 1, `/advert/${advertId}`]])

    await markSold(deps, seller, advertId, buyer.id)
    await notifyOfFavoriteEvents(deps)
    expect(await eventsTold(deps, fan)).toEqual(['sold'])
    expect(await unreadOf(deps, fan)).toBe(1)
  })

  test('a hidden advert is not named to those who marked it', async ({ deps, given }) => {
    const { seller, advertId } = await offerOf(deps, given)
    const fan = await given.user()
    await addFavorite(deps, fan, advertId)
    await markSold(deps, seller, advertId, null)
    await notifyOfFavoriteEvents(deps)
    await deps.sql`update adverts set is_public = false where id = ${advertId}`
    expect(await notificationsOf(deps, fan, page)).toEqual({ items: [], count: 0 })
  })
})

test('new adverts of a followed seller are one line with their count, until it is read', async ({
  deps,
  given,
}) => {
  const [follower, seller] = [await given.user(), await given.user()]
  const found = (count: number) => [{ userId: follower.id, sellerId: seller.id, count }]
  await notifyOfFollowed(deps.sql, [...found(1), ...found(1)], deps.clock.now())
  await notifyOfFollowed(deps.sql, found(3), deps.clock.now())
  const line = ['followed', seller.username, 5, `/profile/${seller.username}?sort=newest`]
  expect(await toldTo(deps, follower)).toEqual([line])
  expect(await unreadOf(deps, follower)).toBe(1)

  await readNotifications(deps, follower, null)
  await notifyOfFollowed(deps.sql, found(2), deps.clock.now())
  expect(await toldTo(deps, follower)).toMatchObject([{ 2: 2 }, line])

  await deps.sql`update users set status = 'banned' where id = ${seller.id}`
  expect(await toldTo(deps, follower)).toEqual([])
})
