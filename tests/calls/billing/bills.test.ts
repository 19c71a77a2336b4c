import { billPdfsPerHour } from '#contract/limits.ts'
import { setPrice } from '#domains/billing/products/service.ts'
import { trialCallback } from '#server/adapters/payments/local.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test, type Site } from '#tests/support/servers/site.ts'

const path = '/billing/manage_bills.php'

async function billOf(site: Site, { token }: GivenUser): Promise<number> {
  const { body } = await site.call(path, { action: 'createBill', product: 'bumps-5' }, { token })
  return Number(body['billId'])
}

test('a site is free until it has prices: the list is empty and nothing can be bought', async ({
  site,
  given,
}) => {
  const buyer = await given.user()
  expect((await site.call(path, { action: 'getPrices' })).body).toMatchObject({ products: [] })
  const wish = { action: 'createBill', product: 'bumps-5' }
  expect((await site.call(path, wish, buyer)).body).toMatchObject({ code: 'product_not_found' })
  const { body } = await site.call(path, { action: 'listBills' }, buyer)
  expect(body).toMatchObject({ items: [], count: 0, years: [], isSelling: false })
})

test('on a trial the bank’s page pays or refuses, and the way back asks the bank', async ({
  site,
  deps,
  given,
}) => {
  await setPrice(deps, { code: 'bumps-5', priceBani: 4_990n, vatRate: 20 })
  const buyer = await given.user()
  const billId = await billOf(site, buyer)
  const pay = async (method: string, act: string): Promise<unknown> => {
    const started = await site.call(path, { action: 'payBill', billId, method }, buyer)
    const url = new URL(String(started.body['url'])).pathname
    expect((await site.send({ method: 'GET', url })).text).toMatch(/49,90\sMDL/)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const back = await site.send({ method: 'POST', url, headers, payload: `act=${act}` })
    expect([back.status, new URL(String(back.headers['location'])).pathname]).toEqual([
      ...[303, `/my-bills/${billId}`],
    ])
    deps.clock.advance({ minutes: 1 })
    const { body } = await site.call(path, { action: 'getBill', billId }, buyer)
    return Object(body['bill'])['state']
  }
  expect(await pay('card', 'refuse')).toBe('failed')
  expect(await pay('mia-request', 'pay')).toBe('paid')
  const { body } = await site.call(path, { action: 'payBill', billId, method: 'card' }, buyer)
  expect(body).toMatchObject({ code: 'bill_not_payable' })
})

test('a callback counts with the bank’s signature alone, and then the bank is asked', async ({
  site,
  deps,
  given,
}) => {
  await setPrice(deps, { code: 'bumps-5', priceBani: 4_990n, vatRate: 20 })
  const buyer = await given.user()
  const billId = await billOf(site, buyer)
  await site.call(path, { action: 'payBill', billId, method: 'card' }, buyer)
  const [payment] = await deps.sql<{ paymentId: string; providerId: string }[]>`
    select id as payment_id, provider_id from payments where bill_id = ${billId}`
  if (!payment) throw new Error('Nothing was started')
  const stateOf = async (): Promise<unknown> =>
    (await deps.sql`select state from bills where id = ${billId}`)[0]?.['state']
  const post = async ({ body, headers }: ReturnType<typeof trialCallback>): Promise<number> => {
    const url = '/payments/callback/card'
    return (await site.send({ method: 'POST', url, payload: body, headers })).status
  }
  const right = () => trialCallback(deps.tokens, { ...payment, at: deps.clock.now() })
  const old = new Date(deps.clock.now().getTime() - 10 * 60_000)

  const paid = { ...right(), body: right().body.replace('{', '{"state":"paid",') }
  for (const wrong of [paid, trialCallback(deps.tokens, { ...payment, at: old })])
    expect(await post(wrong)).toBe(401)
  expect(await post(right())).toBe(200)
  expect(await stateOf()).toBe('open')

  await deps.sql`update trial_payments set state = 'paid' where id = ${payment.providerId}`
  expect(await post(paid)).toBe(401)
  expect(await stateOf()).toBe('open')
  expect(await post(right())).toBe(200)
  expect(await stateOf()).toBe('paid')
})

test('a bill opens as a PDF for its owner alone', async ({ site, deps, given }) => {
  await setPrice(deps, { code: 'bumps-5', priceBani: 4_990n, vatRate: 20 })
  const [buyer, other] = [await given.user(), await given.user()]
  const url = `/bills/${await billOf(site, buyer)}.pdf?lang=ru`
  const open = (who?: GivenUser) =>
    site.send({ method: 'GET', url, ...(who && { cookies: { session: who.token } }) })

  const own = await open(buyer)
  expect([own.status, own.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(own.text.slice(0, 5)).toBe('%PDF-')
  expect([(await open(other)).status, (await open()).status]).toEqual([404, 404])
})

test('who opens bills as PDF without end is asked to wait', async ({ site, deps, given }) => {
  await setPrice(deps, { code: 'bumps-5', priceBani: 4_990n, vatRate: 20 })
  const buyer = await given.user()
  const url = `/bills/${await billOf(site, buyer)}.pdf`
  const open = () => site.send({ method: 'GET', url, cookies: { session: buyer.token } })

  for (let time = 0; time < billPdfsPerHour; time++) expect((await open()).status).toBe(200)

  const refused = await open()
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([
    429,
    expect.any(Number),
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
})
