import { keyOf } from '../expand/meanings/meaning.ts'
import { cut, isSubcategory, nameLength, type Sources } from '../expand/terms.ts'
import { isNegation, isPreposition } from './modifiers.ts'
import { intentAt, scatteredIntent, type FoundPhrase } from './find-intents.ts'
import type { Intent } from './phrases/intents.ts'
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
  const isForSale = words.some(
    (_word, at) => wantedAt(words, at, sources)?.intent.kind === 'preference',
  )
  const split = splitWords(words, { sources, isForSale })
  const kinds = new Set(split.intents.map(({ intent }) => intent.kind))
  const isSentence = kinds.has('noise') || words.some(isFunctionWord)
  const scattered = isSentence && !kinds.has('filter') ? scatteredWork(words, sources) : []
  const ofWork = new Set(scattered.flatMap((one) => one.words))
  return {
    ...split,
    intents: [...split.intents, ...scattered],
    names: split.names.map((word) => (ofWork.has(word) ? cut : word)),
    isForSale,
  }
}

function splitWords(
  words: readonly string[],
  { sources, isForSale }: { readonly sources: Sources; readonly isForSale: boolean },
): SplitWords {
  const preferred: Intent[] = []
  const intents: FoundIntent[] = []
  const names: string[] = []
  let wantedFrom = 0
  for (let at = 0; at < words.length;) {
    // «без мешка» does not ask for sacks.
    const isNegated = names.length > 1 && isNegation(words[at - 1] ?? '')
    const wanted = isNegated ? null : wantedAt(words, at, sources)
    // Who buys or sells a tow truck does not want to be towed.
    const found = isForSale && wanted?.intent.isWork ? null : wanted
    const name = cutName(words, { at, length: wordsOfName(words, at, sources).length }, sources)
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

function wantedAt(
  words: readonly string[],
  at: number,
  { lexicon, forms }: Sources,
): FoundPhrase | null {
  const { phrases, forms: known } = lexicon.intents
  return intentAt(words, at, { phrases, forms, known })
}

/** Who tells what happened names the work in any order: «s-a înfundat canalizarea». */
function scatteredWork(words: readonly string[], { lexicon, forms }: Sources): FoundIntent[] {
  const { phrases, forms: known } = lexicon.intents
  const found = scatteredIntent(words, { phrases, forms, known })
  return found ? [{ ...found, isAfterName: false }] : []
}

/**
 * "Telefon pentru piese" is a telephone: an option said with a preposition cuts a name, also where it goes on after it
 * ("auto pe numere străine").
 */
function cutName(
  words: readonly string[],
  { at, length }: { readonly at: number; readonly length: number },
  sources: Sources,
): readonly string[] {
  const name = words.slice(at, at + length)
  const end = name.findIndex((word, offset) => {
    if (offset === 0 || !(isStopWord(word) || isPreposition(word))) return false
    const found = wantedAt(words, at + offset, sources)
    const isOption = found?.intent.lexemes.some(([lexeme = '']) => lexeme.startsWith('~o'))
    return isOption && found?.intent.kind === 'trait'
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
