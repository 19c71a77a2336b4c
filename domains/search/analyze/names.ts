import { languages, type Lang } from '#contract/languages.ts'
import type { Deps } from '../../deps.ts'
import { listKeptRoots, type Named, type WordForms } from './lexicon-store.ts'
import { contentOf } from './tokens.ts'

/** A name by the forms of its words: any of these, each all of its words. */
export type Forms = readonly (readonly string[])[]

/** How names are found, by what is asked of them. */
export interface NameForms {
  /** In their own alphabet. */
  readonly own: (name: string) => Forms
  /** As somebody writes them in the other one. */
  readonly heard: (name: string) => Forms
  /** A label, whose language is known: books are no boxes. */
  readonly label: (label: string, lang: Lang) => Forms
}

const between = / (?:și|и|and) |,/

/** A label that names two things ("chairs and tables") names none of them alone. */
export function labelsOf({ labels }: Named): { label: string; lang: Lang }[] {
  return languages
    .map((lang) => ({ label: labels[lang], lang }))
    .filter(({ label }) => !between.test(label) && /\p{L}/u.test(label))
}

/** Covers and films, spare parts for telephones: what is offered comes first, in Romanian and in Russian. */
export function firstNames({ labels }: Named): string[] {
  return [labels.ro, labels.ru]
    .flatMap((label) => label.split(between))
    .flatMap((name) => contentOf(name).slice(0, 1))
}

/** Every way to write each of the names in roots; at most sixteen for one. */
export async function formsOfNames(
  deps: Pick<Deps, 'sql'>,
  names: readonly string[],
): Promise<NameForms> {
  const contents = new Map(names.map((name) => [name, contentOf(name)]))
  const cache = await listKeptRoots(deps.sql, [...new Set([...contents.values()].flat())])
  const known = new Map(cache.map(({ word, ...forms }) => [word, forms]))
  const telling = (name: string): WordForms[] =>
    (contents.get(name) ?? contentOf(name))
      .flatMap((word) => known.get(word) ?? [])
      .filter(({ roots }) => roots.length > 0)
  const own = new Map(
    [...contents.keys()].map((name) => [name, crossed(telling(name).map(({ roots }) => roots))]),
  )
  return {
    own: (name) => own.get(name) ?? [],
    heard: (name) => crossed(telling(name).map(({ loose }) => loose)),
    label: (label, lang) => crossed(telling(label).map((word) => inLanguage(word, lang))),
  }
}

function inLanguage({ roots, ro, en }: WordForms, lang: Lang): readonly string[] {
  const root = { ro, en, ru: '' }[lang]
  // Numbers, and what is written in the other alphabet than its language, are the same in all.
  return root && roots.includes(root) ? [root] : roots
}

function crossed(words: readonly (readonly string[])[]): Forms {
  if (words.length === 0) return []
  return words.reduce<string[][]>(
    (ways, forms) => ways.flatMap((way) => forms.map((form) => [...way, form])).slice(0, 16),
    [[]],
  )
}
