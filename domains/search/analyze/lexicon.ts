import { hourMs } from '#contract/rules/durations.ts'
import { languages, type Lang } from '#contract/languages.ts'
import type { Deps } from '../../deps.ts'
import { ttlCache } from '../../ttl-cache.ts'
import { findSynonyms, listNamed, type Named } from './lexicon-store.ts'
import { firstNames, formsOfNames, labelsOf, type Forms, type NameForms } from './names.ts'
import { soundOf } from '../spelling/typos.ts'
import { readSynonyms, type Synonyms } from './synonyms.ts'
import { plainWords } from '#contract/rules/fold.ts'
import { contentOf } from './tokens.ts'

type Bearer = Pick<Named, 'lexeme' | 'kind' | 'isWeak'>

/** Another name of a thing, as people read it. */
export interface Other {
  readonly name: string
  readonly forms: Forms
  /** What bears that name: a telephone may be offered among smartphones. */
  readonly named: readonly Bearer[]
}

/** What a name means besides itself. */
export interface Meaning {
  readonly others: readonly Other[]
  /** What else bears the name: subcategories, places, options. */
  readonly named: readonly Bearer[]
  /** Beside these the name is part of the name of another thing. */
  readonly parts: Forms
}

type Meanings = ReadonlyMap<string, Meaning>

export interface Lexicon {
  /** By `keyOf` the folded words of a name. */
  readonly written: Meanings
  /** By its roots. */
  readonly meanings: Meanings
  /** By how it sounds in the other alphabet: for who types it in that one. */
  readonly heard: Meanings
  /** Keys of what says nothing of a thing. */
  readonly noise: ReadonlySet<string>
  /** Lexemes of the subcategories of what belongs to other things. */
  readonly secondary: ReadonlySet<string>
  /** Keys of names of what is offered there: a cover, to repair. */
  readonly secondaryNames: ReadonlySet<string>
  /** Words of the longest name. */
  readonly longest: number
  /** Every word of every name, folded, as it is written: what a typo may have been meant as. */
  readonly words: ReadonlyMap<string, string>
  /** The same with their sounds. */
  readonly sounds: readonly { readonly word: string; readonly sound: string }[]
}

const cacheMs = hourMs
const longestName = 5

/** The editor's words and the names of what the market holds; a change is known within an hour. */
export const lexiconOf = ttlCache(cacheMs, async (deps: Pick<Deps, 'sql'>): Promise<Lexicon> => {
  const [text, named] = await Promise.all([findSynonyms(deps.sql), listNamed(deps.sql)])
  const synonyms = readSynonyms(text)
  const ruled = [...synonyms.groups, ...synonyms.parts].flatMap(({ from, to }) => [...from, ...to])
  const labels = named.flatMap((one) => languages.map((lang) => one.labels[lang]))
  const names = [...ruled, ...synonyms.same.flat(), ...synonyms.noise, ...labels]
  const forms = await formsOfNames(deps, names)
  const keysOf = (name: string): string[] => forms.own(name).map(keyOf)
  const noise = new Set(synonyms.noise.flatMap(keysOf))
  const bearers = {
    own: bearersOf(named, noise, forms.label),
    heard: bearersOf(named, noise, forms.heard),
  }
  const otherOf = othersOf(forms.own, bearers.own)
  const meaningsBy = (way: Way): Meanings => gathered(way, { synonyms, bearers, forms, otherOf })
  const meanings = meaningsBy('own')
  const secondary = named.filter(({ slug }) => synonyms.secondary.includes(slug))
  const words = writtenWords(names)
  return {
    written: meaningsBy('written'),
    meanings,
    heard: meaningsBy('heard'),
    noise,
    secondary: new Set(secondary.map(({ lexeme }) => lexeme)),
    secondaryNames: new Set(
      secondary
        .flatMap(firstNames)
        .flatMap(keysOf)
        .flatMap((key) => [
          key,
          ...(meanings.get(key)?.others ?? []).flatMap((other) => other.forms.map(keyOf)),
        ]),
    ),
    longest: Math.min(longestName, Math.max(1, ...names.map((name) => contentOf(name).length))),
    words,
    sounds: [...words.keys()].map((word) => ({ word, sound: soundOf(word) })),
  }
})

