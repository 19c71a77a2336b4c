import { expect, test } from 'vitest'
import type { Invoice } from './invoice.ts'
import { linesIncludeVat, vatByRate } from './vat.ts'

function sums(
  lines: readonly (readonly [bigint, number])[],
  netBani: bigint,
  vatBani: bigint,
): Pick<Invoice, 'lines' | 'netBani' | 'vatBani' | 'totalBani'> {
  return {
    lines: lines.map(([totalBani, vatRate]) => ({
      ...{ name: 'Serviciu', quantity: 1, unitPriceBani: totalBani, vatRate, totalBani },
    })),
    ...{ netBani, vatBani, totalBani: netBani + vatBani },
  }
}

test('VAT of lines with VAT is taken out of them, by rate', () => {
  const invoice = sums(
    [
      [12_000n, 20],
      [6_000n, 20],
      [10_800n, 8],
      [500n, 0],
    ],
    25_500n,
    3_800n,
  )

  expect(linesIncludeVat(invoice)).toBe(true)
  expect(vatByRate({ ...base, ...invoice })).toEqual([
    { rate: 20, netBani: 15_000n, vatBani: 3_000n },
    { rate: 8, netBani: 10_000n, vatBani: 800n },
    { rate: 0, netBani: 500n, vatBani: 0n },
  ])
})

test('VAT of lines without VAT is put on top', () => {
  const invoice = sums([[10_000n, 20]], 10_000n, 2_000n)

  expect(linesIncludeVat(invoice)).toBe(false)
  expect(vatByRate({ ...base, ...invoice })).toEqual([
    { rate: 20, netBani: 10_000n, vatBani: 2_000n },
  ])
})

test('the rates add up to the invoice, whatever its own rounding was', () => {
  // Rounded by line: 2 × 0.17 of 2 × 1.00.
  const invoice = sums(
    [
      [100n, 20],
      [100n, 20],
      [1n, 8],
    ],
    167n,
    34n,
  )
  const rates = vatByRate({ ...base, ...invoice })

  expect(rates.reduce((sum, { vatBani }) => sum + vatBani, 0n)).toBe(34n)
  expect(rates.reduce((sum, { netBani }) => sum + netBani, 0n)).toBe(167n)
})

const base: Invoice = {
  ...{ number: '1', date: new Date(0), buyer: { name: 'Ana' }, currency: 'MDL', state: 'paid' },
  seller: { name: '', idno: '', address: '', vatCode: '', iban: '', bank: '' },
  ...{ lines: [], netBani: 0n, vatBani: 0n, totalBani: 0n },
}
