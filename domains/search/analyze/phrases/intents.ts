import * as z from 'zod'
import { plainWords } from '#contract/rules/text/fold.ts'
import type { Clause } from '../../condition.ts'
import { withoutClitics } from './clitics.ts'
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
  /** Something is done by others: nothing that can be bought. */
  isWork: z.boolean().default(false),
  /** Work that is offered elsewhere for other things: cars are not painted where walls are. */
  isByThing: z.boolean().default(false),
  phrases: z.strictObject({ ro: names, ru: names, en: names }),
  subcategories: names,
  categories: names,
  /** `key:value`; general properties without a key ("free"). */
  options: names,
  /** Options of adverts of others who want the same: `key:value`. */
  excluded: names,
})

/** Where work on the things of some subcategories is offered. */
const ServiceShape = z.strictObject({ subcategory: z.string(), of: z.array(z.string()).min(1) })

/** What the file must be; see `readIntents` for what is read of it. */
export const IntentsShape = z.strictObject({
  intents: z.array(IntentShape),
  services: z.array(ServiceShape),
})

/** What a query wants besides the thing itself: to rent, repaired, for children. */
export interface Intent {
  readonly name: string
  readonly kind: z.infer<typeof IntentShape>['kind']
  readonly isWork: boolean
  readonly isByThing: boolean
  /** Lexemes of its branches and options: any of them. */
  readonly lexemes: Clause
  /** Lexemes of adverts of others who want the same. */
  readonly excluded: readonly string[]
  /** Ids of its subcategories. */
  readonly subcategories: readonly number[]
}

/** A trait that adverts state ("pentru piese"), and not for whom something is. */
export function isState({ kind, lexemes }: Intent): boolean {
  return kind === 'trait' && lexemes.some(([lexeme = '']) => lexeme.startsWith('~o'))
}

export interface Phrase {
  readonly words: readonly string[]
  /** Counts at the beginning of a query only: "lucru în Bălți", but "masă de lucru". */
  readonly isFirst: boolean
  readonly intent: Intent
}

/** Phrases by each stem and each written form of their first word, the longest first. */
export type IntentPhrases = ReadonlyMap<string, readonly Phrase[]>

/** As stored, maybe by a newer release: its keys may be more, and its kinds others. */
const StoredIntents = z.object({
  intents: z.array(z.looseObject({ kind: z.string() })),
  services: z.array(ServiceShape).default([]),
})
const StoredIntent = z.object({
  ...IntentShape.shape,
  phrases: z.object(IntentShape.shape.phrases.shape),
})
const kinds: ReadonlySet<string> = new Set(IntentShape.shape.kind.options)

/**
 * Parses `db/data/intents.json`; none before the first import. While releases are exchanged a process reads what a newer
 * one has stored: it ignores keys and leaves out kinds that it does not know.
 */
export function readIntents(text: string): IntentDefinitions {
  if (!text) return { intents: [], services: [] }
  const { intents, services } = StoredIntents.parse(JSON.parse(text))
  const known = intents.filter(({ kind }) => kinds.has(kind))
  return { intents: known.map((one) => StoredIntent.parse(one)), services }
}

type Definition = z.infer<typeof IntentShape>

interface IntentDefinitions {
  readonly intents: readonly Definition[]
  readonly services: readonly z.infer<typeof ServiceShape>[]
}

export function wordsOfIntents({ intents }: Pick<IntentDefinitions, 'intents'>): string[] {
  return [...new Set(intents.flatMap(phrasesOf).flatMap(wordsOfPhrase))]
}

function phrasesOf({ phrases }: Definition): string[] {
  return [...phrases.ro, ...phrases.ru, ...phrases.en]
}

/** As those of a query. */
function wordsOfPhrase(text: string): string[] {
  return plainWords(withoutClitics(text))
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
    isWork: definition.isWork,
    isByThing: definition.isByThing,
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
  /** Ids of the subcategories where work on things is offered, by the subcategory of the things. */
  readonly services: ReadonlyMap<number, readonly number[]>
  /** Ids of the subcategories of work. */
  readonly work: ReadonlySet<number>
  /** Stems of the words of phrases. */
  readonly forms: FormsByWord
}

export function indexIntents(
  definitions: IntentDefinitions,
  ids: BranchIds,
  forms: FormsByWord,
): IntentIndex {
  const index = new Map<string, Phrase[]>()
  const unasked: Intent[] = []
  const work = new Set<number>()
  for (const definition of definitions.intents) {
    const intent = intentOf(definition, ids)
    if (intent.kind === 'unasked') unasked.push(intent)
    if (intent.isWork) for (const id of intent.subcategories) work.add(id)
    for (const text of phrasesOf(definition)) {
      const words = wordsOfPhrase(text)
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
  return { phrases: new Map(phrases), unasked, work, services: servicesOf(definitions, ids), forms }
}

function servicesOf(
  { services }: IntentDefinitions,
  { subcategories }: BranchIds,
): ReadonlyMap<number, readonly number[]> {
  const pairs = services.flatMap(({ subcategory, of }) =>
    of.flatMap((slug) => {
      const [service, thing] = [subcategories.get(subcategory), subcategories.get(slug)]
      return service === undefined || thing === undefined ? [] : [[thing, service] as const]
    }),
  )
  const byThing = Map.groupBy(pairs, ([thing]) => thing)
  return new Map([...byThing].map(([thing, all]) => [thing, all.map(([, service]) => service)]))
}

export function rootsIn(forms: FormsByWord, word: string): readonly string[] {
  return forms.get(word)?.roots ?? []
}
