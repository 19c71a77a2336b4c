/** Number words in the three languages, folded (lower case, without diacritics). */
const units = words(0, [
  'zero unu doi trei patru cinci sase sapte opt noua',
  'nul una doua',
  'ноль один два три четыре пять шесть семь восемь девять',
  'нуль одна две',
  'null one two three four five six seven eight nine',
])
const teens = words(10, [
  'zece unsprezece doisprezece treisprezece paisprezece cincisprezece saisprezece saptesprezece optsprezece nouasprezece',
  'zece unspe doispe treispe paispe cinspe saispe saptespe optspe nouaspe',
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
])
const tens = words(
  20,
  [
    'douazeci treizeci patruzeci cincizeci saizeci saptezeci optzeci nouazeci',
    'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
    'twenty thirty forty fifty sixty seventy eighty ninety',
  ],
  10,
)
const hundreds = words(
  100,
  ['suta', 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот', 'hundred'],
  100,
)
const manyHundreds = new Set(['sute', 'hundred'])
const joiners = new Set(['si', 'и', 'and'])

function words(first: number, lines: readonly string[], step = 1): ReadonlyMap<string, number> {
  const pairs = lines.flatMap((line) =>
    line.split(' ').map((word, at) => [word, first + at * step] as const),
  )
  return new Map(pairs)
}

/** A number being parsed: its value so far, and the rank of its last word. */
interface ParsedNumber {
  readonly value: number
  readonly rank: 1 | 10 | 100
}

/** The number extended by a word; null if the word begins another number. */
function extended(parsed: ParsedNumber | null, word: string): ParsedNumber | null {
  if (parsed && manyHundreds.has(word) && parsed.rank === 1 && parsed.value < 10)
    return { value: parsed.value * 100, rank: 100 }
  const unit = units.get(word)
  const teen = teens.get(word)
  const ten = tens.get(word)
  const hundred = hundreds.get(word)
  if (!parsed) {
    if (unit !== undefined) return { value: unit, rank: 1 }
    if (teen !== undefined) return { value: teen, rank: 1 }
    if (ten !== undefined) return { value: ten, rank: 10 }
    return hundred === undefined ? null : { value: hundred, rank: 100 }
  }
  if (unit && parsed.rank > 1) return { value: parsed.value + unit, rank: 1 }
  if (teen !== undefined && parsed.rank === 100) return { value: parsed.value + teen, rank: 1 }
  return ten !== undefined && parsed.rank === 100 ? { value: parsed.value + ten, rank: 10 } : null
}

/** Replaces number words by digits: "шестьдесят девять сто два" becomes "69 102". Expects folded text. */
export function digitsForWords(folded: string): string {
  const parts = folded.match(/\p{L}+|[^\p{L}]+/gu) ?? []
  const out: string[] = []
  let parsed: ParsedNumber | null = null
  /** Text after the current number, dropped if the number continues. */
  let between = ''
  const finish = (): void => {
    if (parsed) out.push(String(parsed.value))
    out.push(between)
    parsed = null
    between = ''
  }
  for (const part of parts) {
    const isJoin = joiners.has(part) || /^[\s-]+$/.test(part)
    if (parsed && isJoin) {
      between += part
      continue
    }
    const longer: ParsedNumber | null = extended(parsed, part)
    if (longer) {
      between = ''
      parsed = longer
      continue
    }
    finish()
    parsed = extended(null, part)
    if (!parsed) out.push(part)
  }
  finish()
  return out.join('')
}
