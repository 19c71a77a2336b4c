import type { Lang } from '../../languages.ts'
import type { CurrencyCode } from '../../shapes.ts'

/** Signs of currencies as prices are written with them. */
export const currencySigns: Record<CurrencyCode, string> = { MDL: 'Lei', EUR: '€', USD: '$' }

// Own tables instead of Intl: server and browser may have different versions of its data.
const separators = {
  ro: { thousands: '.', decimal: ',' },
  ru: { thousands: '\u00a0', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
} as const

/** "12.345,5" in Romanian; with `decimals`, a fixed number of decimals. */
export function formatNumber(lang: Lang, value: number, decimals?: number): string {
  const { thousands, decimal } = separators[lang]
  const [whole = '0', fraction] = (
    decimals === undefined ? String(value) : value.toFixed(decimals)
  ).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands)
  return fraction ? grouped + decimal + fraction : grouped
}

/** "1.500 Lei", "1.500 €"; decimals only when not zero. */
export function formatAmount(lang: Lang, amount: number, currency: CurrencyCode): string {
  const number = formatNumber(lang, amount, Number.isInteger(amount) ? 0 : 2)
  if (lang === 'en' && currency !== 'MDL') return currencySigns[currency] + number
  return `${number}\u00a0${currencySigns[currency]}`
}
