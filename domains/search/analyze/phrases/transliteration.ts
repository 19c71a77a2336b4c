/** Letters of Russian in Latin as people write it in Moldova, the longest first; several readings of one are tried. */
const readings: readonly (readonly [string, readonly string[]])[] = [
  ['shch', ['щ']],
  ['sch', ['щ', 'сч']],
  ['sci', ['щ']],
  ['zh', ['ж']],
  ['kh', ['х']],
  ['ch', ['ч']],
  ['sh', ['ш']],
  ['ts', ['ц', 'тс']],
  ['tz', ['ц']],
  ['ea', ['я', 'еа']],
  ['ia', ['я', 'иа']],
  ['ya', ['я']],
  ['ja', ['я']],
  ['iu', ['ю', 'иу']],
  ['yu', ['ю']],
  ['ju', ['ю']],
  ['io', ['е', 'ио']],
  ['yo', ['е']],
  ['ie', ['ие', 'ье', 'ые']],
  ['ii', ['ий', 'ии', 'ый']],
  ['iy', ['ий', 'ый']],
  ['ci', ['ч', 'чи', 'ци']],
  ['ce', ['че', 'це']],
  ['c', ['ц', 'к', 'ч']],
  ['liu', ['лю']],
  ['lu', ['лу', 'лю']],
  ['l', ['л', 'ль']],
  ['t', ['т', 'ть']],
  ['n', ['н', 'нь']],
  ['i', ['и', 'й', 'ы']],
  ['y', ['ы', 'й']],
  ['j', ['ж', 'й']],
  ['s', ['с', 'ш']],
  ['x', ['х', 'кс']],
]
const single: ReadonlyMap<string, string> = new Map(
  [...'abdefghkmopqruvwz'].map((letter, at) => [letter, [...'абдефгхкмопкрувввз'][at] ?? '']),
)
const maxReadings = 64
const shortest = 4

const prepositions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bez: 'без',
    dlya: 'для',
    dlea: 'для',
    na: 'на',
    iz: 'из',
    ot: 'от',
    pod: 'под',
  }),
)

/**
 * Words with Russian ones in Latin letters written in Cyrillic: those that `isKnown` does not know as they are. Beside
 * one of them prepositions and known words that spell a Russian one are Russian too: "divan uglovoy".
 */
export function withCyrillic(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  isWord: (cyrillic: string) => boolean,
): string[] {
  const read = words.map((word) => (isKnown(word) ? null : cyrillicWord(word, isWord)))
  const isRussian = read.some(Boolean)
  if (!isRussian) return [...words]
  return words.map(
    (word, at) => read[at] ?? prepositions.get(word) ?? cyrillicWord(word, isWord) ?? word,
  )
}

/** The Cyrillic word that a Latin one spells, of those that `isWord` knows: koteat, котят. Null when none. */
export function cyrillicWord(word: string, isWord: (cyrillic: string) => boolean): string | null {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return null
  return spellings(word).find(isWord) ?? null
}

/** Likely ones first: each further reading of a letter comes after the first. */
function spellings(word: string): string[] {
  let found = ['']
  for (let at = 0; at < word.length;) {
    const [letters, of] = readings.find(([one]) => word.startsWith(one, at)) ?? [
      word[at] ?? '',
      [single.get(word[at] ?? '') ?? ''],
    ]
    found = of.flatMap((reading) => found.map((start) => start + reading)).slice(0, maxReadings)
    at += letters.length
  }
  return found
}
