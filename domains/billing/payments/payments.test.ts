import { expect, test } from '#tests/support/test.ts'
import { openShop, unbalancedDays } from '#tests/support/billing/shop.ts'
import { expireBills } from '../bills/service.ts'
import { cardsOf } from '../cards/service.ts'
import { openFlags, settleOpenFlag } from '../ledger/service.ts'
import { takeNotice } from './service.ts'
import { startPayment } from './start.ts'

test('what was bought is there as soon as the bill is paid, once, however often the bank says so', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  await shop.pay(buyer, billId)
  const { id: providerId, order } = shop.bank.last()
  shop.bank.last().state = 'paid'

  const notice = { paymentId: order.paymentId, providerId }
  await Promise.all(Array.from({ length: 8 }, () => takeNotice(shop.deps, 'card', notice)))

  expect(await shop.stateOf(billId)).toBe('paid')
  expect(await shop.creditsOf(buyer)).toBe(5)
  const entries = await deps.sql`
    select e.account, e.amount_bani::int as bani from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id where t.source_id = ${order.paymentId} order by 1`
  expect(entries).toEqual([
    { account: 'clearing', bani: 4_900 },
    { account: 'revenue', bani: -4_083 },
    { account: 'vat', bani: -817 },
  ])
})

test('a callback decides nothing: the bank is asked, and one that names another payment is for finance', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  await shop.pay(buyer, billId)
  const { id: providerId, order } = shop.bank.last()

  await takeNotice(shop.deps, 'card', { paymentId: order.paymentId, providerId })
  expect(await shop.stateOf(billId)).toBe('open')

  shop.bank.last().state = 'paid'
  await takeNotice(shop.deps, 'card', { paymentId: order.paymentId, providerId: 'another' })
  await takeNotice(shop.deps, 'mia-qr', { paymentId: order.paymentId, providerId })
  expect(await shop.stateOf(billId)).toBe('open')
  const keys = (await openFlags(shop.deps)).map(({ key }) => key)
  expect(keys).toContain('callback:another')
})

test('a lost callback changes nothing: the bank is asked again', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer, 'bumps-15')
  await shop.pay(buyer, billId, 'mia-request')
  shop.bank.last().state = 'paid'
  await shop.settle()
  expect([await shop.stateOf(billId), await shop.creditsOf(buyer)]).toEqual(['paid', 15])
})

test('a payment whose start had no answer is looked for: paid, it counts; unpaid, it is called off', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  for (const isPaid of [true, false]) {
    const buyer = await given.user()
    const billId = await shop.bill(buyer)
    shop.bank.fault = (at) => {
      if (at === 'after start') throw new Error('The answer is lost')
    }
    await expect(shop.pay(buyer, billId, 'mia-request')).toBeRefused('payment_unavailable')
    shop.bank.fault = () => {}
    if (isPaid) shop.bank.last().state = 'paid'

    await shop.settle()

    expect(shop.bank.last().state).toBe(isPaid ? 'paid' : 'failed')
    expect([await shop.stateOf(billId), await shop.creditsOf(buyer)]).toEqual(
      isPaid ? ['paid', 5] : ['failed', 0],
    )
  }
})

test('of two paid attempts one pays the bill, and the money of the other goes back by itself', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  await shop.pay(buyer, billId, 'card')
  await shop.pay(buyer, billId, 'mia-qr')
  const ours = [...shop.bank.payments.values()].slice(-2)
  for (const payment of ours) payment.state = 'paid'

  await shop.settle()

  expect(ours.map(({ refundedBani }) => refundedBani).toSorted()).toEqual([0n, 4_900n])
  expect([await shop.stateOf(billId), await shop.creditsOf(buyer)]).toEqual(['paid', 5])
  expect(await unbalancedDays(deps)).toEqual([])
})

test('another amount or currency pays nothing, and finance is told once', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  for (const wrong of [{ amountBani: 4_800n }, { currency: 'EUR' }]) {
    const buyer = await given.user()
    const billId = await shop.bill(buyer)
    await shop.pay(buyer, billId)
    Object.assign(shop.bank.last(), { state: 'paid', ...wrong })
    const { id: providerId, order } = shop.bank.last()
    for (let time = 0; time < 2; time++)
      await takeNotice(shop.deps, 'card', { paymentId: order.paymentId, providerId })
    expect([await shop.stateOf(billId), await shop.creditsOf(buyer)]).toEqual(['open', 0])
    await expect(shop.pay(buyer, billId)).toBeRefused('bill_not_payable')
    const keys = (await openFlags(shop.deps)).map(({ key }) => key)
    expect(keys.filter((key) => key === `mismatch:${order.paymentId}`)).toHaveLength(1)
  }
})

test('a bill with money of another amount can be paid once finance has settled it', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  await shop.pay(buyer, billId)
  Object.assign(shop.bank.last(), { state: 'paid', amountBani: 4_800n })
  await shop.settle()
  await expect(shop.pay(buyer, billId, 'mia-qr')).toBeRefused('bill_not_payable')

  await settleOpenFlag(shop.deps, `mismatch:${shop.bank.last().order.paymentId}`)

  expect(await shop.pay(buyer, billId, 'mia-qr')).toContain('https://bank.example/')
})

