import { languages, type Lang } from '#contract/languages.ts'
import type { Deps } from '../../deps.ts'
import { listCachedWordForms, type NamedEntity, type WordForms } from './lexicon-store.ts'
import { contentOf } from './tokens.ts'

/** Alternative forms of a name; each is the list of the stems of its words. */
export type Forms = readonly (readonly string[])[]

/** Stemmed forms of names, by how the name is written. */
export interface NameForms {
  /** In their own alphabet. */
  readonly own: (name: string) => Forms
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

/** Head nouns of a label: in Romanian and Russian the first word ("spare parts for telephones"). */
export function firstNames({ labels }: NamedEntity): string[] {
  return [labels.ro, labels.ru]
    .flatMap((label) => label.split(separator))
    .flatMap((name) => contentOf(name).slice(0, 1))
}

/** Stems each name; at most `maxForms` forms per name. */
export async function formsOfNames(
  deps: Pick<Deps, 'sql'>,
  names: readonly string[],
): Promise<NameForms> {
  const contents = new Map(names.map((name) => [name, contentOf(name)]))
  const cached = await listCachedWordForms(deps.sql, [...new Set([...contents.values()].flat())])
  const known = new Map(cached.map(({ word, ...forms }) => [word, forms]))
  const wordFormsOf = (name: string): WordForms[] =>
    (contents.get(name) ?? contentOf(name))
      .flatMap((word) => known.get(word) ?? [])
      .filter(({ roots }) => roots.length > 0)
  const own = new Map(
    [...contents.keys()].map((name) => [
      name,
      combinations(wordFormsOf(name).map(({ roots }) => roots)),
    ]),
  )
  return {
    own: (name) => own.get(name) ?? [],
    transliterated: (name) => combinations(wordFormsOf(name).map(({ loose }) => loose)),
    label: (label, lang) => combinations(wordFormsOf(label).map((word) => inLanguage(word, lang))),
  }
}

function inLanguage({ roots, ro, en }: WordForms, lang: Lang): readonly string[] {
  const root = { ro, en, ru: '' }[lang]
  // Numbers and words in the other alphabet have no stem of this language.
  return root && roots.includes(root) ? [root] : roots
}

/** Cartesian product, cut at `maxForms`. */
function combinations(words: readonly (readonly string[])[]): Forms {
  if (words.length === 0) return []
  return words.reduce<string[][]>(
    (all, forms) =>
      all.flatMap((prefix) => forms.map((form) => [...prefix, form])).slice(0, maxForms),
    [[]],
  )
}
