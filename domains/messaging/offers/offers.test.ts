import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import type { OfferAnswer } from '#contract/people/offers.ts'
import { advertCards, freeAdvert } from '#domains/adverts/service.ts'
import { archiveAdverts } from '#domains/adverts/lifecycle/service.ts'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { expect, test } from '#tests/support/test.ts'
import { unreadConversations } from '#tests/support/messages/unread.ts'
import { conversationOf, messagesOf } from '../conversations/service.ts'
import { answerOffer, expireOffers } from './answers.ts'
import { makeOffer } from './service.ts'

const all = { before: null, after: null, size: 50 }

interface Deal {
  readonly seller: User
  readonly buyer: User
  readonly advertId: number
  readonly conversationId: number
  readonly offerId: number
}

function offer(deps: Deps, buyer: User, advertId: number, price: string | number = 900) {
  return makeOffer(deps, buyer, { advertId }, { clientId: randomUUID(), price })
}

async function openOffer(deps: Deps, given: Given): Promise<Deal> {
  const [seller, buyer] = [await given.user(), await given.user()]
  const { id: advertId } = await given.advert({ seller, price: 1_000, currency: 'EUR' })
  const { conversationId, message } = await offer(deps, buyer, advertId)
  return { seller, buyer, advertId, conversationId, offerId: message.offer?.id ?? 0 }
}

function answer(deps: Deps, by: User, id: number, answered: OfferAnswer, price?: number) {
  return answerOffer(deps, by, id, { answer: answered, price })
}

/** States of the offers of a conversation, as a reader sees them; answers in brackets. */
async function statesFor(deps: Deps, reader: User, conversationId: number): Promise<string[]> {
  const { items } = await messagesOf(deps, reader, conversationId, all)
  return items.map(({ offer: made, isOfferAnswer }) =>
    isOfferAnswer ? `(${made?.state})` : `${made?.price} ${made?.state}`,
  )
}

/** How many of many answers at once were carried out. */
async function carriedOut(answers: readonly Promise<unknown>[]): Promise<number> {
  const ended = await Promise.allSettled(answers)
  for (const one of ended)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ name: 'Refusal' })
  return ended.filter(({ status }) => status === 'fulfilled').length
}

async function isReserved(deps: Deps, advertId: number): Promise<boolean | undefined> {
  return (await advertCards(deps, [advertId]))[0]?.reserved
}

describe('making an offer', () => {
  test('it is a message in the currency of the advert, and waits 48 hours', async ({
    deps,
    given,
  }) => {
    const { seller, conversationId } = await openOffer(deps, given)
    expect(await conversationOf(deps, seller, conversationId)).toMatchObject({
      unread: 1,
      last: { text: '', kind: 'offer', isOwn: false },
    })
    const { items } = await messagesOf(deps, seller, conversationId, all)
    expect(items).toMatchObject([
      { offer: { price: 900, currency: 'EUR', state: 'sent', isOwn: false } },
    ])
    const waits = new Date(items[0]?.offer?.expiresAt ?? 0).getTime() - deps.clock.now().getTime()
    expect(waits).toBe(48 * 3_600_000)
  })

  test('a hundred copies at once are one offer', async ({ deps, given }) => {
    const buyer = await given.user()
    const { id: advertId } = await given.advert({ price: 50 })
    const same = { clientId: randomUUID(), price: 40 }
    const copies = await Promise.allSettled(
      Array.from({ length: 100 }, () => makeOffer(deps, buyer, { advertId }, same)),
    )
    // Some may be over the limit of messages in a minute; those that are answered tell the same offer.
    const made = copies.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(new Set(made.map(({ message }) => message.offer?.id)).size).toBe(1)
    const [row] = await deps.sql`
      select count(*)::int as offers from offers o join conversations c on c.id = o.conversation_id
      where c.buyer_id = ${buyer.id}`
    expect(row).toEqual({ offers: 1 })
  })

  test('only for an active advert of somebody else that is not given away', async ({
    deps,
    given,
  }) => {
    const [seller, buyer] = [await given.user(), await given.user()]
    const { id: advertId } = await given.advert({ seller })
    await expect(offer(deps, seller, advertId)).toBeRefused('own_advert')
    const { conversationId } = await given.message({ to: { advertId }, author: buyer })
    const asSeller = { clientId: randomUUID(), price: 5 }
    await expect(makeOffer(deps, seller, { conversationId }, asSeller)).toBeRefused('own_advert')
    await archiveAdverts(deps, seller, [advertId])
    await expect(offer(deps, buyer, advertId)).toBeRefused('advert_ended')

    const { id: gift } = await given.advert({ price: 0 })
    await deps.sql`update adverts set is_free = true where id = ${gift}`
    await expect(offer(deps, buyer, gift)).toBeRefused('advert_free')
    const { id: draft } = await given.advert({ status: 'draft' })
    await expect(offer(deps, buyer, draft)).toBeRefused('advert_not_found')
    await expect(offer(deps, buyer, gift, '')).toBeRefused('offer_price_required')
    await expect(offer(deps, { ...buyer, hasPhone: false }, gift)).toBeRefused('phone_needed')
  })

  test('what is refused leaves no conversation', async ({ deps, given }) => {
    const buyer = await given.user()
    const { id: advertId } = await given.advert()
    await expect(offer(deps, buyer, advertId, 'zero')).toBeRefused('price_invalid')
    expect(await deps.sql`select 1 from conversations where buyer_id = ${buyer.id}`).toEqual([])
  })

  test('one at a time is open in a conversation', async ({ deps, given }) => {
    const { buyer, advertId, offerId, conversationId } = await openOffer(deps, given)
    await expect(offer(deps, buyer, advertId, 950)).toBeRefused('offer_open')
    await answer(deps, buyer, offerId, 'withdraw')
    await offer(deps, buyer, advertId, 950)
    expect(await statesFor(deps, buyer, conversationId)).toEqual(['900 withdrawn', '950 sent'])
  })
})

