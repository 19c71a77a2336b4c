import { openDictionary, type Reading } from './dictionary.ts'

/** Shorter nouns are found in too many other words: sătuț, sat; rămas, ram. */
const shortestNoun = 4
/** A diminutive of a diminutive: ноготочек, ноготок, ноготь. */
const maxSteps = 2

interface Suffix {
  readonly pattern: RegExp
  /** What the noun has in the place of the suffix, likely ones first. */
  readonly endings: readonly string[]
}

function suffix(pattern: string, endings: string): Suffix {
  return { pattern: new RegExp(`(?:${pattern})$`), endings: endings.split(' ').map(bare) }
}

/** The empty ending of a list. */
function bare(ending: string): string {
  return ending === '-' ? '' : ending
}

/** Endings of the cases follow the suffix; the consonants before it are those of the noun again. */
const russian: readonly Suffix[] = [
  suffix('(?:оч|еч)(?:ек|к(?:а|у|и|ой|е|о|ам|ами|ах))', '- а я ка ко ок ь о'),
  suffix('(?:ушк|юшк|ышк|ишк)(?:а|у|и|ой|е|о|ам|ами)|(?:ушек|ишек)', 'а я о - ь'),
  suffix('(?:оньк|еньк)(?:а|у|и|ой|е)', 'а я'),
  suffix('чик(?:а|у|и|ом|е|ов|ам|ами)?', '- ь ец'),
  suffix('ик(?:а|у|и|ом|е|ов|ам|ами)?', '- ь'),
  suffix('ч(?:ок|к(?:а|и|у|ом|е|ов|ам|ами))', 'к ка ца ц'),
  suffix('ж(?:ок|к(?:а|и|у|ом|ой|е|ов|ам|ами))', 'г га жа'),
  suffix('ш(?:ок|к(?:а|и|у|ом|ой|е|ов|ам|ами))', 'х ха'),
  suffix('ок|к(?:а|у|и|ой|е|ом|ам|ами|ах)', 'а я - ь'),
]

/** Without diacritics. */
const romanian: readonly Suffix[] = [
  suffix('(?:uli|u|i)t(?:a|e|ele|elor|ei)', 'a ie e - ea'),
  suffix('(?:isor|ior|ulet|us|as|el|ut)(?:ul|i|ii|ului|ilor)?', '- e u a o'),
  suffix('(?:isoar|ioar|uic|ic)(?:a|e|ele|elor|i|ile)', 'a ie e -'),
]

/** Nouns of which a word may be a diminutive: шубка, шуба; căsuță, casă. Empty for words of other kinds. */
export function diminutiveBases(word: string): readonly string[] {
  const found: string[] = []
  let words: readonly string[] = [word]
  for (let step = 0; step < maxSteps; step++) {
    words = words.flatMap((one) => withoutSuffix(one))
    found.push(...words)
  }
  return [...new Set(found)]
}

function withoutSuffix(word: string): string[] {
  const language = /[а-я]/.test(word) ? 'ru' : 'ro'
  const suffixes = language === 'ru' ? russian : romanian
  return suffixes.flatMap(({ pattern, endings }) => {
    const stem = word.replace(pattern, '')
    if (stem === word) return []
    return endings
      .map((ending) => stem + ending)
      .filter((noun) => noun.length >= shortestNoun && isNoun(noun, language))
  })
}

function isNoun(word: string, ofLanguage: Reading['language']): boolean {
  return openDictionary()
    .readingsOf(word)
    .some(({ language, kind, isBase }) => language === ofLanguage && kind === 'nominal' && isBase)
}
