import { hourMs } from '#contract/rules/durations.ts'
import { languages, type Lang } from '#contract/languages.ts'
import type { Deps } from '../../deps.ts'
import { ttlCache } from '../../ttl-cache.ts'
import { findSynonyms, listNamedEntities, type NamedEntity } from './lexicon-store.ts'
import { firstNames, formsOfNames, labelsOf, type Forms, type NameForms } from './names.ts'
import { soundOf } from '../spelling/typos.ts'
import { readSynonyms, type Synonyms } from './synonyms.ts'
import { plainWords } from '#contract/rules/fold.ts'
import { contentOf } from './tokens.ts'

type EntityRef = Pick<NamedEntity, 'lexeme' | 'kind' | 'isWeak'>

/** A synonym of a name. */
export interface Synonym {
  /** As displayed. */
  readonly name: string
  readonly forms: Forms
  /** What the synonym refers to: "telephone" to the subcategory of smartphones. */
  readonly entities: readonly EntityRef[]
}

/** What a name expands to. */
export interface Meaning {
  readonly synonyms: readonly Synonym[]
  /** Subcategories, places and options of that name. */
  readonly entities: readonly EntityRef[]
  /** Stems that mark a part or accessory when they occur beside the name. */
  readonly parts: Forms
}

type Meanings = ReadonlyMap<string, Meaning>

export interface Lexicon {
  /** By `keyOf` of the folded words of a name. */
  readonly written: Meanings
  /** By `keyOf` of its stems. */
  readonly meanings: Meanings
  /** By `keyOf` of its stems transliterated into the other alphabet. */
  readonly transliterated: Meanings
  /** Keys of noise words. */
  readonly noise: ReadonlySet<string>
  /** Lexemes of the subcategories of parts, accessories and services. */
  readonly secondary: ReadonlySet<string>
  /** Keys of the names of items in them: a cover, to repair. */
  readonly secondaryNames: ReadonlySet<string>
  /** Number of words of the longest name. */
  readonly longestName: number
  /** Every word of every name, by its folded form: the dictionary of spelling correction. */
  readonly words: ReadonlyMap<string, string>
  /** The folded words with their phonetic keys. */
  readonly sounds: readonly { readonly word: string; readonly sound: string }[]
}

const cacheMs = hourMs
const maxNameWords = 5

/** The lexicon of the synonyms file and of the reference data; changes apply within an hour. */
export const lexiconOf = ttlCache(cacheMs, async (deps: Pick<Deps, 'sql'>): Promise<Lexicon> => {
  const [text, entities] = await Promise.all([findSynonyms(deps.sql), listNamedEntities(deps.sql)])
  const synonyms = readSynonyms(text)
  const names = namesOf(synonyms, entities)
  const forms = await formsOfNames(deps, names)
  const keysOf = (name: string): string[] => forms.own(name).map(keyOf)
  const noise = new Set(synonyms.noise.flatMap(keysOf))
  const byName = {
    own: entitiesByName(entities, noise, forms.label),
    transliterated: entitiesByName(entities, noise, forms.transliterated),
  }
  const synonymOf = synonymCache(forms.own, byName.own)
  const sources = { synonyms, byName, forms, synonymOf }
  const meanings = meaningsBy('own', sources)
  const secondary = entities.filter(({ slug }) => synonyms.secondary.includes(slug))
  const words = writtenWords(names)
  return {
    written: meaningsBy('written', sources),
    meanings,
    transliterated: meaningsBy('transliterated', sources),
    noise,
    secondary: new Set(secondary.map(({ lexeme }) => lexeme)),
    secondaryNames: new Set(
      secondary
        .flatMap(firstNames)
        .flatMap(keysOf)
        .flatMap((key) => [
          key,
          ...(meanings.get(key)?.synonyms ?? []).flatMap((synonym) => synonym.forms.map(keyOf)),
        ]),
    ),
    longestName: Math.min(
      maxNameWords,
      Math.max(1, ...names.map((name) => contentOf(name).length)),
    ),
    words,
    sounds: [...words.keys()].map((word) => ({ word, sound: soundOf(word) })),
  }
})

function namesOf(synonyms: Synonyms, entities: readonly NamedEntity[]): string[] {
  const { groups, parts, same, noise } = synonyms
  return [
    ...[...groups, ...parts].flatMap(({ from, to }) => [...from, ...to]),
    ...same.flat(),
    ...noise,
    ...entities.flatMap(({ labels }) => languages.map((lang) => labels[lang])),
  ]
}

/** Every word of the names as written, by its folded form. */
function writtenWords(names: readonly string[]): Map<string, string> {
  const written = names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  return new Map(written.map((word) => [plainWords(word).join(''), word]))
}

