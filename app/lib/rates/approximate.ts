import type { Lang } from '#contract/languages.ts'
import { defaultLanguage, isLanguage } from '#contract/languages.ts'
import type { ConvertedCurrency } from '#contract/rules/money/currencies.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { postInBackground } from '../calls/calls.ts'
import { formatNumber, formatPrice } from '../texts/format.ts'
import { fetchRates, isConverted, type Rates } from './rates.ts'

/** Words for about the same amount in the chosen currency; null for a price in that currency, and for none. */
export type Approximate = (price: number, currency: CurrencyCode) => string | null

/** Null if the currency is not known. */
export async function approximateIn(code: string): Promise<Approximate | null> {
  if (!isConverted(code)) return null
  const { lang } = document.documentElement
  const rates = await fetchRates(postInBackground)
  return rates && approximation(isLanguage(lang) ? lang : defaultLanguage, code, rates)
}

/** "235.400 Lei" for 12,000 € in Romanian. */
export function approximation(
  lang: Lang,
  to: ConvertedCurrency,
  { values }: Pick<Rates, 'values'>,
): Approximate {
  return (price, currency) => {
    const rate = (values[currency] ?? NaN) / (values[to] ?? NaN)
    if (price <= 0 || currency === to || Number.isNaN(rate)) return null
    return money(lang, rounded(price * rate), to)
  }
}

/** Four digits that count; less precise than that below ten only by the cents. */
function rounded(amount: number): number {
  if (amount < 10) return Math.round(amount * 100) / 100
  return amount < 10_000 ? Math.round(amount) : Number(amount.toPrecision(4))
}

function money(lang: Lang, amount: number, code: ConvertedCurrency): string {
  if (code === 'MDL' || code === 'EUR' || code === 'USD') return formatPrice(lang, amount, code)
  return `${formatNumber(lang, amount, Number.isInteger(amount) ? 0 : 2)}\u00a0${code}`
}
