import type { Attribute } from '#contract/categories.ts'
import { fold } from '#contract/rules/text/fold.ts'
import { intentAt } from '../analyze/find-intents.ts'
import type { FormsByWord } from '../analyze/tokens.ts'
import type { Lexicon } from '../expand/lexicon/lexicon.ts'
import { meaningsOf } from '../expand/span-meanings.ts'

/** An option that words of a title name. */
export interface NamedOption {
  readonly key: string
  readonly value: string
  /** Position of its first word, and number of words. */
  readonly at: number
  readonly length: number
}

const longestName = 3

/**
 * The options of these attributes that the words name, by the names and phrases of search, longer names first. `words`
 * are folded, with stop words.
 */
export function optionsNamed(
  words: readonly string[],
  definitions: readonly Attribute[],
  { forms, lexicon }: { readonly forms: FormsByWord; readonly lexicon: Lexicon },
): NamedOption[] {
  const keys = new Set(definitions.map(({ key }) => key))
  const spans = words.flatMap((_word, at) =>
    Array.from({ length: Math.min(longestName, words.length - at) }, (_none, index) => ({
      at,
      length: index + 1,
    })),
  )
  const named = spans.flatMap(({ at, length }) =>
    meaningsOf(words.slice(at, at + length), forms, lexicon)
      .flatMap(({ entities, synonyms }) => [
        ...entities,
        ...synonyms.flatMap((synonym) => synonym.entities),
      ])
      .flatMap(({ lexeme }) => optionOf(lexeme))
      .map((option) => ({ ...option, at, length })),
  )
  const { phrases, forms: known } = lexicon.intents
  const said = words.flatMap((_word, at) => {
    const found = intentAt(words, at, { phrases, forms, known })
    const length = found?.length ?? 0
    // An intent of several options prefers them; it does not state one.
    const options = (found?.intent.lexemes ?? []).flatMap(([lexeme = '']) => optionOf(lexeme))
    return options.length === 1 ? options.map((option) => ({ ...option, at, length })) : []
  })
  return [...named, ...said]
    .filter(({ key }) => keys.has(key))
    .toSorted((one, other) => other.length - one.length || one.at - other.at)
}

/** `~ofuel:diesel`; nothing for the lexeme of a branch or place. */
function optionOf(lexeme: string): { key: string; value: string }[] {
  const [, key, value] = /^~o([^:]+):(.+)$/.exec(lexeme) ?? []
  return key !== undefined && value !== undefined ? [{ key, value }] : []
}

/** Models that are not written as their label: "320d", "E220", "Е класс". */
const seriesRules: readonly {
  readonly pattern: RegExp
  readonly of: (series: string) => string
}[] = [
  {
    pattern: /(?<![\p{L}\p{N}])([1357])\d{2}[a-z]{0,2}(?![\p{L}\p{N}])/u,
    of: (series) => `seria-${series}`,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])([acesасе])[\s-]?(?:\d{3}|class|klass|klasse|clasa|класс\p{L}*)(?![\p{N}])/u,
    of: (series) => `clasa-${{ а: 'a', с: 'c', е: 'e' }[series] ?? series}`,
  },
]

/** The model among those of a make that a title names: its label as whole words, or its series. Null if none. */
export function modelNamed(
  title: string,
  models: NonNullable<Attribute['options']>,
): string | null {
  const text = ` ${fold(title).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const named = models
    .filter(({ value }) => value.length > 1 || /\d/.test(value))
    .map(({ value, labels }) => ({
      value,
      label: fold(labels.ro).replaceAll(/[^\p{L}\p{N}]+/gu, ' '),
    }))
    .filter(({ label }) => text.includes(` ${label} `))
    .toSorted((one, other) => other.label.length - one.label.length)
  const [first] = named
  if (first) return first.value
  for (const { pattern, of } of seriesRules) {
    const [, series] = pattern.exec(fold(title)) ?? []
    const value = series ? of(series) : ''
    if (models.some((model) => model.value === value)) return value
  }
  return null
}
