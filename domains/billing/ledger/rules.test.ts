import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundedVat } from '../refunds/rules.ts'
import { revokedShare } from '../grants/service.ts'
import { entriesOf } from './rules.ts'

const amount = fc.bigInt({ min: 1n, max: 100_000_000n })

test('every booking sums to zero', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [totalBani, vatBani] = one > other ? [one, other] : [other, one]
      for (const kind of ['payment', 'refund', 'unwanted', 'refunded'] as const) {
        const sum = entriesOf({ kind, totalBani, vatBani }).reduce(
          (all, [, bani]) => all + bani,
          0n,
        )
        expect(sum).toBe(0n)
      }
    }),
  )
})

test('however a bill is refunded in parts, its VAT goes back to the ban', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 6 }), (parts) => {
      const totalBani = parts.reduce((sum, part) => sum + part, 0n)
      const vatBani = totalBani / 6n
      let [refundedBani, vat] = [0n, 0n]
      for (const part of parts) {
        vat += refundedVat({ totalBani, vatBani, refundedBani }, part)
        refundedBani += part
      }
      expect(vat).toBe(vatBani)
    }),
  )
})

test('a part of a pack’s price takes back as many promotions, rounded up', () => {
  expect([1n, 980n, 981n, 4_900n].map((bani) => revokedShare(5, bani, 4_900n))).toEqual([
    1, 1, 2, 5,
  ])
})