/** Every word of the names, folded, as it is written. */
function writtenWords(names: readonly string[]): Map<string, string> {
  const written = names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  return new Map(written.map((word) => [plainWords(word).join(''), word]))
}

/** The order of the words of a name does not matter: "chirie apartament", "apartament în chirie". */
export function keyOf(roots: readonly string[]): string {
  return roots.toSorted().join(' ')
}

type Bearers = ReadonlyMap<string, readonly Named[]>

/** What bears a label, by the key of its telling words: apartments for sale are apartments. */
function bearersOf(
  named: readonly Named[],
  noise: ReadonlySet<string>,
  formsOf: (label: string, lang: Lang) => Forms,
): Bearers {
  const bearers = new Map<string, Named[]>()
  for (const one of named) {
    for (const form of labelsOf(one).flatMap(({ label, lang }) => formsOf(label, lang))) {
      const telling = form.filter((root) => !noise.has(root))
      const key = keyOf(telling)
      if (telling.length > 0) bearers.set(key, [...(bearers.get(key) ?? []), one])
    }
  }
  return bearers
}

type Way = 'written' | 'own' | 'heard'

interface Sources {
  readonly synonyms: Synonyms
  readonly bearers: { readonly own: Bearers; readonly heard: Bearers }
  readonly forms: NameForms
  readonly otherOf: OtherOf
}

/** The other name that a name is, `shown` so. */
type OtherOf = (name: string, shown?: string) => Other

/** Makes each once: a name is another one of dozens, and copies of it were 30 MB. */
function othersOf(formsOf: (name: string) => Forms, bearers: Bearers): OtherOf {
  const made = new Map<string, Other>()
  return (name, shown = name) => {
    const known = made.get(shown)
    if (known) return known
    const forms = formsOf(name)
    const bearing = forms.flatMap((form) => bearers.get(keyOf(form)) ?? [])
    // Rubber is no town, though Rezina is one.
    const other = { name: shown, forms, named: bearing.filter(({ kind }) => kind !== 'place') }
    made.set(shown, other)
    return other
  }
}

interface Gathered {
  readonly others: Map<string, Other>
  readonly parts: (readonly string[])[]
}

/** What every name means, found as it is written, by its roots or by how it is heard. */
function gathered(way: Way, { synonyms, bearers, forms, otherOf }: Sources): Meanings {
  const keysOf = way === 'written' ? (name: string): Forms => [contentOf(name)] : forms[way]
  const all = new Map<string, Gathered>()
  const at = (form: readonly string[]): Gathered => {
    const key = keyOf(form)
    const known = all.get(key) ?? { others: new Map(), parts: [] }
    all.set(key, known)
    return known
  }
  for (const { from, to } of synonyms.groups) {
    for (const name of from) {
      // Typed in the other alphabet, the name as it should be is another one too.
      const others = way === 'heard' ? [...to, name] : to.filter((other) => other !== name)
      const found = others.map((other) => otherOf(other))
      for (const form of keysOf(name)) add(at(form).others, found)
    }
  }
  for (const same of synonyms.same) {
    const theirs = same.flatMap((name) =>
      keysOf(name).flatMap((form) => [...at(form).others.values()]),
    )
    // A form is no other name: it is looked for without being shown.
    const found = [...theirs, ...same.map((name) => otherOf(name, `=${name}`))]
    for (const form of same.flatMap(keysOf)) add(at(form).others, found)
  }
  // Of a name as it is written its groups alone tell; what it is part of goes by its root.
  for (const { from, to } of way === 'written' ? [] : synonyms.parts) {
    const parts = to.flatMap(forms.own)
    for (const form of from.flatMap(keysOf)) at(form).parts.push(...parts)
  }
  const borne = way === 'written' ? new Map() : bearers[way]
  const keys = new Set([...all.keys(), ...borne.keys()])
  return new Map([...keys].map((key) => [key, meaningOf(all.get(key), borne.get(key))]))
}

function add(others: Map<string, Other>, more: readonly Other[]): void {
  for (const other of more) if (other.forms.length > 0) others.set(other.name, other)
}

/** Most names have none of a kind: one empty list for all of them. */
const none: readonly never[] = []

function meaningOf(found: Gathered | undefined, named: readonly Named[] = none): Meaning {
  const { others, parts } = found ?? {}
  return {
    others: others?.size ? [...others.values()] : none,
    named,
    parts: parts?.length ? parts : none,
  }
}
