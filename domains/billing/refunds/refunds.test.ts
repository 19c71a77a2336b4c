import { Refusal } from '#contract/refusals.ts'
import { expect, test } from '#tests/support/test.ts'
import { openShop, unbalancedDays, type Shop } from '#tests/support/billing/shop.ts'
import type { User } from '../../implement.ts'
import { openFlags } from '../ledger/service.ts'
import { billForFinance, refundBill } from './service.ts'

test('finance refunds a part and the rest, never more, and takes back what is unused', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  await shop.pay(buyer, billId)
  const payment = shop.bank.last()
  payment.state = 'paid'
  const number = await numberOf(billId)
  const refund = (amountBani: bigint | null, reason = 'Plată din greșeală') =>
    refundBill(shop.deps, { number, amountBani, reason })
  await expect(refund(null)).toBeRefused('refund_refused')
  await shop.settle()

  await expect(refund(4_901n)).toBeRefused('refund_refused')
  await expect(refund(1_000n, ' ')).toBeRefused('reason_required')
  const both = await Promise.allSettled([refund(2_500n), refund(2_500n)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect([await shop.stateOf(billId), await shop.creditsOf(buyer)]).toEqual(['part-refunded', 2])

  expect(await refund(null)).toBe(2_400n)
  expect([await shop.stateOf(billId), await shop.creditsOf(buyer)]).toEqual(['refunded', 0])
  expect(payment.refundedBani).toBe(4_900n)
  await expect(refund(1n)).toBeRefused('refund_refused')
  expect(await unbalancedDays(deps)).toEqual([])

  async function numberOf(id: number): Promise<string> {
    const [row] = await deps.sql<{ number: string }[]>`
      select year || '-' || lpad(serial::text, 6, '0') as number from bills where id = ${id}`
    return row?.number ?? ''
  }
})

test('a refund that the bank does not take is sent again, and goes out once', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const billId = await shop.bill(buyer)
  await shop.pay(buyer, billId)
  const payment = shop.bank.last()
  payment.state = 'paid'
  await shop.settle()
  shop.bank.fault = (at) => {
    if (at === 'after refund') throw new Error('lost')
  }
  const [row] = await deps.sql<{ year: number; serial: number }[]>`
    select year, serial from bills where id = ${billId}`
  const number = `${row?.year}-${String(row?.serial).padStart(6, '0')}`
  await refundBill(shop.deps, { number, amountBani: null, reason: 'Nu mai trebuie' })
  for (let time = 0; time < 3; time++) await shop.settle()
  const [flag] = (await openFlags(shop.deps)).filter(({ key }) => key.startsWith('refund:'))
  expect(flag).toBeDefined()

  shop.bank.fault = () => {}
  shop.deps.clock.advance({ days: 1 })
  await shop.settle()

  const { refunds } = await billForFinance(shop.deps, number)
  expect(refunds).toMatchObject([{ amountBani: 4_900n, doneAt: expect.any(Date) }])
  expect(payment.refundedBani).toBe(4_900n)
  expect(await unbalancedDays(deps)).toEqual([])
})

test('a refund that the bank refuses is for finance at once, and is not sent again', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const { number } = await paidBill(shop, await given.user())
  let asked = 0
  shop.bank.fault = (at) => {
    if (at !== 'before refund') return
    asked++
    throw new Refusal('payment_refused')
  }

  await refundBill(shop.deps, { number, amountBani: null, reason: 'Nu mai trebuie' })
  for (let time = 0; time < 20; time++) await shop.settle()

  expect(asked).toBe(1)
  const [flag] = (await openFlags(shop.deps)).filter(({ key }) => key.startsWith('refund:'))
  expect(flag).toBeDefined()
})

test('a payment by the older API of the bank is refunded once, also in part', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const { number, billId } = await paidBill(shop, await given.user())
  await deps.sql`update payments set provider_id = 'v1-' || provider_id where bill_id = ${billId}`
  const refund = (amountBani: bigint | null) =>
    refundBill(shop.deps, { number, amountBani, reason: 'Nu mai trebuie' })

  expect(await refund(1_000n)).toBe(1_000n)
  await expect(refund(500n)).toBeRefused('refund_refused')
  await expect(refund(null)).toBeRefused('refund_refused')
})

async function paidBill(shop: Shop, buyer: User): Promise<{ billId: number; number: string }> {
  const billId = await shop.bill(buyer)
  await shop.pay(buyer, billId)
  shop.bank.last().state = 'paid'
  await shop.settle()
  const [row] = await shop.deps.sql<{ number: string }[]>`
    select year || '-' || lpad(serial::text, 6, '0') as number from bills where id = ${billId}`
  return { billId, number: row?.number ?? '' }
}
