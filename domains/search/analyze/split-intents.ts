import { keyOf } from '../expand/meanings/meaning.ts'
import { cut, isSubcategory, nameLength, type Sources } from '../expand/terms.ts'
import { isNegation, isPreposition } from './modifiers.ts'
import { intentAt, scatteredIntent, type FoundPhrase } from './find-intents.ts'
import { isState, type Intent } from './phrases/intents.ts'
import { isFunctionWord, isStopWord } from './tokens.ts'

/** An intent with the words that say it. */
export interface FoundIntent {
  readonly intent: Intent
  /** After a name, which says more: "кушетка для массажа". */
  readonly isAfterName: boolean
  readonly words: readonly string[]
}

/** The intent of `db/data/intents.json` after which the thing that is wanted stands. */
const wish = 'wish'

interface SplitWords {
  readonly intents: readonly FoundIntent[]
  /** The words that are no intent; `cut` stands for each that is more than noise. */
  readonly names: readonly string[]
  readonly preferred: readonly Intent[]
  /** Number of names before "ne trebuie", «ищу»: they tell the circumstances of what is wanted. */
  readonly wantedFrom: number
}

/** A name of several words is not split by an intent: "masă de lucru", "apartament în chirie". */
export function splitIntents(
  words: readonly string[],
  sources: Sources,
): SplitWords & { readonly isForSale: boolean } {
  const { phrases, forms: known } = sources.lexicon.intents
  const index = { phrases, forms: sources.forms, known }
  const all = words.map((_word, at) => intentAt(words, at, index))
  const isForSale = all.some((found) => found?.intent.kind === 'preference')
  // Who buys or sells a tow truck does not want to be towed.
  const wanted = isForSale ? all.map((found) => (found?.intent.isWork ? null : found)) : all
  const split = splitWords(words, wanted, sources)
  const kinds = new Set(split.intents.map(({ intent }) => intent.kind))
  const isSentence = kinds.has('noise') || words.some(isFunctionWord)
  // Who tells what happened names the work in any order: «s-a înfundat canalizarea».
  const work = isSentence && !kinds.has('filter') ? scatteredIntent(words, index) : null
  if (!work) return { ...split, isForSale }
  return {
    ...split,
    intents: [...split.intents, { ...work, isAfterName: false }],
    names: split.names.map((word) => (work.words.includes(word) ? cut : word)),
    isForSale,
  }
}

/** `wanted` has the phrase that begins at each word. */
function splitWords(
  words: readonly string[],
  wanted: readonly (FoundPhrase | null)[],
  sources: Sources,
): SplitWords {
  const preferred: Intent[] = []
  const intents: FoundIntent[] = []
  const names: string[] = []
  let wantedFrom = 0
  for (let at = 0; at < words.length;) {
    // «без мешка» does not ask for sacks.
    const isNegated = names.length > 1 && isNegation(words[at - 1] ?? '')
    const found = (!isNegated && wanted[at]) || null
    const name = cutName(wordsOfName(words, at, sources), wanted.slice(at), sources)
    const isAfterName = names.some((word) => isTelling(word, sources))
    const isAfterFilter = intents.some(({ intent }) => intent.kind === 'filter')
    if (found && !isAfterName && !isAfterFilter && isSubject(found.intent)) {
      preferred.push(found.intent)
      names.push(...words.slice(at, at + found.length))
      at += found.length
    } else if (found && (found.length >= name.length || tellsMore(found, name, sources))) {
      intents.push({ ...found, isAfterName, words: words.slice(at, at + found.length) })
      if (found.intent.name === wish) wantedFrom = names.length
      if (found.intent.kind === 'filter' || found.intent.kind === 'trait') names.push(cut)
      at += found.length
    } else {
      names.push(...(name.length > 0 ? name : words.slice(at, at + 1)))
      at += Math.max(1, name.length)
    }
  }
  return { intents, names, preferred, wantedFrom }
}

/**
 * "Telefon pentru piese" is a telephone: an option said with a preposition cuts a name, also where it goes on after it
 * ("auto pe numere străine"). Without one it cuts what is no subcategory: a broken washing machine is one of them.
 */
function cutName(
  name: readonly string[],
  wanted: readonly (FoundPhrase | null)[],
  sources: Sources,
): readonly string[] {
  const isOwn = isSubcategory(name, sources)
  const end = name.findIndex((word, at) => {
    if (at === 0 || (isOwn && !(isStopWord(word) || isPreposition(word)))) return false
    const found = wanted[at]
    return Boolean(found && isState(found.intent))
  })
  return end < 0 ? name : name.slice(0, end)
}

/** Branches tell more than a name that is no subcategory: "fotograf nuntă". */
function tellsMore(
  { intent }: { intent: Intent },
  name: readonly string[],
  sources: Sources,
): boolean {
  return intent.kind === 'filter' && !isSubcategory(name, sources)
}

/** A trait of branches is itself what is looked for when it comes first: "faianțar", but "schiuri copii". */
function isSubject({ kind, lexemes }: Intent): boolean {
  return kind === 'trait' && lexemes.some(([lexeme = '']) => /^~[ks]/.test(lexeme))
}

/** Neither a cut nor a word that names nothing. */
export function isTelling(word: string, sources: Sources): boolean {
  return word !== cut && !isStopWord(word) && !isNoise(word, sources)
}

/** "Cumpăr" names nothing. */
function isNoise(word: string, { lexicon, forms }: Sources): boolean {
  return (forms.get(word)?.roots ?? []).some((root) => lexicon.noise.has(keyOf([root])))
}

/** Words of the longest name of at least two words at a position, with the stop words inside. */
function wordsOfName(
  words: readonly string[],
  at: number,
  { lexicon, forms }: Sources,
): readonly string[] {
  if (isStopWord(words[at] ?? '')) return []
  const positions = words.flatMap((word, index) =>
    index >= at && !isStopWord(word) ? [index] : [],
  )
  const content = positions.map((index) => words[index] ?? '')
  const length = nameLength(content, 0, { roots: forms, lexicon })
  const last = positions[length - 1]
  return length > 1 && last !== undefined ? words.slice(at, last + 1) : []
}
