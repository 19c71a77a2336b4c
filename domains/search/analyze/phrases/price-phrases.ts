import { fold } from '#contract/rules/text/fold.ts'

/** Price bounds that a query states, in whole units of the currency. */
export interface PricePhrase {
  readonly from: number | null
  readonly to: number | null
  readonly currency: 'MDL' | 'EUR' | 'USD'
  /** A salary, which is no price of an advert. */
  readonly isSalary?: true
  /** The phrase as typed: "до 300 евро". */
  readonly text: string
}

const currencies = [
  ['MDL', String.raw`lei|leu|лей|леи|леев|лея|mdl|мдл`],
  ['EUR', String.raw`€|euros?|eur|евро|evro`],
  ['USD', String.raw`\$|usd|dolari|dollars?|доллар(?:ов|а)?|баксов|бакса`],
] as const

const thousand = String.raw`k|к|mii|mie|тыс|тысяч|тысячи|тысячу|тыщ|thousand|thousands`
const number = String.raw`(\d{1,3}(?:[ .,]\d{3})+|\d+(?:[.,]\d{1,2})?)\s*(?:(${thousand})\b\.?)?`
const currency = currencies.map(([, names]) => `(${names})`).join('|')
const upTo = String.raw`pana la|pina la|pana in|pina in|maxim(?:um)?|max|sub|mai ieftin de|nu mai scump de|nu mai mult de|cel mult|до|не дороже|не больше|не более|менее|максимум|макс|дешевле|under|up to|below|less than|at most|cheaper than|no more than|not more than|<=?|do`
const from = String.raw`de la|incepand (?:de la|cu)|minim(?:um)?|min|peste|mai scump de|nu mai ieftin de|cel putin|от|не дешевле|не меньше|не менее|минимум|дороже|более|over|from|above|more than|at least|no less than|not less than|starting from|>=?`
const between = String.raw`intre|между|between`
const price = String.raw`(?:cu |la |по )?(?:pret(?:ul|uri)?|цен[аойе]+|price)\s+`
const salary = String.raw`(?:cu |с |со )?(?:un )?(?:salari(?:u|ul)|leaf[ae]|зарплат[аойуы]+|зп|оплат[аойуы]+|salary|wages?)\s+`
const isSalary = new RegExp(`^(?:${salary})`, 'u')
/** After a negation a preposition has the opposite meaning: «не дешевле 100 евро». */
const start = String.raw`(?<![\p{L}\p{N}])(?<!(?<![\p{L}\p{N}])(?:не|nu|not?)\s+)`
const end = String.raw`(?![\p{L}\p{N}])`

/** \b knows Latin letters only. */
function pattern(source: string): RegExp {
  return new RegExp(
    `${start}(?:${price}|${salary})?${source.replaceAll(String.raw`\b`, end)}\\s*(?:de\\s+)?(?:${currency})${end}`,
    'u',
  )
}

const lowest = String.raw`${number}\s*(?:(?:de\s+)?(?:lei|euro|eur|лей|евро|\$|€)\s*)?`
const dash = '-|–|—'
/** Without a preposition the first number is a model: "iphone 13 до 300 евро". */
const ranges = [
  String.raw`(?:${between}|${from})\s+${lowest}(?:${dash}|si|и|and|to|la|pana la|pina la|до)\s*${number}`,
  String.raw`${lowest}(?:${dash})\s*${number}`,
].map(pattern)
const maximum = pattern(String.raw`(?:${upTo})\s*${number}`)
const minimum = pattern(String.raw`(?:${from})\s*${number}`)

/**
 * Splits a query into its price bounds and the rest. A bound is a number with a currency after a preposition ("până
 * la 5000 lei", «от 100 до 200 евро»); a bare amount is none, since it may be the size or model of a thing.
 */
export function splitPrice(text: string): {
  readonly rest: string
  readonly price: PricePhrase | null
} {
  const typed = text.normalize('NFC')
  const source = foldInPlace(typed).replaceAll(/([€$])(\d(?:[\d.,]*\d)?)/g, '$2$1')
  for (const range of ranges) {
    const both = range.exec(source)
    if (both) return phrase(typed, both, boundsOf(both), 5)
  }
  const most = maximum.exec(source)
  if (most) return phrase(typed, most, [null, amount(most[1], most[2])], 3)
  const least = minimum.exec(source)
  if (least) return phrase(typed, least, [amount(least[1], least[2]), null], 3)
  return { rest: text, price: null }
}

/** Folds without the letters that would change their length, and shift the phrase: ﬁ, İ. */
function foldInPlace(text: string): string {
  return text.replaceAll(/[\s\S]/gu, (letter) => {
    const folded = fold(letter)
    return folded.length === letter.length ? folded : letter
  })
}

function phrase(
  typed: string,
  found: RegExpExecArray,
  [low, high]: readonly [number | null, number | null],
  firstCurrency: number,
): ReturnType<typeof splitPrice> {
  const at = currencies.findIndex((_one, index) => found[firstCurrency + index] !== undefined)
  const text = typed.slice(found.index, found.index + found[0].length)
  const rest = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`.trim()
  return {
    rest,
    price: {
      ...{ from: low, to: high, currency: currencies[at]?.[0] ?? 'MDL', text: text.trim() },
      ...(isSalary.test(found[0]) && { isSalary: true as const }),
    },
  }
}

/** Thousands after the second number count for both: "2–5 mii", but "500 – 1 mie". */
function boundsOf([, low, lowThousands, high, thousands]: RegExpExecArray): [number, number] {
  const [shared, most] = [amount(low, lowThousands ?? thousands), amount(high, thousands)]
  return [shared <= most ? shared : amount(low, lowThousands), most]
}

function amount(digits = '', thousands: string | undefined): number {
  const isGrouped = /^\d{1,3}(?:[ .,]\d{3})+$/.test(digits)
  const value = Number(isGrouped ? digits.replaceAll(/[ .,]/g, '') : digits.replace(',', '.'))
  return Math.round(thousands ? value * 1_000 : value)
}