test('after a refusal the bill is paid in another way', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  await shop.pay(buyer, billId)
  shop.bank.last().state = 'failed'
  await shop.settle()
  expect(await shop.stateOf(billId)).toBe('failed')

  await shop.pay(buyer, billId, 'mia-qr')
  expect(await shop.stateOf(billId)).toBe('open')
  shop.bank.last().state = 'paid'
  await shop.settle()
  expect(await shop.stateOf(billId)).toBe('paid')
})

test('who left the bank and comes back goes on with the same payment', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  const [url, again] = [await shop.pay(buyer, billId), await shop.pay(buyer, billId)]
  expect(again).toBe(url)
})

test('a bank that does not answer charges nothing, and the bill stays', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  shop.bank.fault = () => {
    throw new Error('no answer')
  }
  await expect(shop.pay(buyer, billId)).toBeRefused('payment_unavailable')
  shop.bank.fault = () => {}
  expect(await shop.pay(buyer, billId)).toContain('https://bank.example/')
})

test('money of an attempt whose answer was lost still pays the bill', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  shop.bank.fault = (at) => {
    if (at === 'after start') throw new Error('lost')
  }
  await expect(shop.pay(buyer, billId, 'mia-request')).toBeRefused('payment_unavailable')
  shop.bank.fault = () => {}
  const { id: providerId, order } = shop.bank.last()
  shop.bank.last().state = 'paid'
  await takeNotice(shop.deps, 'mia-request', { paymentId: order.paymentId, providerId })
  expect([await shop.stateOf(billId), await shop.creditsOf(buyer)]).toEqual(['paid', 5])
})

test('a callback that comes while the bank is away is not forgotten', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  shop.bank.fault = (at) => {
    if (at === 'after start' || at === 'before read') throw new Error('away')
  }
  await expect(shop.pay(buyer, billId)).toBeRefused('payment_unavailable')
  const { id: providerId, order } = shop.bank.last()
  shop.bank.last().state = 'paid'
  const notice = { paymentId: order.paymentId, providerId }
  await expect(takeNotice(shop.deps, 'card', notice)).rejects.toThrow('away')

  await shop.settle()
  shop.bank.fault = () => {}
  await shop.settle()
  expect([await shop.stateOf(billId), await shop.creditsOf(buyer)]).toEqual(['paid', 5])
})

test('a bill expires, and money that was taken before counts all the same', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  await shop.pay(buyer, billId)
  const { id: providerId, order } = shop.bank.last()
  shop.deps.clock.advance({ days: 8 })
  await expireBills(shop.deps)
  expect(await shop.stateOf(billId)).toBe('expired')
  await expect(shop.pay(buyer, billId)).toBeRefused('bill_not_payable')

  shop.bank.last().state = 'paid'
  await takeNotice(shop.deps, 'card', { paymentId: order.paymentId, providerId })
  expect([await shop.stateOf(billId), await shop.creditsOf(buyer)]).toEqual(['paid', 5])
})

test('money for an advert that was deleted meanwhile goes back', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const advert = await given.advert({ seller: buyer })
  const billId = await shop.bill(buyer, 'top-7', advert.id)
  await shop.pay(buyer, billId)
  await deps.sql`update adverts set status = 'deleted' where id = ${advert.id}`
  const payment = shop.bank.last()
  payment.state = 'paid'

  await shop.settle()

  expect(await shop.stateOf(billId)).not.toBe('paid')
  expect(payment.refundedBani).toBe(4_900n)
  expect(await unbalancedDays(deps)).toEqual([])
})

test('a card is kept when asked, charged again without the bank’s page, and forgotten on request', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const [buyer, other] = [await given.user(), await given.user()]
  const wish = { method: 'card', keepsCard: true, language: 'ro', cardId: null } as const
  await startPayment(shop.deps, buyer, { ...wish, billId: await shop.bill(buyer) })
  shop.bank.last().state = 'paid'
  await shop.settle()
  const [card] = await cardsOf(shop.deps, buyer)
  expect(card).toMatchObject({ mask: '****1124', brand: 'visa', expires: '2031-05' })

  const cardId = card?.id ?? 0
  const theirs = await shop.bill(other)
  await expect(startPayment(shop.deps, other, { ...wish, cardId, billId: theirs })).toBeRefused(
    'card_not_found',
  )
  const billId = await shop.bill(buyer, 'bumps-15')
  expect(await startPayment(shop.deps, buyer, { ...wish, cardId, billId })).toBeNull()
  expect(await shop.stateOf(billId)).toBe('paid')
  const [stored] = await deps.sql<{ text: string }[]>`
    select row_to_json(c)::text as text from saved_cards c where user_id = ${buyer.id}`
  expect(stored?.text).not.toContain('card of')
})
