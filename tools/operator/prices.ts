import { allProducts, setPrice } from '#domains/billing/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

const usage = 'Usage: npm run prices [CODE LEI [VAT]], as in: npm run prices top-7 49.90 20'

/**
 * Staff command. Without arguments: lists what can be sold, with prices in lei that include VAT; 0 is not sold. With a
 * code and a price, and the rate of VAT in percent: sets them; pages follow at once.
 */
await withDeps(priceOf, async (deps, price) => {
  if (price) {
    await setPrice(deps, price)
    return console.log(`${price.code}: ${lei(price.priceBani)} lei.`)
  }
  for (const { code, priceBani, vatRate } of await allProducts(deps))
    console.log([code.padEnd(14), lei(priceBani).padStart(10), `VAT ${vatRate} %`].join('  '))
})

/** Null: list the prices. */
function priceOf([code, typed, vat, ...rest]: readonly string[]) {
  if (code === undefined) return null
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed ?? '') ?? []
  const isRate = vat === undefined || /^([0-9]|[12][0-9]|30)$/.test(vat)
  if (whole === undefined || !isRate || rest.length > 0) throw new UsageError(usage)
  const priceBani = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return { code, priceBani, vatRate: vat === undefined ? null : Number(vat) }
}

function lei(bani: bigint): string {
  return `${bani / 100n}.${String(bani % 100n).padStart(2, '0')}`
}
