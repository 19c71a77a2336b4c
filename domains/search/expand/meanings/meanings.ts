import { contentOf } from '../../analyze/tokens.ts'
import { entitiesOfWord } from '../own-meaning.ts'
import type { NamedEntity } from '../lexicon/lexicon-store.ts'
import type { Forms } from '../names.ts'
import { invertedIndex, type InvertedIndex } from './inverted-index.ts'
import { keyOf, type Meaning, type Meanings, type Synonym } from './meaning.ts'
import type { SynonymLines } from './synonym-lines.ts'

/** How names are keyed: as written, stemmed, or transliterated into the other alphabet and stemmed. */
type Keying = 'written' | 'own' | 'transliterated'

/** Entities by the key of their name. */
export type EntityLookup = (key: string) => readonly NamedEntity[]

/** What the meanings of all keyings are read from. */
export interface Vocabulary {
  readonly synonymLines: SynonymLines
  /** Stems of the names of the lines. */
  readonly formsOf: (name: string) => Forms
  /** What synonyms refer to. */
  readonly entitiesOf: EntityLookup
}

interface Naming {
  readonly keying: Keying
  readonly keysOf: (name: string) => readonly string[]
  readonly entitiesOf: EntityLookup
}

/**
 * Meanings of the names of the synonyms file and of entities. A meaning is collected at its lookup: those of all names
 * together would take tens of megabytes.
 */
export function meaningsBy(
  { keying, keysOf, entitiesOf }: Naming,
  vocabulary: Vocabulary,
): Meanings {
  const index = invertedIndex(keysOfNames(vocabulary.synonymLines, keying, keysOf))
  const indexed = { vocabulary, keying, index, entitiesOf, variants: new Map() }
  return lookup({ ...indexed, variants: variantsOf(indexed, keysOf) })
}

function* keysOfNames(
  { lineAt, lineNumberAt, nameAt, occurrences }: SynonymLines,
  keying: Keying,
  keysOf: Naming['keysOf'],
): Iterable<readonly string[]> {
  // Parts and entities are matched by stem, so the written form has synonyms only.
  for (let at = 0; at < occurrences; at++) {
    const isOfParts = keying === 'written' && lineAt(lineNumberAt(at))?.kind === 'parts'
    yield isOfParts ? [] : keysOf(nameAt(at))
  }
}

interface Indexed {
  readonly vocabulary: Vocabulary
  readonly keying: Keying
  readonly entitiesOf: EntityLookup
  /** Occurrences of names in the lines. */
  readonly index: InvertedIndex
  /** Names of the synonyms that a line of variants gives, by its number. */
  readonly variants: ReadonlyMap<number, readonly string[]>
}

/** Variants are matched but not displayed, which this prefix marks. */
const variantMark = '='

/** Each line shares what the lines before it give to any of its names. */
function variantsOf(indexed: Indexed, keysOf: Naming['keysOf']): Indexed['variants'] {
  const variants = new Map<number, readonly string[]>()
  const { length, lineAt } = indexed.vocabulary.synonymLines
  for (let number = 0; number < length; number++) {
    const line = lineAt(number)
    if (line?.kind !== 'variants') continue
    const shared = line.from
      .flatMap(keysOf)
      .flatMap((key) => [...synonymNamesAt(key, { ...indexed, variants }, number)])
    variants.set(number, [...new Set([...shared, ...line.to.map((name) => variantMark + name)])])
  }
  return variants
}

/** Names of the synonyms of a key; with `end`, those of the lines before that one. */
function synonymNamesAt(key: string, indexed: Indexed, end = Infinity): Set<string> {
  const { index, keying, variants, vocabulary } = indexed
  const { lineAt, nameAt, lineNumberAt } = vocabulary.synonymLines
  const found = new Set<string>()
  for (const at of index.get(key)) {
    const [name, number] = [nameAt(at), lineNumberAt(at)]
    const line = lineAt(number)
    if (!line || number >= end) break
    if (line.kind === 'variants') for (const other of variants.get(number) ?? []) found.add(other)
    if (line.kind !== 'group') continue
    // Of a transliterated name the original is a synonym too.
    const isOriginalToo = keying === 'transliterated'
    for (const other of line.to) if (isOriginalToo || other !== name) found.add(other)
    if (isOriginalToo) found.add(name)
  }
  return found
}

function lookup(indexed: Indexed): Meanings {
  const { index, entitiesOf, vocabulary } = indexed
  const synonymsOf = (key: string): Synonym[] =>
    [...synonymNamesAt(key, indexed)].map((name) => synonymOf(name, vocabulary))
  return {
    get: (key) => {
      const entities = entitiesOf(key)
      const positions = index.get(key)
      if (positions.length === 0 && entities.length === 0) return undefined
      return { ...namedAt(positions, vocabulary), synonyms: synonymsOf(key), entities }
    },
    synonymNames: () => index.keys.values().flatMap((key) => [...synonymNamesAt(key, indexed)]),
  }
}

function namedAt(
  positions: Uint32Array,
  { synonymLines: { lineAt, nameAt, lineNumberAt }, formsOf }: Vocabulary,
): Pick<Meaning, 'names' | 'parts'> {
  const found = new Set<string>()
  const parts: (readonly string[])[] = []
  for (const at of positions) {
    found.add(nameAt(at))
    const line = lineAt(lineNumberAt(at))
    if (line?.kind === 'parts') parts.push(...line.to.flatMap(formsOf))
  }
  return { names: [...found], parts }
}

function synonymOf(name: string, { formsOf, entitiesOf }: Vocabulary): Synonym {
  const written = name.startsWith(variantMark) ? name.slice(variantMark.length) : name
  const forms = formsOf(written)
  const named = forms.flatMap((form) => entitiesOf(keyOf(form)))
  const entities = entitiesOfWord(contentOf(written), named)
  // Places are excluded: a synonym such as "rezina" (rubber) must not refer to the town of Rezina.
  return {
    name,
    forms,
    entities: entities.filter(({ kind }) => kind !== 'place' && kind !== 'sector'),
  }
}
