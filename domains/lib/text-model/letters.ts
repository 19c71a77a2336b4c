/*
 * What a typed word can be read as. A word becomes its sound in Latin letters, the same for «код», "kod" and "cod", and
 * a disguised word has several readings.
 */

/** The script in which a reading is a word: the words of a rule are looked up in their own. */
export type Script = 'latin' | 'cyrillic'

export interface Reading {
  readonly sound: string
  readonly script: Script
}

/** Transliteration of Cyrillic; marks are gone, so й is и and ё is е. */
const cyrillicSounds = new Map(
  Object.entries({
    ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'ž', з: 'z', и: 'i', к: 'k', л: 'l' },
    ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts' },
    ...{ ч: 'č', ш: 'š', щ: 'š', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia', і: 'i', є: 'e' },
  }),
)

/** Ways in which Latin letters write Russian sounds, the longest first. */
const digraphs: readonly (readonly [string, string])[] = [
  ['shch', 'š'],
  ['sch', 'š'],
  ['sh', 'š'],
  ['ch', 'č'],
  ['zh', 'ž'],
  ['kh', 'h'],
  ['tz', 'ts'],
  ['ja', 'ia'],
  ['ju', 'iu'],
]
const latinSounds = new Map(
  Object.entries({
    c: 'k',
    q: 'k',
    j: 'ž',
    y: 'i',
    x: 'h',
    w: 'v',
    æ: 'ae',
    ø: 'o',
    ł: 'l',
    đ: 'd',
  }),
)
const digraphStarts = new Set(digraphs.map(([letters]) => letters.charAt(0)))

/** The sound of a folded word: one letter a sound; three and more of the same are one, as in "cooodul". */
export function soundOf(word: string): string {
  let sound = ''
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at)
    const pair = digraphStarts.has(letter)
      ? digraphs.find(([letters]) => word.startsWith(letters, at))
      : undefined
    if (pair) at += pair[0].length - 1
    const next = pair?.[1] ?? cyrillicSounds.get(letter) ?? latinSounds.get(letter) ?? letter
    sound += next
  }
  return /(.)\1\1/.test(sound) ? sound.replaceAll(/(.)\1{2,}/g, '$1') : sound
}

/** Homoglyphs: what is read, above what is written. */
const toLatin = homoglyphs([
  ['abcehikmoptxyuhnsjdqwr', 'авсенікмортхуиһпѕјԁԛԝг'],
  ['abehikmnoptyxywz', 'αβεηικμνορτυχγωζ'],
  ['abcdefghijklmnoprstuvwyz', 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'],
  ['agid', 'ɑɡıɗ'],
])
const toCyrillic = homoglyphs([
  ['авсенікмпортхуиг', 'abcehikmnoptxyur'],
  ['авенікморту', 'αβεηικμορτυ'],
])
/** Digits and signs for letters, in the two common ways to read them. */
const leet = [
  homoglyphs([['oieastbbase', '01345786@$€']]),
  homoglyphs([['olzčsтвшgase', '013457869@$€']]),
]

function homoglyphs(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(
    pairs.flatMap(([read, written]) => [...written].map((sign, at) => [sign, read[at] ?? sign])),
  )
}

function replaced(word: string, map: ReadonlyMap<string, string>): string {
  let result = ''
  for (const sign of word) result += map.get(sign) ?? sign
  return result
}

/** White letters on black circles and squares, which normalization leaves as they are; each row is an alphabet. */
export function plainLetters(text: string): string {
  return text.replaceAll(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu, (sign) =>
    String.fromCodePoint(97 + (((sign.codePointAt(0) ?? 0) - 0x1f150) % 32)),
  )
}

const known = new Map<string, readonly Reading[]>()
const mostKnown = 10_000
/** Nobody reads a longer one. */
const longestWord = 60

/** All that a folded word can be read as; one reading unless it is disguised. */
export function readingsOf(word: string): readonly Reading[] {
  if (word.length > longestWord) return []
  const before = known.get(word)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
  const readings = allReadingsOf(word)
  known.set(word, readings)
  return readings
}

function allReadingsOf(word: string): readonly Reading[] {
  if (!/[\d@$€]/.test(word)) return readingsOfLetters(word)
  if (!/\p{L}/u.test(word)) return []
  const readings = [word, ...leet.map((map) => replaced(word, map))].flatMap(readingsOfLetters)
  return [...new Map(readings.map((one) => [`${one.script}${one.sound}`, one])).values()]
}

const onlyLatin = /^[^\u0250-\uffff]+$/
const onlyCyrillic = /^[\u0400-\u052f]+$/
/** Words in the letters that both alphabets share: KAPTA, сор. */
const sharedLatin = /^[abcehikmoptxy]{3,}$/
const sharedCyrillic = /^[авсеһнікмортхуѕјԁԛԝ]{3,}$/

function readingsOfLetters(word: string): readonly Reading[] {
  const readings: Reading[] = []
  const isLatin = onlyLatin.test(word)
  const isCyrillic = !isLatin && onlyCyrillic.test(word)
  if (!isCyrillic) readings.push({ sound: soundOf(word), script: 'latin' })
  if (!isLatin) readings.push({ sound: soundOf(word), script: 'cyrillic' })
  if (!isLatin && (!isCyrillic || sharedCyrillic.test(word)))
    readings.push({ sound: soundOf(replaced(word, toLatin)), script: 'latin' })
  if (!isCyrillic && (!isLatin || sharedLatin.test(word)))
    readings.push({ sound: soundOf(replaced(word, toCyrillic)), script: 'cyrillic' })
  return readings
}
