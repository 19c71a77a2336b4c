import { hourMs } from '#contract/rules/durations.ts'
import { languages } from '#contract/languages.ts'
import { plainWords } from '#contract/rules/text/fold.ts'
import type { Db, Deps } from '../../../deps.ts'
import {
  compactMap,
  stringList,
  type CompactMap,
  type StringList,
} from '../meanings/compact-strings.ts'
import { ttlCache } from '../../../lib/ttl-cache.ts'
import { categoryTree } from '../../../categories/service.ts'
import {
  indexIntents,
  readIntents,
  wordsOfIntents,
  type IntentIndex,
} from '../../analyze/phrases/intents.ts'
import { indexPlaceNames, type PlaceNames } from '../../analyze/phrases/place-names.ts'
import { soundOf } from '../../spelling/typos.ts'
import { branchIds, categoriesOf, groupsOf } from '../branches.ts'
import { interning, type Intern } from '../interned.ts'
import { readExampleTitles, type ExampleTitles } from '../likely/example-titles.ts'
import { readQueryThings, type QueryThings } from '../likely/query-things.ts'
import { lastBuilt } from './last-built.ts'
import {
  findWordFiles,
  hasWordForms,
  listNamedEntities,
  type NamedEntity,
} from './lexicon-store.ts'
import { allMeanings, type AllMeanings } from '../meanings/all-meanings.ts'
import { keyOf, type Meanings } from '../meanings/meaning.ts'
import { commonWords, placesOf } from '../named-places.ts'
import { firstNames, formsOfNames, formsOfWords, namesInLabels, type NameForms } from '../names.ts'
import { readSynonyms, type Synonyms } from '../synonyms.ts'
import { lineOf } from '../../words/rules.ts'
import { listWordGroups } from '../../words/store.ts'

export interface Lexicon extends AllMeanings {
  /** Keys of noise words. */
  readonly noise: ReadonlySet<string>
  /** Lexemes of the subcategories of parts, accessories and services. */
  readonly secondary: ReadonlySet<string>
  /** Keys of the names of items in them: a cover, to repair. */
  readonly secondaryNames: ReadonlySet<string>
  /** Lexemes of the subcategories where things of a name lie, by its key. */
  readonly things: CompactMap<readonly string[]>
  readonly titles: ExampleTitles
  readonly queryThings: QueryThings
  /** Ids of subcategories by slug. */
  readonly subcategoryIds: ReadonlyMap<string, number>
  /** Lexemes of the categories of subcategories, by theirs. */
  readonly categoryOf: ReadonlyMap<string, string>
  /** Number of words of the longest name. */
  readonly longestName: number
  /** Names of places in their grammatical cases. */
  readonly places: PlaceNames
  readonly intents: IntentIndex
  /** Ids of the subcategories of its group, by the id of a subcategory. */
  readonly groups: ReadonlyMap<number, readonly number[]>
  /** Every word of every name, by its folded form: the dictionary of spelling correction. */
  readonly words: CompactMap<string>
  /** Phonetic keys of the folded words, in their order. */
  readonly sounds: StringList
}

const cacheMs = hourMs
const maxNameWords = 5

/** Lexicons of trials, by the handle of the database that their searches use. */
const ofTrials = new WeakMap<object, Lexicon>()

/**
 * The lexicon of the synonyms file, of the words of staff and of the reference data. Changes of staff apply at once,
 * others within an hour.
 */
export async function lexiconOf(deps: Pick<Deps, 'sql'>): Promise<Lexicon> {
  return ofTrials.get(deps.sql) ?? currentLexicon(deps)
}

const currentLexicon = ttlCache(cacheMs, async (deps: Pick<Deps, 'sql'>): Promise<Lexicon> => {
  const [sources, isStemmed] = await Promise.all([sourcesOf(deps), hasWordForms(deps.sql)])
  const lines = (await listWordGroups(deps.sql)).map(lineOf)
  const all = withLines(sources, lines)
  return builtOnce(all, { isReusable: isStemmed, build: () => buildLexicon(deps.sql, all) })
})

/** For a trial: the same database, where searches are understood by these lines instead of those of staff. */
export async function withSynonyms<D extends Pick<Deps, 'sql'>>(
  deps: D,
  lines: readonly string[],
): Promise<D> {
  // Caches are kept by the handle, so that nothing of the trial reaches other searches.
  const sql = new Proxy(deps.sql, {})
  const sources = withLines(await sourcesOf(deps), lines)
  ofTrials.set(sql, await buildLexicon(deps.sql, sources))
  return { ...deps, sql }
}

async function sourcesOf(deps: Pick<Deps, 'sql'>): Promise<LexiconSources> {
  const [files, entities, tree] = await Promise.all([
    findWordFiles(deps.sql),
    listNamedEntities(deps.sql),
    categoryTree(deps),
  ])
  return { files, entities, tree }
}

function withLines(
  { files, ...sources }: LexiconSources,
  lines: readonly string[],
): LexiconSources {
  return { ...sources, files: { ...files, synonyms: [files.synonyms, ...lines].join('\n') } }
}

/** A build takes seconds, and the sources seldom change: what has expired, and other connections, need none. */
const builtOnce = lastBuilt<LexiconSources, Lexicon>()

