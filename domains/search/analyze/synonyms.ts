/** A group of names of one meaning. One-way: who types one of `from` also finds `to`. */
export interface Group {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

export interface Synonyms {
  readonly groups: readonly Group[]
  /** Forms of one name. */
  readonly same: readonly (readonly string[])[]
  /** Names that are part of the names of other things, with the words that tell those apart. */
  readonly parts: readonly Group[]
  /** Names that say nothing of a thing: to sell, cheap. */
  readonly noise: readonly string[]
  /** Slugs of subcategories of what belongs to other things: parts, covers, services. */
  readonly secondary: readonly string[]
}

/**
 * Reads the editor's file, `db/data/synonyms.txt`, whose head explains its lines. A line that is none is skipped:
 * a typo of the editor must not take search away.
 */
export function readSynonyms(text: string): Synonyms {
  const groups: Group[] = []
  const same: string[][] = []
  const parts: Group[] = []
  const noise: string[] = []
  const secondary: string[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [left = '', right = ''] = line.slice(1).split(/[>:]/)
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('@')) secondary.push(...names(line.slice(1)))
    else if (line.startsWith('=')) same.push(names(line.slice(1)))
    else if (line.startsWith('-')) noise.push(...names(line.slice(1)))
    else if (line.startsWith('!')) parts.push({ from: names(left), to: names(right) })
    else if (line.includes('>'))
      groups.push({ from: names(line.split('>')[0]), to: names(line.split('>')[1]) })
    else groups.push({ from: names(line), to: names(line) })
  }
  return { groups, same, parts, noise, secondary }
}

function names(text = ''): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}
