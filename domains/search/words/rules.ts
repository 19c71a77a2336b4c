import { Refusal } from '#contract/refusals.ts'
import { searchNamePattern, type WordKind } from '#contract/rules/staff/search-words.ts'

/** A group of words without what is stored around it. */
export interface Words {
  readonly kind: WordKind
  readonly names: readonly string[]
  readonly finds: readonly string[]
  readonly subcategory: string
}

/**
 * The group with each name once and without what its kind has not. Refuses names that are no words, which could also
 * change the meaning of other lines, and a group that says nothing.
 */
export function checkedWords({ kind, ...typed }: Words): Words {
  const names = checkedNames(typed.names, 'names')
  const finds = kind === 'wider' ? checkedNames(typed.finds, 'finds') : []
  if (names.length < (kind === 'same' ? 2 : 1)) throw new Refusal('words_invalid', 'names')
  if (kind === 'wider' && finds.length === 0) throw new Refusal('words_invalid', 'finds')
  if (kind === 'things' && typed.subcategory === '')
    throw new Refusal('category_unknown', 'subcategory')
  return { kind, names, finds, subcategory: kind === 'things' ? typed.subcategory : '' }
}

function checkedNames(typed: readonly string[], field: string): string[] {
  const names = typed.map((name) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim())
  const filled = names.filter(Boolean)
  if (!filled.every((name) => searchNamePattern.test(name)))
    throw new Refusal('words_invalid', field)
  return [...new Set(filled)]
}

/** The group as a line of the file of synonyms. */
export function lineOf({ kind, names, finds, subcategory }: Words): string {
  const list = names.join(', ')
  if (kind === 'wider') return `${list} > ${finds.join(', ')}`
  return kind === 'things' ? `* ${subcategory}: ${list}` : list
}
