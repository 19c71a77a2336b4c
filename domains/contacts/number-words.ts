/** Numbers in words, folded (no case, no diacritics), in the three languages. */
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

/** One number as it is being said: what is said of it, and the smallest kind of word that it has. */
interface Said {
  readonly value: number
  readonly rank: 1 | 10 | 100
}

/** The number with one more word; null where the word begins another number. */
function extended(said: Said | null, word: string): Said | null {
  if (said && manyHundreds.has(word) && said.rank === 1 && said.value < 10)
    return { value: said.value * 100, rank: 100 }
  const unit = units.get(word)
  const teen = teens.get(word)
  const ten = tens.get(word)
  const hundred = hundreds.get(word)
  if (!said) {
    if (unit !== undefined) return { value: unit, rank: 1 }
    if (teen !== undefined) return { value: teen, rank: 1 }
    if (ten !== undefined) return { value: ten, rank: 10 }
    return hundred === undefined ? null : { value: hundred, rank: 100 }
  }
  if (unit && said.rank > 1) return { value: said.value + unit, rank: 1 }
  if (teen !== undefined && said.rank === 100) return { value: said.value + teen, rank: 1 }
  return ten !== undefined && said.rank === 100 ? { value: said.value + ten, rank: 10 } : null
}

/** "шестьдесят девять сто два" becomes "69 102"; all else stays as it is. Takes a folded text. */
export function digitsForWords(folded: string): string {
  const parts = folded.match(/\p{L}+|[^\p{L}]+/gu) ?? []
  const out: string[] = []
  let said: Said | null = null
  /** What stands after the number so far and is lost if the number goes on. */
  let between = ''
  const finish = (): void => {
    if (said) out.push(String(said.value))
    out.push(between)
    said = null
    between = ''
  }
  for (const part of parts) {
    const isJoin = joiners.has(part) || /^[\s-]+$/.test(part)
    if (said && isJoin) {
      between += part
      continue
    }
    const longer: Said | null = extended(said, part)
    if (longer) {
      between = ''
      said = longer
      continue
    }
    finish()
    said = extended(null, part)
    if (!said) out.push(part)
  }
  finish()
  return out.join('')
}