interface LexiconSources {
  readonly files: Awaited<ReturnType<typeof findWordFiles>>
  readonly entities: readonly NamedEntity[]
  readonly tree: Awaited<ReturnType<typeof categoryTree>>
}

async function buildLexicon(sql: Db, { files, entities, tree }: LexiconSources): Promise<Lexicon> {
  const intern = interning()
  const intents = await intentsOf(sql, files.intents, { tree, intern })
  const synonyms = readSynonyms(files.synonyms, intern)
  const names = (): Iterable<string> => namesOf(synonyms, entities)
  const forms = await formsOfNames(sql, names(), intern)
  const keysOf = (name: string): string[] => forms.own(name).map(keyOf)
  const noise = new Set(synonyms.noise.flatMap(keysOf))
  const all = allMeanings({ synonyms, entities, forms, noise })
  const secondary = entities.filter(({ slug }) => synonyms.secondary.includes(slug))
  const words = writtenWords(names(), intern)
  return {
    ...all,
    noise,
    secondary: new Set(secondary.map(({ lexeme }) => lexeme)),
    things: thingsOf(synonyms, { entities, tree, keysOf }),
    titles: await readExampleTitles(sql, intern),
    queryThings: await readQueryThings(sql),
    subcategoryIds: branchIds(tree).subcategories,
    categoryOf: categoriesOf(tree),
    secondaryNames: namesOfSecondary(secondary.flatMap(firstNames).flatMap(keysOf), all.meanings),
    longestName: longestOf(names(), forms),
    places: indexPlaceNames(
      placesOf(entities, synonyms),
      commonWords(entities, synonyms),
      forms.own,
    ),
    intents,
    groups: groupsOf(tree),
    words,
    sounds: stringList(words.keys.values().map(soundOf)),
  }
}

interface IntentSources {
  readonly tree: Awaited<ReturnType<typeof categoryTree>>
  readonly intern: Intern
}

/** Phrases are written in all the forms that count, so their words have no others. */
async function intentsOf(
  sql: Db,
  text: string,
  { tree, intern }: IntentSources,
): Promise<Lexicon['intents']> {
  const intents = readIntents(text)
  const stems = await formsOfWords(sql, new Set(wordsOfIntents(intents)), intern)
  const forms = new Map(
    [...stems].map(([word, one]) => [word, { ...one, others: none, related: none, bases: none }]),
  )
  return indexIntents(intents, branchIds(tree), forms)
}

/** Shared to save memory. */
const none: readonly never[] = []

/** Number of words of the longest name, at most `maxNameWords`. */
function longestOf(names: Iterable<string>, { contentOf }: NameForms): number {
  let longest = 1
  for (const name of names) longest = Math.max(longest, contentOf(name).length)
  return Math.min(longest, maxNameWords)
}

function namesOfSecondary(keys: readonly string[], meanings: Meanings): Set<string> {
  return new Set(
    keys.flatMap((key) => [
      key,
      ...(meanings.get(key)?.synonyms ?? []).flatMap((synonym) => synonym.forms.map(keyOf)),
    ]),
  )
}

/** Key of a name by its words and not by their stems, which other words may share: faianțar, faianță. */
export function writtenKey(words: readonly string[]): string {
  return `=${words.join(' ')}`
}

/** Of the synonyms file, and of labels that name several things: "Mese și scaune". */
function thingsOf(
  { things }: Synonyms,
  {
    entities,
    tree,
    keysOf,
  }: Omit<LexiconSources, 'files'> & { readonly keysOf: (name: string) => readonly string[] },
): Lexicon['things'] {
  const { subcategories } = branchIds(tree)
  const lexemes = new Map<string, Set<string>>()
  const add = (name: string, lexeme: string): void => {
    for (const key of [writtenKey(plainWords(name)), ...keysOf(name)])
      lexemes.set(key, (lexemes.get(key) ?? new Set()).add(lexeme))
  }
  for (const { slug, names } of things) {
    const id = subcategories.get(slug)
    if (id !== undefined) for (const name of names) add(name, `~s${id}`)
  }
  for (const entity of entities.filter(({ kind }) => kind === 'subcategory'))
    for (const name of namesInLabels(entity)) add(name, entity.lexeme)
  return compactMap(new Map([...lexemes].map(([key, all]) => [key, [...all]])))
}

function* namesOf(
  { groups, parts, same, noise, things }: Synonyms,
  entities: readonly NamedEntity[],
): Iterable<string> {
  for (const { from, to } of [...groups, ...parts]) {
    yield* from
    if (to !== from) yield* to
  }
  yield* same.flat()
  yield* noise
  for (const { names } of things) yield* names
  for (const entity of entities) {
    for (const lang of languages) yield entity.labels[lang]
    if (entity.kind === 'subcategory') yield* namesInLabels(entity)
  }
}

/** Every word of the names as written, by its folded form. */
function writtenWords(names: Iterable<string>, intern: Intern): CompactMap<string> {
  const words = new Map<string, string>()
  const folded = new Map<string, string>()
  for (const name of names)
    for (const word of name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
      const key = folded.get(word) ?? intern(plainWords(word).join(''))
      folded.set(word, key)
      words.set(key, intern(word))
    }
  return compactMap(words, stringList([...words.values()]))
}
