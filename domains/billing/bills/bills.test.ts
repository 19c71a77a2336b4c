import { eraseAccountData } from '#domains/accounts/service.ts'
import { expect, test } from '#tests/support/test.ts'
import { openShop } from '#tests/support/billing/shop.ts'
import { promoteAdvert } from '#domains/adverts/promotion/service.ts'
import { eraseBillingOf } from '../personal/service.ts'
import { setPrice } from '../products/service.ts'

test('without prices nothing is sold', async ({ deps, given }) => {
  const { bill } = await openShop(deps)
  await expect(bill(await given.user(), 'top-30')).toBeRefused('product_not_found')
})

test('bills of a year have numbers without a gap, also when some are refused and all come at once', async ({
  deps,
  given,
}) => {
  const { bill } = await openShop(deps)
  const buyers = await Promise.all(Array.from({ length: 12 }, () => given.user()))
  await Promise.allSettled(
    buyers.flatMap((buyer) => [bill(buyer), bill(buyer, 'top-7', 2_000_000_000)]),
  )
  const rows = await deps.sql<{ serial: number; last: number }[]>`
    select b.serial, n.last from bills b join bill_numbers n using (year) order by b.serial`
  expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_row, index) => index + 1))
  expect(rows.at(-1)?.last).toBe(rows.length)
})

test('the same wish twice is one bill, until it is paid', async ({ deps, given }) => {
  const { bill, pay, bank, settle } = await openShop(deps)
  const buyer = await given.user()
  const [one, same] = await Promise.all([bill(buyer), bill(buyer)])
  expect(one).toBe(same)
  await pay(buyer, one)
  bank.last().state = 'paid'
  await settle()
  expect(await bill(buyer)).not.toBe(one)
})

test('a placement is for an own active advert, a plan for companies', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const draft = await given.advert({ seller: buyer, status: 'draft' })
  await expect(shop.bill(buyer, 'top-7')).toBeRefused('advert_not_found')
  await expect(shop.bill(buyer, 'top-7', (await given.advert()).id)).toBeRefused('advert_not_found')
  await expect(shop.bill(buyer, 'top-7', draft.id)).toBeRefused('move_refused')
  await expect(shop.bill(buyer, 'plan-30')).toBeRefused('company_only')
  const company = await given.user({ accountType: 1, brand: 'Casa Mobila' })
  expect(await shop.bill(company, 'plan-30')).toBeGreaterThan(0)
})

test('bought promotions are used after the free ones, those of a plan until it ends', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const company = await given.user({ accountType: 1, brand: 'Casa Mobila' })
  const advert = await given.advert({ seller: company })
  const billId = await shop.bill(company, 'bumps-5')
  await shop.pay(company, billId)
  shop.bank.last().state = 'paid'
  await shop.settle()
  for (let left = 9; left >= 0; left--) {
    const promoted = await promoteAdvert(shop.deps, company, advert.id)
    expect(promoted).toMatchObject({ promotionsLeft: left, isLifted: true })
    shop.deps.clock.advance({ days: 1 })
  }
  await expect(promoteAdvert(shop.deps, company, advert.id)).toBeRefused('no_promotions_left')

  const plan = await shop.bill(company, 'plan-30')
  await shop.pay(company, plan)
  shop.bank.last().state = 'paid'
  await shop.settle()
  expect((await promoteAdvert(shop.deps, company, advert.id)).promotionsLeft).toBe(59)
  shop.deps.clock.advance({ days: 31 })
  await expect(promoteAdvert(shop.deps, company, advert.id)).toBeRefused('no_promotions_left')
})

test('an erased account leaves its bills, with no more than an invoice needs', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  await deps.sql`update users set full_name = 'Ana Munteanu', address = 'Str. Mică 1' where id = ${buyer.id}`
  const advert = await given.advert({ seller: buyer })
  const billId = await shop.bill(buyer, 'urgent-7', advert.id)
  const pack = await shop.bill(buyer)
  await shop.pay(buyer, pack)
  shop.bank.last().state = 'paid'
  await shop.settle()
  await deps.sql`delete from bought_promotions`
  await deps.sql`delete from adverts where id = ${advert.id}`

  await eraseAccountData(shop.deps, { id: buyer.id, avatar: '' }, (sql) =>
    eraseBillingOf(sql, buyer.id),
  )

  const bills = await deps.sql`
    select b.id, b.buyer_name, b.buyer_address, l.advert_title, l.advert_id from bills b
    join bill_lines l on l.bill_id = b.id where buyer_id = ${buyer.id} order by b.id`
  const kept = { buyerName: 'Ana Munteanu', buyerAddress: '', advertTitle: '', advertId: null }
  expect(bills).toEqual([
    { id: billId, ...kept },
    { id: pack, ...kept },
  ])
  expect(await shop.creditsOf(buyer)).toBe(0)
})

test('a price that changes leaves the bills that were issued', async ({ deps, given }) => {
  const shop = await openShop(deps)
  const buyer = await given.user()
  const before = await shop.bill(buyer)
  await setPrice(shop.deps, { code: 'bumps-5', priceBani: 5_900n, vatRate: 8 })
  const after = await shop.bill(buyer)
  const rows = await deps.sql`
    select id, total_bani::int as total, vat_bani::int as vat from bills where id = any (${[before, after]}) order by id`
  expect(rows).toEqual([
    { id: before, total: 4_900, vat: 817 },
    { id: after, total: 5_900, vat: 437 },
  ])
})
