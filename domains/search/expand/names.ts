import { languages, type Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'
import { readCachedWordForms, type NamedEntity, type WordForms } from './lexicon/lexicon-store.ts'
import { contentOf } from '../analyze/tokens.ts'
import type { Intern } from './interned.ts'

/** Alternative forms of a name; each is the list of the stems of its words. */
export type Forms = readonly (readonly string[])[]

/** Stemmed forms of names, by how the name is written. */
export interface NameForms {
  /** The folded words of a name without stop words. */
  readonly contentOf: (name: string) => readonly string[]
  /** In their own alphabet. */
  readonly own: (name: string) => Forms
  /** Whether it has any of these. */
  readonly isStemmed: (name: string) => boolean
  /** Transliterated into the other alphabet. */
  readonly transliterated: (name: string) => Forms
  /** A label, stemmed in its own language only: a stem of another language could match an unrelated word. */
  readonly label: (label: string, lang: Lang) => Forms
}

const maxForms = 16

const separator = / (?:și|и|and) |,/

/** Labels that can be used as names; a label of two things ("chairs and tables") names neither of them alone. */
export function labelsOf({ labels }: NamedEntity): { label: string; lang: Lang }[] {
  return languages
    .map((lang) => ({ label: labels[lang], lang }))
    .filter(({ label }) => !separator.test(label) && /\p{L}/u.test(label))
}

/** The things of labels that name several: "chairs and tables". */
export function namesInLabels({ labels }: NamedEntity): string[] {
  return languages.flatMap((lang) => {
    const names = labels[lang].split(separator)
    return names.length > 1 ? names : []
  })
}

/** Head nouns of a label: in Romanian and Russian the first word ("spare parts for telephones"). */
export function firstNames({ labels }: NamedEntity): string[] {
  return [labels.ro, labels.ru]
    .flatMap((label) => label.split(separator))
    .flatMap((name) => contentOf(name).slice(0, 1))
}

/** Reads the stems of the words of names; at most `maxForms` forms per name, and none of a name that is not given. */
export async function formsOfNames(
  sql: Db,
  names: Iterable<string>,
  intern: Intern,
): Promise<NameForms> {
  const contents = new Map<string, readonly string[]>()
  const words = new Set<string>()
  for (const name of names) {
    if (contents.has(name)) continue
    const content = contentOf(name).map(intern)
    contents.set(name, content)
    for (const word of content) words.add(word)
  }
  const contentsOf = (name: string): readonly string[] => contents.get(name) ?? []
  const known = await formsOfWords(sql, words, intern)
  const wordFormsOf = (name: string): WordForms[] =>
    contentsOf(name)
      .flatMap((word) => known.get(word) ?? [])
      .filter(({ roots }) => roots.length > 0)
  return {
    contentOf: contentsOf,
    own: (name) => combinations(wordFormsOf(name).map(({ roots }) => roots)),
    isStemmed: (name) => contentsOf(name).some((word) => known.get(word)?.roots.length),
    transliterated: (name) => combinations(wordFormsOf(name).map(({ loose }) => loose)),
    label: (label, lang) => combinations(wordFormsOf(label).map((word) => inLanguage(word, lang))),
  }
}

/** Stems of folded words, by word. */
export async function formsOfWords(
  sql: Db,
  words: ReadonlySet<string>,
  intern: Intern,
): Promise<ReadonlyMap<string, WordForms>> {
  const forms = new Map<string, WordForms>()
  await readCachedWordForms(sql, [...words], ({ word, roots, loose, ro, en }) => {
    const texts = { ro: intern(ro), en: intern(en) }
    forms.set(intern(word), { roots: roots.map(intern), loose: loose.map(intern), ...texts })
  })
  return forms
}

function inLanguage({ roots, ro, en }: WordForms, lang: Lang): readonly string[] {
  const root = { ro, en, ru: '' }[lang]
  // Numbers and words in the other alphabet have no stem of this language.
  return root && roots.includes(root) ? [root] : roots
}

/** Cartesian product, cut at `maxForms`. */
function combinations(words: readonly (readonly string[])[]): Forms {
  if (words.length === 0) return []
  // Most words have one stem.
  if (words.every(({ length }) => length === 1)) return [words.flat()]
  return words.reduce<string[][]>(
    (all, forms) =>
      // Of just the length needed, unlike an array that is spread and added to.
      all.flatMap((prefix) => forms.map((form) => prefix.concat(form))).slice(0, maxForms),
    [[]],
  )
}
