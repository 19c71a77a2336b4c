import { mailsTo, unreadOf, withEmail } from '#tests/support/market/searches.ts'
import { openShop } from '#tests/support/billing/shop.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../../deps.ts'
import { addressOf } from '../../notifications/addresses.ts'
import { planDeliveries } from '../../notifications/deliveries/planning.ts'
import { notificationsOf } from '../../notifications/service.ts'
import { saveSettings } from '../../notifications/settings/service.ts'
import { refundBill } from '../refunds/service.ts'
import { takeNotice } from './service.ts'

async function toldTo(deps: Pick<Deps, 'sql'>, user: { readonly id: number }) {
  const { items } = await notificationsOf(deps, user, { start: 0, size: 10 })
  return items.map((item) => [item.event, item.title, addressOf(item)])
}

async function numberOf({ sql }: Pick<Deps, 'sql'>, billId: number): Promise<string> {
  const [row] = await sql<{ number: string }[]>`
    select year || '-' || lpad(serial::text, 6, '0') as number from bills where id = ${billId}`
  return row?.number ?? ''
}

test('the buyer is told of a payment once, however often the bank says so, and of each refund', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  const [number, address] = [await numberOf(deps, billId), `/my-bills/${billId}`]
  await shop.pay(buyer, billId)
  const { id: providerId, order } = shop.bank.last()
  expect(await toldTo(deps, buyer)).toEqual([])

  shop.bank.last().state = 'paid'
  const notice = { paymentId: order.paymentId, providerId }
  await Promise.all(Array.from({ length: 4 }, () => takeNotice(shop.deps, 'card', notice)))
  expect(await toldTo(deps, buyer)).toEqual([['paid', number, address]])

  await refundBill(shop.deps, { number, amountBani: 2_000n, reason: 'Nu mai trebuie' })
  await refundBill(shop.deps, { number, amountBani: null, reason: 'Nu mai trebuie' })
  await shop.settle()
  expect((await toldTo(deps, buyer)).map(([event]) => event)).toEqual([
    ...['refunded', 'refunded', 'paid'],
  ])
  expect(await unreadOf(deps, buyer)).toBe(3)
})

test('a refund is told when the bank has taken it, not before', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  await shop.pay(buyer, billId)
  shop.bank.last().state = 'paid'
  await shop.settle()
  shop.bank.fault = (at) => {
    if (at === 'before refund') throw new Error('away')
  }
  const number = await numberOf(deps, billId)
  await refundBill(shop.deps, { number, amountBani: null, reason: 'Nu mai trebuie' })
  expect(await unreadOf(deps, buyer)).toBe(1)

  shop.bank.fault = () => {}
  await shop.settle()
  expect((await toldTo(deps, buyer)).map(([event]) => event)).toEqual(['refunded', 'paid'])
})

test('a second payment of a bill is told as returned', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  await shop.pay(buyer, billId, 'card')
  const first = shop.bank.last()
  await shop.pay(buyer, billId, 'mia-qr')
  for (const payment of [first, shop.bank.last()]) payment.state = 'paid'
  await shop.settle()
  await shop.settle()
  expect((await toldTo(deps, buyer)).map(([event]) => event)).toEqual(['returned', 'paid'])
})

test('a payment is mailed with the way to its invoice, unless its buyer wants no such mails', async ({
  deps,
  given,
}) => {
  deps.clock.leapTo('2026-11-23T10:00:00Z')
  const shop = await openShop(deps)
  const [mailed, silent] = [await given.user(), await given.user()]
  const [email, none] = [await withEmail(deps, mailed, 'ru'), await withEmail(deps, silent)]
  await saveSettings(deps, silent, [{ group: 'bills', mail: 'off' }])
  for (const buyer of [mailed, silent]) {
    await shop.pay(buyer, await shop.bill(buyer))
    shop.bank.last().state = 'paid'
    await shop.settle()
  }
  await planDeliveries(deps)
  await sendOutbox(deps, 'mail', 'notification')

  const [mail = '', ...more] = await mailsTo(deps, email)
  expect(more).toEqual([])
  expect(mail).toContain('Мы получили оплату по счёту')
  expect(mail).toMatch(/\/ru\/my-bills\/\d+/)
  expect(await mailsTo(deps, none)).toEqual([])
})
