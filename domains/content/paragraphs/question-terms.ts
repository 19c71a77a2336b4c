import type { Lang } from '#contract/languages.ts'
import { plainWords } from '#contract/rules/text/fold.ts'
import type { Deps } from '../../deps.ts'
import { isStopWord, lexiconOf, meaningsOf, rootsOf } from '../../search/service.ts'
import { conceptKey, type ArticleIndex, type Key } from './article-index.ts'
import { conceptsAt } from './concepts.ts'
import { correctWord } from './correct-word.ts'
import { helpTopics } from './topics.ts'

interface LikeKey {
  readonly key: Key
  readonly likeness: number
}

/** A word of a question. */
export interface QuestionTerm {
  /** What it is found by. */
  readonly keys: readonly LikeKey[]
  /** Its rarity: how much it tells. */
  readonly weight: number
}

export interface Question {
  readonly terms: readonly QuestionTerm[]
  /** Of all terms, those that no article has too. */
  readonly weight: number
  readonly concepts: ReadonlySet<string>
}

/** Further words are ignored. */
const maxWords = 40
/** Each takes a fraction of a millisecond. */
const maxCorrected = 6
/** How much like the word itself each way to find it is. */
const likenesses = { root: 1, inflection: 0.95, sound: 0.9, concept: 0.85, synonym: 0.5 } as const
/** Weight of a word that no article has, relative to that of the rarest known one. */
const unknownShare = 0.6

interface Sources {
  readonly index: ArticleIndex
  readonly language: Lang
}

export async function questionTerms(
  deps: Pick<Deps, 'sql'>,
  text: string,
  sources: Sources,
): Promise<Question> {
  const words = await correctedWords(deps, plainWords(text).slice(0, maxWords), sources)
  const content = words.filter((word) => !isStopWord(word))
  const [forms, lexicon] = await Promise.all([rootsOf(deps, content), lexiconOf(deps)])
  const found = conceptsAt(helpTopics().concepts, words)
  const terms = words.flatMap((word, at): QuestionTerm[] => {
    const concepts = [...(found[at] ?? [])]
    if (isStopWord(word) && concepts.length === 0) return []
    const named = concepts.map((concept) => ({
      key: conceptKey(concept),
      likeness: likenesses.concept,
    }))
    const own = [...rootKeys(forms.get(word), sources.language), ...named]
    const isFound = own.some(({ key }) => sources.index.counts.has(key))
    const keys = isFound ? own : [...own, ...synonymKeys(word, forms, lexicon)]
    return [{ keys, weight: weightOf(keys, sources.index) }]
  })
  return {
    terms: withoutRepeated(terms),
    weight: terms.reduce((sum, { weight }) => sum + weight, 0),
    concepts: new Set(found.flatMap((some) => [...some])),
  }
}

/** The folded words; those that neither an article nor a concept has, with their spelling corrected. */
async function correctedWords(
  deps: Pick<Deps, 'sql'>,
  typed: readonly string[],
  { index, language }: Sources,
): Promise<string[]> {
  const forms = await rootsOf(
    deps,
    typed.filter((word) => !isStopWord(word)),
  )
  const concepts = conceptsAt(helpTopics().concepts, typed)
  let corrections = maxCorrected
  return typed.map((word, at) => {
    const isKnown =
      isStopWord(word) ||
      concepts[at]?.size !== 0 ||
      rootKeys(forms.get(word), language).some(({ key }) => index.counts.has(key))
    return isKnown || corrections-- <= 0 ? word : correctWord(index, word)
  })
}

function synonymKeys(
  word: string,
  forms: Forms,
  lexicon: Awaited<ReturnType<typeof lexiconOf>>,
): LikeKey[] {
  return meaningsOf([word], forms, lexicon)
    .flatMap((meaning) => meaning.synonyms.flatMap((synonym) => synonym.forms))
    .flatMap((form) => (form.length === 1 ? form : []))
    .map((key) => ({ key, likeness: likenesses.synonym }))
}

type Forms = Awaited<ReturnType<typeof rootsOf>>

function rootKeys(forms: ReturnType<Forms['get']>, language: Lang): LikeKey[] {
  if (!forms) return []
  const { roots, others, loose } = forms
  return [
    ...roots.map((key) => ({ key, likeness: likenesses.root })),
    ...others.map((key) => ({ key, likeness: likenesses.inflection })),
    // Russian in Latin letters.
    ...(language === 'ru' ? loose : [])
      .filter((key) => key.startsWith('*'))
      .map((key) => ({ key, likeness: likenesses.sound })),
  ]
}

/** The commonest of its keys tells what a word is worth. */
function weightOf(keys: readonly LikeKey[], { counts, blockCount }: ArticleIndex): number {
  const count = Math.max(0, ...keys.map(({ key }) => counts.get(key) ?? 0))
  const rarest = Math.log(1 + blockCount)
  return count === 0 ? rarest * unknownShare : Math.log(1 + blockCount / count)
}

/** A word that is said twice counts once. */
function withoutRepeated(terms: readonly QuestionTerm[]): QuestionTerm[] {
  const nameOf = ({ keys }: QuestionTerm): string => keys.map(({ key }) => key).join(' ')
  return [...new Map(terms.map((term) => [nameOf(term), term])).values()]
}
