import type { ConvertedCurrency } from '#contract/rules/money/currencies.ts'
import { formatNumber } from '#contract/rules/money/format-number.ts'
import type { Lang } from '#contract/languages.ts'
import { readAmount } from '#contract/rules/money/price.ts'
import { understandQuestion } from '../content/service.ts'
import type { Deps } from '../deps.ts'
import { latestRates } from '../rates/service.ts'
import { answerTexts, type Answer } from './answer.ts'

/** How people name the currencies of the converter; the leu of Romania comes before that of Moldova. */
const names: readonly (readonly [ConvertedCurrency, string])[] = [
  [
    'RON',
    'ron|lei rom[aâ]ne[sș]ti|leu rom[aâ]nesc|румынск\\p{L}+ ле[йяюеи]\\p{L}*|romanian le[iu]',
  ],
  ['MDL', 'mdl|lei|leii|leu|leul|ле[йяюеи]|леев|леях|леями'],
  ['EUR', '€|eur|euro|euros|евро'],
  ['USD', '\\$|usd|dolar\\p{L}*|dollars?|доллар\\p{L}*|бакс\\p{L}*'],
  ['UAH', '₴|uah|gr[ií]vn\\p{L}*|hr[iy]vn\\p{L}*|гривн\\p{L}*|гривен'],
  ['RUB', '₽|rub|ruble|ruble[ií]|rubla|ruble?s?|рубл\\p{L}*'],
  ['GBP', '£|gbp|lir[aăe] sterlin[aăe]|pounds?|фунт\\p{L}*'],
]
const anyName = names.map(([, words]) => `(?:${words})`).join('|')
const [before, after] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']
const number = "\\d[\\d\\s.,'’]*"
const thousand = 'mii|mie|тыс\\.?|тысяч[аиу]?|thousand|k|к'
const amountPattern = new RegExp(
  `(?:${before}|(?<currencyBefore>[€$£₴₽])\\s?)(?<digits>${number})(?<thousand>${thousand})?\\s*(?:de\\s+)?(?<currencyAfter>${anyName})?${after}`,
  'giu',
)
const namePattern = new RegExp(`${before}(?:${anyName})${after}`, 'giu')

/** Words of no other question, beside stop words and what is said of rates. */
const askingPattern = new RegExp(
  `${before}(?:c[aâî]t|fac|face|transform\\p{L}*|în|в|во|перевед\\p{L}*|[iî]nseamn[aă]|vine|azi|ast[aă]zi|acum|сколько|будет|составит|равно|сегодня|сейчас|how much|what|equals?|today|now)${after}`,
  'giu',
)
const around = ['currency', 'rate', 'convert', 'how-much', 'hello', 'see', 'want']

interface Conversion {
  readonly amount: number
  readonly from: ConvertedCurrency
  readonly to: ConvertedCurrency
}

/**
 * "Cât fac 5.000 de lei în euro", "курс доллара": what is to be converted; null where something else is asked. Without a
 * second currency lei are converted to euros, and everything else to lei.
 */
export function conversionIn(text: string, lang: Lang): Conversion | null {
  const plain = text.normalize('NFKC').toLowerCase()
  const amounts = [...plain.matchAll(amountPattern)]
  const [first] = amounts
  const named = [...plain.matchAll(namePattern)].map(([name]) => currencyOf(name))
  const from = currencyOf(
    first?.groups?.['currencyBefore'] ?? first?.groups?.['currencyAfter'] ?? '',
  )
  const source = from ?? (amounts.length === 0 ? named[0] : null)
  if (!source || amounts.length > 1) return null
  const others = new Set(named.filter((code) => code !== null && code !== source))
  const rest = understandQuestion(
    [amountPattern, namePattern, askingPattern].reduce(
      (left, pattern) => left.replace(pattern, ' '),
      plain,
    ),
  )
  const isOfRate = rest.concepts.has('rate') || rest.concepts.has('how-much')
  const isAsked = amounts.length > 0 || (isOfRate && source !== 'MDL')
  if (!isAsked || others.size > 1 || !rest.words.every(isAround)) return null
  const amount = first ? amountOf(first, lang) : 1
  const [to = source === 'MDL' ? 'EUR' : 'MDL'] = others
  return amount === null || to === null ? null : { amount, from: source, to }
}

function isAround({ isStop, concepts }: ReturnType<typeof understandQuestion>['words'][number]) {
  return isStop || around.some((concept) => concepts.has(concept))
}

function currencyOf(name: string): ConvertedCurrency | null {
  return names.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(name))?.[0] ?? null
}

function amountOf({ groups }: RegExpMatchArray, lang: Lang): number | null {
  const read = readAmount(groups?.['digits']?.trim() ?? '', lang)
  return read !== null && groups?.['thousand'] ? read * 1_000 : read
}

/** Smaller results have four decimals, as those of the converter have. */
const leastWithCents = 10

/** The amount at the stored rate of the National Bank, with its date; null without rates. */
export async function conversionAnswer(
  deps: Pick<Deps, 'sql'>,
  text: string,
  lang: Lang,
): Promise<Answer | null> {
  const asked = conversionIn(text, lang)
  const rates = asked && (await latestRates(deps))
  if (!asked || !rates) return null
  const { amount, from, to } = asked
  const valueOf = (code: ConvertedCurrency): number =>
    code === 'MDL' ? 1 : (rates.values[code] ?? NaN)
  const result = (amount * valueOf(from)) / valueOf(to)
  if (Number.isNaN(result)) return null
  const t = answerTexts[lang]
  const decimals = result < leastWithCents ? 4 : 2
  const sums = [
    `${formatNumber(lang, amount)} ${from}`,
    `${formatNumber(lang, result, decimals)} ${to}`,
  ]
  const query = new URLSearchParams({ amount: amountInAddress(amount), from, to })
  return {
    text: t.conversion(sums.join(' = '), rates.date.split('-').toReversed().join('.')),
    links: [{ path: `/exchange-rates?${query}`, label: t.screens['/exchange-rates'] }],
  }
}

/** At most two decimals: three would be read as thousands. */
function amountInAddress(amount: number): string {
  return String(Math.round(amount * 100) / 100)
}
