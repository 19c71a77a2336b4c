import type { Synonyms } from '../synonyms.ts'

/** A line of the synonyms file: names, and what they have. Names without a stem are not among the latter. */
interface Line {
  readonly kind: 'group' | 'variants' | 'parts'
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** The lines by number, and the names that a line is about with its number. */
export interface SynonymLines {
  readonly lines: readonly Line[]
  readonly names: readonly string[]
  readonly lineNumbers: Uint32Array
}

export function synonymLines(
  { groups, same, parts }: Synonyms,
  isStemmed: (name: string) => boolean,
): SynonymLines {
  const line = (kind: Line['kind'], from: Line['from'], to: Line['to']): Line => ({
    kind,
    from,
    to: to.every(isStemmed) ? to : to.filter(isStemmed),
  })
  const lines = [
    ...groups.map(({ from, to }) => line('group', from, to)),
    ...same.map((names) => line('variants', names, names)),
    ...parts.map(({ from, to }) => line('parts', from, to)),
  ]
  return {
    lines,
    names: lines.flatMap(({ from }) => from),
    lineNumbers: Uint32Array.from(lines.flatMap(({ from }, number) => from.map(() => number))),
  }
}
