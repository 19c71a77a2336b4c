import type { Bani, Invoice } from './invoice.ts'

export interface VatOfRate {
  /** Percent. */
  readonly rate: number
  readonly netBani: Bani
  readonly vatBani: Bani
}

/** Whether the lines add up to the total with VAT; otherwise to the one without. */
export function linesIncludeVat({
  lines,
  totalBani,
}: Pick<Invoice, 'lines' | 'totalBani'>): boolean {
  return sumOf(lines.map((line) => line.totalBani)) === totalBani
}

/**
 * VAT of an invoice by rate, highest rate first. The sums equal those of the invoice to the ban: what rounding leaves is
 * in the rate with the greatest amount.
 */
export function vatByRate(invoice: Invoice): readonly VatOfRate[] {
  const isGross = linesIncludeVat(invoice)
  const groups = [...Map.groupBy(invoice.lines, ({ vatRate }) => vatRate)].map(([rate, lines]) =>
    split(sumOf(lines.map(({ totalBani }) => totalBani)), rate, isGross),
  )
  const [greatest] = groups.toSorted((a, b) => Number(b.netBani - a.netBani))
  const missing = {
    net: invoice.netBani - sumOf(groups.map(({ netBani }) => netBani)),
    vat: invoice.vatBani - sumOf(groups.map(({ vatBani }) => vatBani)),
  }
  return groups
    .map((group) =>
      group === greatest
        ? {
            rate: group.rate,
            netBani: group.netBani + missing.net,
            vatBani: group.vatBani + missing.vat,
          }
        : group,
    )
    .toSorted((a, b) => b.rate - a.rate)
}

function split(amount: Bani, rate: number, isGross: boolean): VatOfRate {
  const share = BigInt(Math.round(rate * 100))
  const whole = isGross ? 10_000n + share : 10_000n
  // Rounded half up.
  const vatBani = (2n * amount * share + whole) / (2n * whole)
  return { rate, netBani: isGross ? amount - vatBani : amount, vatBani }
}

function sumOf(amounts: readonly Bani[]): Bani {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}
