import { randomUUID } from 'node:crypto'
import { promoteAdvert } from '#domains/adverts/promotion/service.ts'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { expect, test } from '#tests/support/test.ts'
import { conversationOf, messagesOf } from '../conversations/service.ts'
import { answerOffer } from '../offers/answers.ts'
import { makeOffer } from '../offers/service.ts'
import { askersOf, markSold, takeBackSale, tellAskers } from './service.ts'

async function textsFor(deps: Deps, reader: User, id: number): Promise<string[]> {
  const { items } = await messagesOf(deps, reader, id, { before: null, after: null, size: 50 })
  return items.map(({ text }) => text)
}

test('everybody else who asked for what is sold hears of it once, in their language', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const asked = { to: { advertId }, text: '?' }
  const bought = await given.message(asked)
  const [first, second] = [await given.message(asked), await given.message(asked)]
  await deps.sql`update users set language = 'ru' where id = ${second.author.id}`

  await markSold(deps, seller, advertId, bought.author.id)
  // Until then the seller may take the sale back.
  await tellAskers(deps)
  expect(await textsFor(deps, first.author, first.conversationId)).toEqual(['?'])
  deps.clock.advance({ minutes: 1 })
  await Promise.all(Array.from({ length: 10 }, () => tellAskers(deps)))

  const texts = (of: typeof first) => textsFor(deps, of.author, of.conversationId)
  expect(await texts(first)).toEqual([
    '?',
    'Bună ziua! Obiectul s-a vândut, mulțumesc pentru interes.',
  ])
  expect(await texts(second)).toEqual(['?', 'Здравствуйте! Вещь уже продана, спасибо за интерес.'])
  expect(await texts(bought)).toEqual(['?'])
  expect(await conversationOf(deps, first.author, first.conversationId)).toMatchObject({
    ...{
      advert: { state: 'sold' },
      unread: 1,
      last: { text: 'Bună ziua! Obiectul s-a vândut, mulțumesc pentru interes.' },
    },
  })
})

test('open offers of the others are closed, those who asked long ago are left in peace', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const early = await given.message({ to: { advertId } })
  deps.clock.advance({ days: 31 })
  await deps.sql`update adverts set expires_at = null where id = ${advertId}`
  const buyer = await given.user()
  const offer = { clientId: randomUUID(), price: 7 }
  const { conversationId } = await makeOffer(deps, buyer, { advertId }, offer)

  await markSold(deps, seller, advertId, null)
  deps.clock.advance({ minutes: 1 })
  await tellAskers(deps)

  expect(await textsFor(deps, early.author, early.conversationId)).toHaveLength(1)
  const { items } = await messagesOf(deps, buyer, conversationId, {
    ...{ before: null, after: null, size: 9 },
  })
  expect(items).toMatchObject([{ offer: { state: 'declined' } }, { isAutomatic: true }])
})

test('an advert is sold once, to who asked for it, by its owner', async ({ deps, given }) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author: buyer } = await given.message({ to: { advertId } })
  const other = await given.user()
  await expect(markSold(deps, seller, advertId, other.id)).toBeRefused('user_not_found')
  await expect(markSold(deps, other, advertId, null)).toBeRefused('advert_not_found')
  const copies = await Promise.allSettled(
    Array.from({ length: 20 }, () => markSold(deps, seller, advertId, buyer.id)),
  )
  expect(copies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const row = deps.sql`select status, sold_to from adverts where id = ${advertId}`
  expect(await row).toEqual([{ status: 'archived', soldTo: buyer.id }])
})

test('the conversation with the buyer says that it was sold there, others that it was sold', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author: buyer, conversationId } = await given.message({ to: { advertId } })
  const { author: other, conversationId: elsewhere } = await given.message({ to: { advertId } })
  await markSold(deps, seller, advertId, buyer.id)

  for (const [reader, id, isSoldHere] of [
    [seller, conversationId, true],
    [buyer, conversationId, true],
    [seller, elsewhere, false],
    [other, elsewhere, false],
  ] as const) {
    const { advert } = await conversationOf(deps, reader, id)
    expect(advert).toMatchObject({ state: 'sold', isSoldHere })
  }
})

test('an advert that comes back is not sold any more, and nobody is told', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author, conversationId } = await given.message({ to: { advertId } })
  await markSold(deps, seller, advertId, null)
  await promoteAdvert(deps, seller, advertId)
  deps.clock.advance({ minutes: 1 })
  await tellAskers(deps)
  expect(await textsFor(deps, author, conversationId)).toHaveLength(1)
  expect(await conversationOf(deps, author, conversationId)).toMatchObject({
    advert: { state: 'active' },
  })
})

test('a sale is taken back by its seller: the advert is as it was, and not promoted', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author, conversationId } = await given.message({ to: { advertId } })
  await expect(takeBackSale(deps, seller, advertId)).toBeRefused('move_refused')
  await markSold(deps, seller, advertId, author.id)
  await expect(takeBackSale(deps, author, advertId)).toBeRefused('advert_not_found')

  await takeBackSale(deps, seller, advertId)

  const row = deps.sql`select status, sold_to, promoted_at from adverts where id = ${advertId}`
  expect(await row).toEqual([{ status: 'active', soldTo: null, promotedAt: null }])
  expect(await conversationOf(deps, author, conversationId)).toMatchObject({
    advert: { state: 'active' },
  })
})

test('a seller who sells chooses among those who wrote: first who it is reserved for, then who wrote last', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const reserved = await given.user()
  const offer = { clientId: randomUUID(), price: 7 }
  const { message } = await makeOffer(deps, reserved, { advertId }, offer)
  const accept = { answer: 'accept', price: undefined } as const
  await answerOffer(deps, seller, message.offer?.id ?? 0, accept)
  const later: number[] = []
  for (let n = 0; n < 3; n++) {
    deps.clock.advance({ minutes: 1 })
    later.unshift((await given.message({ to: { advertId } })).author.id)
  }
  const [newest, erased, oldest] = later
  await deps.sql`update users set status = 'deleted', deleted_at = null where id = ${erased ?? 0}`
  await given.message({ to: { advertId: (await given.advert({ seller })).id } })

  const askers = await askersOf(deps, seller, advertId)

  expect(askers.map(({ id }) => Number(id))).toEqual([reserved.id, newest, oldest])
  await expect(askersOf(deps, reserved, advertId)).toBeRefused('advert_not_found')
})
