import type { PriceCurrency } from './currencies.ts'
import type { Lang } from '../../languages.ts'
import { priceMax } from '../../limits.ts'

/* Parsing of amounts, shared by forms, filters and the server. No zod: browsers load this too. */

export interface ReadPrice {
  readonly amount: number
  /** Null if not typed. */
  readonly currency: PriceCurrency | null
}

const currencies: readonly (readonly [PriceCurrency, string])[] = [
  ['MDL', 'mdl|lei|leu|лей|лея|леев|леи'],
  ['EUR', '€|eur|euro|евро'],
  ['USD', 'us\\$|\\$|usd|dolari?|dollars?|доллар(?:а|ов)?'],
]
const anyCurrency = currencies.map(([, words]) => words).join('|')
const multiples: readonly (readonly [number, string])[] = [
  [1_000, 'k|к|mii|mie|тыс\\.?|тысяч[аи]?'],
  [1_000_000, 'mln|mil\\.?|milion|milioane|million|млн\\.?|миллион(?:а|ов)?'],
]
const anyMultiple = multiples.map(([, words]) => words).join('|')
const shape = new RegExp(
  `^(?:(${anyCurrency})\\s*)?([\\d\\s.,'’]*\\d)(?:[.,]-?|,—)?\\s*(${anyMultiple})?\\s*(?:(?:de\\s+)?(${anyCurrency})\\.?)?$`,
  'u',
)

/** Maximum number of integer digits. */
const maxDigits = 12

/**
 * Problem of a typed price. An empty price is valid and means "by agreement"; zero is refused, because it may mean
 * "free".
 */
export function priceProblem(typed: string): 'price_invalid' | 'price_zero' | null {
  if (typed.trim() === '') return null
  const amount = readPrice(typed)?.amount
  if (amount === undefined || amount > priceMax) return 'price_invalid'
  return amount === 0 ? 'price_zero' : null
}

/**
 * Parses a price: "6.500", "1.650,50", "€300", "12,5 mii lei". A single separator before exactly three digits is a
 * thousands separator, because prices have no thousandths. Null if ambiguous or invalid.
 */
export function readPrice(typed: string): ReadPrice | null {
  const plain = typed.normalize('NFKC').trim().toLowerCase()
  const [, before, digits = '', multiple, after] = shape.exec(plain) ?? []
  if (digits === '' || (before && after)) return null
  const currency = named(currencies, before ?? after)
  const amount = multiple ? multipliedAmount(digits, multiple) : plainAmount(digits, '.,')
  return amount === null ? null : { amount, currency }
}

function named<Value>(table: readonly (readonly [Value, string])[], word = ''): Value | null {
  return table.find(([, words]) => new RegExp(`^(?:${words})$`).test(word))?.[0] ?? null
}

/** Amount with a multiple, "12,5" thousand. Null for "12.500 k", which is ambiguous. */
function multipliedAmount(digits: string, multiple: string): number | null {
  const factor = named(multiples, multiple) ?? 1
  if (!/^\d{1,4}(?:[.,]\d{1,2})?$/.test(digits)) return null
  return Math.round(Number(digits.replace(',', '.')) * factor)
}

/**
 * Parses an amount of the converter, which may have thousandths: a single separator is read by the conventions of
 * the language, so "1.000" is a thousand in Romanian and Russian, and one in English. Null if invalid.
 */
export function readAmount(typed: string, lang: Lang): number | null {
  const plain = typed.normalize('NFKC').trim().replace(/[.,]$/, '')
  return plainAmount(plain, lang === 'en' ? ',' : '.')
}

/**
 * Parses digits with separators; `thousandsSeparators` are the separators that mean thousands when single and
 * before three digits.
 */
function plainAmount(text: string, thousandsSeparators: '.,' | ',' | '.'): number | null {
  const groups = text.replaceAll(/[\s’]/g, "'")
  const whole = /^\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*$/.exec(groups)
  const hasOneSeparator = whole !== null && groups.length <= 7
  const isWhole =
    whole !== null &&
    (!hasOneSeparator || whole[1] === "'" || thousandsSeparators.includes(whole[1] ?? ''))
  if (isWhole && !/^0+[.,]/.test(groups)) return bounded(groups.replaceAll(/[.,']/g, ''))
  const withFraction = /^(?:(\d+)|(\d{1,3}([.,'])\d{3}(?:\3\d{3})*))(?:([.,])(\d+))?$/.exec(groups)
  if (!withFraction) return null
  const [, plain, grouped, parting, point, fraction = ''] = withFraction
  if (parting !== undefined && parting === point) return null
  const maxFraction = thousandsSeparators === '.,' && !/^0+$/.test(plain ?? '') ? 2 : 6
  if (fraction.length > maxFraction) return null
  return bounded(`${(plain ?? grouped ?? '').replaceAll(/[.,']/g, '')}.${fraction || '0'}`)
}

function bounded(digits: string): number | null {
  const [whole = ''] = digits.split('.')
  return whole.length <= maxDigits ? Number(digits) : null
}
