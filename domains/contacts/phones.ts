import { digitsForWords } from './number-words.ts'

/** Digit groups with their separators: "0(69) 12-34" is 0, 69, 12, 34. */
interface Row {
  readonly groups: readonly string[]
  readonly gaps: readonly string[]
  /** Adjacent text. */
  readonly before: string
  readonly after: string
}

const lookAlikes: Readonly<Record<string, string>> = {
  ...{ o: '0', о: '0', l: '1', i: '1', '|': '1', з: '3', z: '2', s: '5', б: '6', b: '8' },
}

/** Replaces lookalike letters: "o69l23" becomes 069123, a lone "l" between digits 1; "r16", "m2", "wdb90" stay. */
function digitsForLetters(text: string): string {
  return text
    .replaceAll(/[\p{L}\d|]+/gu, (chunk) => (isDisguisedNumber(chunk) ? asDigits(chunk) : chunk))
    .replaceAll(/(?<=\d[^\p{L}\d]{1,3})[oоil](?=[^\p{L}\d]{1,3}\d)/gu, asDigits)
}

function isDisguisedNumber(chunk: string): boolean {
  return /^[\dolizsboобз|]+$/.test(chunk) && /\d\D*\d/.test(chunk)
}

function asDigits(chunk: string): string {
  return [...chunk].map((sign) => lookAlikes[sign] ?? sign).join('')
}

const date = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?!\d)/g
const hour = /(?<![\d:])(?:[01]?\d|2[0-4]):[0-5]\d(?![\d:])/g
const joiner =
  /(?<=\d)\s*(?:punct|точка|dot|si|и|and|minus|минус|tire|тире|linie|cratima)\s*(?=\d)/gu

/** Normalizes everything read as a digit in a folded text. Dates, times and currency signs are replaced by letters. */
export function digitsOf(folded: string): string {
  return digitsForWords(digitsForLetters(folded).replaceAll(/(?:plus|плюс)\s+(?=\d)/gu, '+'))
    .replaceAll(joiner, '.')
    .replaceAll(date, ' d ')
    .replaceAll(hour, ' h ')
    .replaceAll(/[€$£₽₴]/g, ' m ')
}

function* rowsOf(text: string): Generator<Row> {
  for (const match of text.matchAll(/\d+(?:[^\p{L}\d]{1,6}\d+)*/gu)) {
    const [found] = match
    const end = match.index + found.length
    yield {
      groups: found.match(/\d+/g) ?? [],
      gaps: found.match(/\D+/g) ?? [],
      before: text.slice(Math.max(0, match.index - 30), match.index),
      after: text.slice(end, end + 12),
    }
  }
}

/** Lengths of the groups in which eight-digit numbers are written. */
const usual = new Set([
  '8',
  '26',
  '233',
  '2222',
  '44',
  '53',
  '35',
  '224',
  '242',
  '332',
  '422',
  '11111111',
  '116',
  '1133',
])
const unit =
  /^\s*(?:cm|mm|m|km|kg|g|l|ml|lei|leu|mdl|bani|eur|euro|usd|dolari|m|см|мм|м|км|кг|г|л|лей|леи|лея|леев|евро|долл)(?!\p{L})/u

/** Whether eight digits are a list, a range, measures or an amount of money. */
function isGoods(groups: readonly string[], gaps: readonly string[], after: string): boolean {
  const numbers = groups.map(Number)
  const isRising = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
  const isRound = numbers.every((number) => number % 5 === 0)
  const last = groups.at(-1) ?? ''
  if (groups.length >= 4 && isRising && groups.every(({ length }) => length <= 2)) return true
  if (groups.length > 1 && groups.length < 8 && isRound) return true
  if (groups.length === 2 && isRising && unit.test(after)) return true
  if (groups.join('').endsWith('0000') || (last.endsWith('000') && unit.test(after))) return true
  if (gaps.some((gap) => /[*×]/.test(gap)) && unit.test(after)) return true
  // A list of models: "Nokia 6230, 6303".
  if (groups.some(({ length }) => length >= 4) && gaps.some((gap) => /[,;]/.test(gap))) return true
  const kinds = new Set(gaps.map((gap) => gap.replaceAll(/\s+/g, ' ')))
  return kinds.size > 1 && !usual.has(groups.map(({ length }) => length).join(''))
}

/** Whether the groups are decimal fractions, as in "0.75 1.25 2.50". */
function areDecimals({ groups, gaps }: Row): boolean {
  const points = gaps.filter((gap) => /^[.,]$/.test(gap)).length
  const spaces = gaps.filter((gap) => /\s/.test(gap)).length
  return points >= 2 && spaces >= 1 && groups.every(({ length }) => length <= 2)
}

const label =
  /(?:cod|code|art|articol|ref|oem|sku|serie|seria|код|арт|артикул|номер детали|каталожный номер)[.:#№\s]*(?:produs[.:\s]*)?$/u

export type Certainty = 'none' | 'doubtful' | 'certain'

/** Whether a folded text contains a phone number: Moldovan, or international with a plus. */
export function phoneIn(folded: string): Certainty {
  let found: Certainty = 'none'
  for (const row of rowsOf(digitsOf(folded))) {
    const certainty = phoneInRow(row)
    if (certainty === 'certain') return certainty
    if (certainty === 'doubtful') found = certainty
  }
  return found
}

function phoneInRow(row: Row): Certainty {
  const { groups, gaps, before, after } = row
  let found: Certainty = 'none'
  for (let from = 0; from < groups.length; from++) {
    let digits = ''
    for (let to = from; to < groups.length && digits.length < 15; to++) {
      digits += groups[to] ?? ''
      const lead = from === 0 ? before : (gaps[from - 1] ?? '')
      const certainty = certaintyOf(digits, lead, {
        groups: groups.slice(from, to + 1),
        gaps: gaps.slice(from, to),
        before,
        after: to === groups.length - 1 ? after : (gaps[to] ?? ''),
      })
      if (certainty === 'certain') return certainty
      if (certainty === 'doubtful') found = certainty
    }
  }
  return found
}

function certaintyOf(digits: string, lead: string, row: Row): Certainty {
  const { groups, gaps, before, after } = row
  if (/\+\s*\(?$/.test(lead) && /^\d{10,15}$/.test(digits)) return 'certain'
  if (/^(?:00)?373[2-9]\d{7}$/.test(digits)) return 'certain'
  if (/^0[2-7]\d{7}$/.test(digits)) return areDecimals(row) ? 'none' : 'certain'
  // Part of a code with adjacent letters: R16, WDB9066331, 91V.
  const isGlued = /\p{L}$/u.test(lead) || /^\p{L}/u.test(after)
  if (!/^[67]\d{7}$/.test(digits) || isGlued || isGoods(groups, gaps, after)) return 'none'
  return groups.length === 1 && label.test(before) ? 'doubtful' : 'certain'
}

/** All digits of a folded text, concatenated. */
export function digitRow(folded: string): string {
  return digitsOf(folded).replaceAll(/\D/g, '')
}
