import type { NamedEntity } from '../lexicon/lexicon-store.ts'
import type { Forms } from '../names.ts'

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
  /** The names that have its synonyms and parts. */
  readonly names: readonly string[]
  readonly synonyms: readonly Synonym[]
  /** Subcategories, places and options of that name. */
  readonly entities: readonly NamedEntity[]
  /** Stems that mark a part or accessory when they occur beside the name. */
  readonly parts: Forms
}

/** Meanings by the key of a name. */
export interface Meanings {
  /** Undefined for what is no name. */
  readonly get: (key: string) => Meaning | undefined
  /** The names of the synonyms of each meaning, in the order of the synonyms file. */
  readonly synonymNames: () => readonly string[]
}

/** Lookup key of a name, independent of word order: "chirie apartament", "apartament în chirie". */
export function keyOf(roots: readonly string[]): string {
  return roots.length === 1 ? (roots[0] ?? '') : roots.toSorted().join(' ')
}
