import { keyOf } from '../expand/meanings/meaning.ts'
import { cut, isSubcategory, nameLength, type Sources } from '../expand/terms.ts'
import { isNegation, isPreposition } from './modifiers.ts'
import { intentAt, type Intent } from './phrases/intents.ts'
import { isStopWord } from './tokens.ts'

/** An intent with the words that say it. */
export interface FoundIntent {
  readonly intent: Intent
  /** After a name, which says more: "кушетка для массажа". */
  readonly isAfterName: boolean
  readonly words: readonly string[]
}

/** A name of several words is not split by an intent: "masă de lucru", "apartament în chirie". */
export function splitIntents(
  words: readonly string[],
  sources: Sources,
): { intents: readonly FoundIntent[]; names: readonly string[]; preferred: readonly Intent[] } {
  const { lexicon, forms } = sources
  const preferred: Intent[] = []
  const intents: FoundIntent[] = []
  const names: string[] = []
  const { phrases, forms: known } = lexicon.intents
  for (let at = 0; at < words.length;) {
    // «без мешка» does not ask for sacks.
    const isNegated = names.length > 1 && isNegation(words[at - 1] ?? '')
    const found = isNegated ? null : intentAt(words, at, { phrases, forms, known })
    const name = cutName(words, { at, length: wordsOfName(words, at, sources).length }, sources)
    const isAfterName = names.some((word) => isTelling(word, sources))
    const isAfterFilter = intents.some(({ intent }) => intent.kind === 'filter')
    if (found && !isAfterName && !isAfterFilter && isSubject(found.intent)) {
      preferred.push(found.intent)
      names.push(...words.slice(at, at + found.words.length))
      at += found.words.length
    } else if (found && (found.words.length >= name.length || tellsMore(found, name, sources))) {
      intents.push({ ...found, isAfterName, words: words.slice(at, at + found.words.length) })
      if (found.intent.kind === 'filter' || found.intent.kind === 'trait') names.push(cut)
      at += found.words.length
    } else {
      names.push(...(name.length > 0 ? name : words.slice(at, at + 1)))
      at += Math.max(1, name.length)
    }
  }
  return { intents, names, preferred }
}

/**
 * "Telefon pentru piese" is a telephone: an option said with a preposition cuts a name, also where it goes on after it
 * ("auto pe numere străine").
 */
function cutName(
  words: readonly string[],
  { at, length }: { readonly at: number; readonly length: number },
  { lexicon, forms }: Sources,
): readonly string[] {
  const { phrases, forms: known } = lexicon.intents
  const name = words.slice(at, at + length)
  const end = name.findIndex((word, offset) => {
    if (offset === 0 || !(isStopWord(word) || isPreposition(word))) return false
    const found = intentAt(words, at + offset, { phrases, forms, known })
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
