/** Phonetic key of a folded word in Latin letters; equal to `sound()` in the database. */
export function soundOf(word: string): string {
  const latin = hasOtherLetters.test(word)
    ? [...word].map((sign) => letters.get(sign) ?? sign).join('')
    : word
  if (!hasDigraph.test(latin)) return latin
  return digraphs.reduce((sound, [from, to]) => sound.replaceAll(from, to), latin)
}

const letters: ReadonlyMap<string, string> = new Map([
  ...[...'абвгдезийклмнопрстуфхцчшыэkqwy'].map((sign, at): [string, string] => [
    sign,
    'abvgdeziiclmnoprstufhtqsieccvi'[at] ?? '',
  ]),
  ['щ', 's'],
  ['ю', 'iu'],
  ['я', 'ia'],
  ['ж', 'j'],
  ['ь', ''],
  ['ъ', ''],
])

const digraphs: readonly (readonly [string, string])[] = [
  ...([
    ['sch', 's'],
    ['sh', 's'],
    ['ch', 'c'],
    ['zh', 'j'],
    ['ph', 'f'],
    ['th', 't'],
    ['ts', 't'],
    ['tz', 't'],
    ['x', 'cs'],
  ] as const),
  ...[...'clnstpmrfeod'].map((sign): [string, string] => [sign + sign, sign]),
]

/** Most words have neither, and texts have many words. */
const hasOtherLetters = new RegExp(`[${[...letters.keys()].join('')}]`)
const hasDigraph = new RegExp(digraphs.map(([from]) => from).join('|'))

/** The word retyped in the other keyboard layout: "vfibyf" is «машина» on a Latin layout. */
export function otherLayout(word: string): string {
  return [...word].map((sign) => keys.get(sign) ?? sign).join('')
}

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбю'
const keys: ReadonlyMap<string, string> = new Map(
  [...latinKeys].flatMap((sign, at): [string, string][] => {
    const other = cyrillicKeys[at] ?? sign
    return [
      [sign, other],
      [other, sign],
    ]
  }),
)

/** Damerau–Levenshtein distance (optimal string alignment); `limit` + 1 for any distance above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  let [before, row]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_none, at) => at),
  ]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const typos = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
      next.push(typos)
      if (typos < least) least = typos
    }
    if (least > limit) return limit + 1
    ;[before, row] = [row, next]
  }
  return row[b.length] ?? 0
}

/** Maximum edit distance of a correction by word length; a short word differs from others too little. */
export function typosAllowed(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}