/** Lookup key of a name, independent of word order: "chirie apartament", "apartament în chirie". */
export function keyOf(roots: readonly string[]): string {
  return roots.toSorted().join(' ')
}

/** By `keyOf` of the stems of a label. */
type EntitiesByName = ReadonlyMap<string, readonly NamedEntity[]>

/** Entities by the key of their label without noise words: "apartments for sale" are "apartments". */
function entitiesByName(
  entities: readonly NamedEntity[],
  noise: ReadonlySet<string>,
  formsOf: (label: string, lang: Lang) => Forms,
): EntitiesByName {
  const byName = new Map<string, NamedEntity[]>()
  for (const one of entities) {
    for (const form of labelsOf(one).flatMap(({ label, lang }) => formsOf(label, lang))) {
      const words = form.filter((root) => !noise.has(root))
      const key = keyOf(words)
      if (words.length > 0) byName.set(key, [...(byName.get(key) ?? []), one])
    }
  }
  return byName
}

/** How names are keyed: as written, stemmed, or transliterated into the other alphabet and stemmed. */
type Keying = 'written' | 'own' | 'transliterated'

interface Sources {
  readonly synonyms: Synonyms
  readonly byName: { readonly own: EntitiesByName; readonly transliterated: EntitiesByName }
  readonly forms: NameForms
  readonly synonymOf: SynonymOf
}

/** The synonym of a name, displayed as `shown`. */
type SynonymOf = (name: string, shown?: string) => Synonym

/** Shares one object per synonym: a name is a synonym of dozens of others, and copies took 30 MB. */
function synonymCache(formsOf: (name: string) => Forms, byName: EntitiesByName): SynonymOf {
  const made = new Map<string, Synonym>()
  return (name, shown = name) => {
    const known = made.get(shown)
    if (known) return known
    const forms = formsOf(name)
    const entities = forms.flatMap((form) => byName.get(keyOf(form)) ?? [])
    // Places are excluded: a synonym such as "rezina" (rubber) must not refer to the town of Rezina.
    const synonym = {
      name: shown,
      forms,
      entities: entities.filter(({ kind }) => kind !== 'place'),
    }
    made.set(shown, synonym)
    return synonym
  }
}

interface Collected {
  readonly synonyms: Map<string, Synonym>
  readonly parts: (readonly string[])[]
}

/** The meanings of all names, keyed by one of their forms. */
function meaningsBy(keying: Keying, { synonyms, byName, forms, synonymOf }: Sources): Meanings {
  const keysOf = keying === 'written' ? (name: string): Forms => [contentOf(name)] : forms[keying]
  const all = new Map<string, Collected>()
  const at = (form: readonly string[]): Collected => {
    const key = keyOf(form)
    const known = all.get(key) ?? { synonyms: new Map(), parts: [] }
    all.set(key, known)
    return known
  }
  for (const { from, to } of synonyms.groups) {
    for (const name of from) {
      // Of a transliterated name the original is a synonym too.
      const others =
        keying === 'transliterated' ? [...to, name] : to.filter((other) => other !== name)
      const found = others.map((other) => synonymOf(other))
      for (const form of keysOf(name)) add(at(form).synonyms, found)
    }
  }
  for (const same of synonyms.same) {
    const shared = same.flatMap((name) =>
      keysOf(name).flatMap((form) => [...at(form).synonyms.values()]),
    )
    // Variants are matched but not displayed, which the prefix "=" marks.
    const found = [...shared, ...same.map((name) => synonymOf(name, `=${name}`))]
    for (const form of same.flatMap(keysOf)) add(at(form).synonyms, found)
  }
  // Parts and entities are matched by stem, so the written form has synonyms only.
  for (const { from, to } of keying === 'written' ? [] : synonyms.parts) {
    const parts = to.flatMap(forms.own)
    for (const form of from.flatMap(keysOf)) at(form).parts.push(...parts)
  }
  const entities = keying === 'written' ? new Map() : byName[keying]
  const keys = new Set([...all.keys(), ...entities.keys()])
  return new Map([...keys].map((key) => [key, meaningOf(all.get(key), entities.get(key))]))
}

function add(synonyms: Map<string, Synonym>, more: readonly Synonym[]): void {
  for (const synonym of more) if (synonym.forms.length > 0) synonyms.set(synonym.name, synonym)
}

/** Shared to save memory, because most names have an empty list. */
const none: readonly never[] = []

function meaningOf(found: Collected | undefined, entities: readonly NamedEntity[] = none): Meaning {
  const { synonyms, parts } = found ?? {}
  return {
    synonyms: synonyms?.size ? [...synonyms.values()] : none,
    entities,
    parts: parts?.length ? parts : none,
  }
}