describe('answering an offer', () => {
  test('an accepted one reserves the advert, and the other side finds it unread', async ({
    deps,
    given,
  }) => {
    const { seller, buyer, advertId, offerId, conversationId } = await openOffer(deps, given)
    expect(await isReserved(deps, advertId)).toBe(false)
    const { message } = await answer(deps, seller, offerId, 'accept')
    expect(message.offer).toMatchObject({ state: 'accepted', isOwn: false })
    expect(await isReserved(deps, advertId)).toBe(true)
    expect(await statesFor(deps, buyer, conversationId)).toEqual(['900 accepted', '(accepted)'])
    expect(await unreadConversations(deps, buyer)).toEqual({ incoming: 0, outgoing: 1 })
    expect(await conversationOf(deps, buyer, conversationId)).toMatchObject({
      advert: { state: 'reserved' },
    })
  })

  test('a countered one is closed, and the new one is of the other side', async ({
    deps,
    given,
  }) => {
    const { seller, buyer, advertId, offerId, conversationId } = await openOffer(deps, given)
    await expect(answer(deps, seller, offerId, 'counter')).toBeRefused('offer_price_required')
    const { message } = await answer(deps, seller, offerId, 'counter', 960)
    expect(await statesFor(deps, buyer, conversationId)).toEqual(['900 countered', '960 sent'])
    await answer(deps, buyer, message.offer?.id ?? 0, 'accept')
    expect(await isReserved(deps, advertId)).toBe(true)
  })

  test('nobody answers an own offer or another’s', async ({ deps, given }) => {
    const { seller, buyer, offerId } = await openOffer(deps, given)
    await expect(answer(deps, buyer, offerId, 'accept')).toBeRefused('offer_move_refused')
    await expect(answer(deps, seller, offerId, 'withdraw')).toBeRefused('offer_move_refused')
    const stranger = await given.user()
    await expect(answer(deps, stranger, offerId, 'accept')).toBeRefused('offer_not_found')
    await expect(answer(deps, seller, 2_000_000_000, 'accept')).toBeRefused('offer_not_found')
  })

  test('of an acceptance and a withdrawal at once, a hundred times, one takes effect', async ({
    deps,
    given,
  }) => {
    const { seller, buyer, advertId, offerId, conversationId } = await openOffer(deps, given)
    const answers = Array.from({ length: 100 }, (_, n) =>
      n % 2 === 0
        ? answer(deps, seller, offerId, 'accept')
        : answer(deps, buyer, offerId, 'withdraw'),
    )
    expect(await carriedOut(answers)).toBe(1)
    const isAccepted = (await isReserved(deps, advertId)) === true
    expect(await statesFor(deps, buyer, conversationId)).toEqual(
      isAccepted ? ['900 accepted', '(accepted)'] : ['900 withdrawn'],
    )
  })

  test('of two buyers whose offers are accepted at once, one gets the advert', async ({
    deps,
    given,
  }) => {
    const { seller, advertId, offerId } = await openOffer(deps, given)
    const { message } = await offer(deps, await given.user(), advertId, 990)
    const offers = [offerId, message.offer?.id ?? 0]
    expect(await carriedOut(offers.map((id) => answer(deps, seller, id, 'accept')))).toBe(1)
    await freeAdvert(deps, seller, advertId)
    expect(await isReserved(deps, advertId)).toBe(false)
  })

  test('after 48 hours it is closed, and a new one can be made', async ({ deps, given }) => {
    const { seller, buyer, advertId, offerId, conversationId } = await openOffer(deps, given)
    deps.clock.advance({ hours: 48 })
    await expect(answer(deps, seller, offerId, 'accept')).toBeRefused('offer_closed')
    await offer(deps, buyer, advertId, 970)
    expect(await statesFor(deps, seller, conversationId)).toEqual(['900 expired', '970 sent'])
    deps.clock.advance({ hours: 48 })
    await expireOffers(deps)
    expect(await statesFor(deps, seller, conversationId)).toEqual(['900 expired', '970 expired'])
  })

  test('an archived advert is not reserved any more', async ({ deps, given }) => {
    const { seller, advertId, offerId, conversationId } = await openOffer(deps, given)
    await archiveAdverts(deps, seller, [advertId])
    await expect(answer(deps, seller, offerId, 'accept')).toBeRefused('advert_ended')
    expect(await statesFor(deps, seller, conversationId)).toEqual(['900 sent'])
  })
})

test('a reservation ends after 72 hours', async ({ deps, given }) => {
  const { seller, advertId, offerId, conversationId } = await openOffer(deps, given)
  await answer(deps, seller, offerId, 'accept')
  deps.clock.advance({ hours: 71 })
  await runAdvertJobs(deps)
  expect(await isReserved(deps, advertId)).toBe(true)
  deps.clock.advance({ hours: 1 })
  await runAdvertJobs(deps)
  expect(await isReserved(deps, advertId)).toBe(false)
  expect(await conversationOf(deps, seller, conversationId)).toMatchObject({
    advert: { state: 'active' },
  })
})
