import type { Lang } from '#contract/languages.ts'
import type { NamedEntity } from '../lexicon/lexicon-store.ts'
import { labelsOf, type Forms, type NameForms } from '../names.ts'
import type { Synonyms } from '../synonyms.ts'
import { invertedIndex } from './inverted-index.ts'
import { keyOf, type Meanings } from './meaning.ts'
import { meaningsBy, type EntityLookup } from './meanings.ts'
import { packedForms } from './packed-forms.ts'
import { synonymLines } from './synonym-lines.ts'

export interface AllMeanings {
  /** By `keyOf` of the folded words of a name. */
  readonly written: Meanings
  /** By `keyOf` of its stems. */
  readonly meanings: Meanings
  /** By `keyOf` of its stems transliterated into the other alphabet. */
  readonly transliterated: Meanings
}

interface Sources {
  readonly synonyms: Synonyms
  readonly entities: readonly NamedEntity[]
  readonly forms: NameForms
  /** Keys of noise words. */
  readonly noise: ReadonlySet<string>
}

export function allMeanings({ synonyms, entities, forms, noise }: Sources): AllMeanings {
  const keysOf = (all: Forms): string[] => all.map(keyOf)
  const entitiesBy = (formsOf: FormsOfLabel): EntityLookup =>
    entityLookup(entities, (one) => keysOf(formsOfEntity(one, formsOf, noise)))
  const own = entitiesBy(forms.label)
  const lines = synonymLines(synonyms, forms.isStemmed)
  const formsOf = packedForms(lines.names, forms.own)
  const vocabulary = { synonymLines: lines, formsOf, entitiesOf: own }
  const written = {
    keysOf: (name: string) => keysOf([forms.contentOf(name)]),
    entitiesOf: noEntities,
  }
  const transliterated = {
    keysOf: (name: string) => keysOf(forms.transliterated(name)),
    entitiesOf: entitiesBy(forms.transliterated),
  }
  const stemmed = { keysOf: (name: string) => keysOf(forms.own(name)), entitiesOf: own }
  return {
    written: meaningsBy({ keying: 'written', ...written }, vocabulary),
    meanings: meaningsBy({ keying: 'own', ...stemmed }, vocabulary),
    transliterated: meaningsBy({ keying: 'transliterated', ...transliterated }, vocabulary),
  }
}

/** Outside of `allMeanings`, because a lookup made there would keep alive all that it reads. */
const noEntities: EntityLookup = () => none

const none: readonly never[] = []

type FormsOfLabel = (label: string, lang: Lang) => Forms

/** Forms of the labels without noise words: "apartments for sale" are "apartments". */
function formsOfEntity(
  entity: NamedEntity,
  formsOf: FormsOfLabel,
  noise: ReadonlySet<string>,
): Forms {
  return labelsOf(entity)
    .flatMap(({ label, lang }) => formsOf(label, lang))
    .map((form) => form.filter((root) => !noise.has(root)))
    .filter((form) => form.length > 0)
}

function entityLookup(
  entities: readonly NamedEntity[],
  keysOf: (entity: NamedEntity) => readonly string[],
): EntityLookup {
  const { get } = invertedIndex(entities.map(keysOf))
  return (key) => {
    const numbers = get(key)
    return numbers.length > 0 ? [...numbers].flatMap((number) => entities[number] ?? []) : none
  }
}
