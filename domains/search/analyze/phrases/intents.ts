import * as z from 'zod'
import { plainWords } from '#contract/rules/text/fold.ts'
import type { Clause } from '../../condition.ts'
import { isFormOfAny } from '../../dictionary/agreement.ts'
import { isStopWord, type FormsByWord } from '../tokens.ts'

const names = z.array(z.string().min(1)).default([])

const IntentShape = z.strictObject({
  name: z.string(),
  /**
   * `filter`: answers lie in one of the branches or have one of the options. `trait`: preferred, and let go of first.
   * `preference`: raises the score only. `cheap`: a low price. `noise`: says nothing about the thing. `unasked`: has no
   * phrases; its branches come after others unless another intent names one of them.
   */
  kind: z.enum(['filter', 'trait', 'preference', 'cheap', 'noise', 'unasked']),
  phrases: z.strictObject({ ro: names, ru: names, en: names }),
  subcategories: names,
  categories: names,
  /** `key:value`; general properties without a key ("free"). */
  options: names,
  /** Options of adverts of others who want the same: `key:value`. */
  excluded: names,
})

/** What the file must be; see `readIntents` for what is read of it. */
export const IntentsShape = z.strictObject({ intents: z.array(IntentShape) })

/** What a query wants besides the thing itself: to rent, repaired, for children. */
export interface Intent {
  readonly name: string
  readonly kind: z.infer<typeof IntentShape>['kind']
  /** Lexemes of its branches and options: any of them. */
  readonly lexemes: Clause
  /** Lexemes of adverts of others who want the same. */
  readonly excluded: readonly string[]
  /** Ids of its subcategories. */
  readonly subcategories: readonly number[]
}

interface Phrase {
  readonly words: readonly string[]
  /** Counts at the beginning of a query only: "lucru în Bălți", but "masă de lucru". */
  readonly isFirst: boolean
  readonly intent: Intent
}

/** Phrases by each stem and each written form of their first word, the longest first. */
export type IntentPhrases = ReadonlyMap<string, readonly Phrase[]>

/** As stored, maybe by a newer release: its keys may be more, and its kinds others. */
const StoredIntents = z.object({ intents: z.array(z.looseObject({ kind: z.string() })) })
const StoredIntent = z.object({
  ...IntentShape.shape,
  phrases: z.object(IntentShape.shape.phrases.shape),
})
const kinds: ReadonlySet<string> = new Set(IntentShape.shape.kind.options)

/**
 * Parses `db/data/intents.json`; none before the first import. While releases are exchanged a process reads what a newer
 * one has stored: it ignores keys and leaves out kinds that it does not know.
 */
export function readIntents(text: string): readonly Definition[] {
  if (!text) return []
  return StoredIntents.parse(JSON.parse(text))
    .intents.filter(({ kind }) => kinds.has(kind))
    .map((one) => StoredIntent.parse(one))
}

type Definition = z.infer<typeof IntentShape>

export function wordsOfIntents(intents: readonly Definition[]): string[] {
  return [...new Set(intents.flatMap(phrasesOf).flatMap(plainWords))]
}

function phrasesOf({ phrases }: Definition): string[] {
  return [...phrases.ro, ...phrases.ru, ...phrases.en]
}

/** Ids of categories and subcategories by slug. */
export interface BranchIds {
  readonly categories: ReadonlyMap<string, number>
  readonly subcategories: ReadonlyMap<string, number>
}

/** Unknown slugs are ignored: a market may have removed a branch. */
function intentOf(definition: Definition, ids: BranchIds): Intent {
  const subcategories = definition.subcategories.flatMap(
    (slug) => ids.subcategories.get(slug) ?? [],
  )
  const categories = definition.categories.flatMap((slug) => ids.categories.get(slug) ?? [])
  return {
    name: definition.name,
    kind: definition.kind,
    subcategories,
    excluded: definition.excluded.map((option) => `~o${option}`),
    lexemes: [
      ...subcategories.map((id) => [`~s${id}`]),
      ...categories.map((id) => [`~k${id}`]),
      ...definition.options.map((option) => [`~o${option}`]),
    ],
  }
}

/** The intents as a lexicon holds them. */
export interface IntentIndex {
  readonly phrases: IntentPhrases
  /** Of the kind `unasked`. */
  readonly unasked: readonly Intent[]
  /** Stems of the words of phrases. */
  readonly forms: FormsByWord
}

export function indexIntents(
  definitions: readonly Definition[],
  ids: BranchIds,
  forms: FormsByWord,
): IntentIndex {
  const index = new Map<string, Phrase[]>()
  const unasked: Intent[] = []
  for (const definition of definitions) {
    const intent = intentOf(definition, ids)
    if (intent.kind === 'unasked') unasked.push(intent)
    for (const text of phrasesOf(definition)) {
      const words = plainWords(text)
      const [first = ''] = words
      const phrase = { words, intent, isFirst: text.startsWith('^') }
      const keys = new Set([first, ...(isStopWord(first) ? [] : rootsIn(forms, first))])
      for (const key of keys) {
        const others = index.get(key)
        if (others) others.push(phrase)
        else index.set(key, [phrase])
      }
    }
  }
  const phrases = [...index].map(([key, found]): [string, Phrase[]] => [
    key,
    found.toSorted((a, b) => b.words.length - a.words.length),
  ])
  return { phrases: new Map(phrases), unasked, forms }
}

function rootsIn(forms: FormsByWord, word: string): readonly string[] {
  return forms.get(word)?.roots ?? []
}

/** Shorter words share their stems with too many others: kw, cv. */
const shortestStemmed = 4

/** The longest phrase that begins at a position: each word as written, or with a common stem unless a stop word. */
export function intentAt(
  words: readonly string[],
  at: number,
  {
    phrases,
    forms,
    known,
  }: {
    readonly phrases: IntentPhrases
    readonly forms: FormsByWord
    /** Stems of the words of phrases. */
    readonly known: FormsByWord
  },
): Phrase | null {
  const first = words[at] ?? ''
  const isSame = (typed: string, word: string): boolean =>
    typed === word ||
    (Math.min(typed.length, word.length) >= shortestStemmed &&
      !isStopWord(word) &&
      !isStopWord(typed) &&
      rootsIn(forms, typed).some((root) => rootsIn(known, word).includes(root)) &&
      isFormOfAny(typed, [word]))
  const keys = [first, ...(isStopWord(first) ? [] : rootsIn(forms, first))]
  const matching = keys
    .flatMap((key) => phrases.get(key) ?? [])
    .filter(
      (phrase) =>
        (at === 0 || !phrase.isFirst) &&
        at + phrase.words.length <= words.length &&
        phrase.words.every((word, offset) => isSame(words[at + offset] ?? '', word)),
    )
  return matching.toSorted((a, b) => b.words.length - a.words.length)[0] ?? null
}
