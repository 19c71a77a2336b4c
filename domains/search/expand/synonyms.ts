import { interning, type Intern } from './interned.ts'

/** Names of one meaning. A search for a name of `from` also matches those of `to`; one-way. */
export interface Group {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

export interface Synonyms {
  readonly groups: readonly Group[]
  /** Variants of one name, e.g. spellings and inflections. */
  readonly same: readonly (readonly string[])[]
  /** Names that also occur in names of their parts and accessories, with the words that mark those. */
  readonly parts: readonly Group[]
  /** Noise words, which do not describe the item: to sell, cheap. */
  readonly noise: readonly string[]
  /** Names of things by the slug of the subcategory where they lie. */
  readonly things: readonly { readonly slug: string; readonly names: readonly string[] }[]
  /** Slugs of subcategories of parts, accessories and services. */
  readonly secondary: readonly string[]
}

/**
 * Parses `db/data/synonyms.txt`, whose header documents the syntax. Invalid lines are ignored, so that a mistake in
 * the file does not disable search.
 */
export function readSynonyms(text: string, intern: Intern = interning()): Synonyms {
  const names = (list = ''): string[] => namesIn(list).map(intern)
  const groups: Group[] = []
  const same: string[][] = []
  const parts: Group[] = []
  const noise: string[] = []
  const things: Synonyms['things'][number][] = []
  const secondary: string[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [left = '', right = ''] = line.slice(1).split(/[>:]/)
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('@')) secondary.push(...names(line.slice(1)))
    else if (line.startsWith('*')) things.push({ slug: left.trim(), names: names(right) })
    else if (line.startsWith('=')) same.push(names(line.slice(1)))
    else if (line.startsWith('-')) noise.push(...names(line.slice(1)))
    else if (line.startsWith('!')) parts.push({ from: names(left), to: names(right) })
    else if (line.includes('>'))
      groups.push({ from: names(line.split('>')[0]), to: names(line.split('>')[1]) })
    else groups.push(sameNames(names(line)))
  }
  return { groups, same, parts, noise, things, secondary }
}

function sameNames(names: readonly string[]): Group {
  return { from: names, to: names }
}

function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}
