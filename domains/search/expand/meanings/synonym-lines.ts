import { stringTable, type StringTable } from './compact-strings.ts'
import type { Synonyms } from '../synonyms.ts'

/** A line of the synonyms file: names, and what they have. Names without a stem are not among the latter. */
interface Line {
  readonly kind: 'group' | 'variants' | 'parts'
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** The lines by number, and the names that they are about, line by line. */
export interface SynonymLines {
  /** Number of lines. */
  readonly length: number
  readonly lineAt: (number: number) => Line | undefined
  /** How many names the lines are about, those of several lines counted for each. */
  readonly occurrences: number
  /** The name of an occurrence. */
  readonly nameAt: (occurrence: number) => string
  /** The number of its line. */
  readonly lineNumberAt: (occurrence: number) => number
  /** Every name of the lines once. */
  readonly names: StringTable
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
  return packed([
    ...groups.map(({ from, to }) => line('group', from, to)),
    ...same.map((names) => line('variants', names, names)),
    ...parts.map(({ from, to }) => line('parts', from, to)),
  ])
}

const kinds = ['group', 'variants', 'parts'] as const

/** Lists of numbers one after the other: those of a list lie between its start and that of the next one. */
interface NumberLists {
  readonly starts: Uint32Array
  readonly numbers: Uint32Array
}

/** Lines whose names are numbers, because lists of strings would take several times as much memory. */
function packed(lines: readonly Line[]): SynonymLines {
  const names = stringTable([...new Set(lines.flatMap(({ from, to }) => [...from, ...to]))])
  const lineKinds = Uint8Array.from(lines, ({ kind }) => kinds.indexOf(kind))
  const from = numberLists(lines.map((line) => line.from.map(names.indexOf)))
  // Most lines are about the names that they give.
  const to = numberLists(
    lines.map((line) => (line.to === line.from ? [] : line.to.map(names.indexOf))),
  )
  const isSame = Uint8Array.from(lines, (line) => (line.to === line.from ? 1 : 0))
  const lineNumbers = Uint32Array.from(lines.flatMap((line, number) => line.from.map(() => number)))
  const namesIn = (lists: NumberLists, number: number): string[] =>
    Array.from(lists.numbers.subarray(lists.starts[number], lists.starts[number + 1]), names.at)
  return {
    names,
    length: lines.length,
    lineAt: (number) => {
      const kind = kinds[lineKinds[number] ?? kinds.length]
      const own = namesIn(from, number)
      return kind && { kind, from: own, to: isSame[number] ? own : namesIn(to, number) }
    },
    occurrences: from.numbers.length,
    nameAt: (occurrence) => names.at(from.numbers[occurrence] ?? 0),
    lineNumberAt: (occurrence) => lineNumbers[occurrence] ?? 0,
  }
}

function numberLists(lists: readonly (readonly number[])[]): NumberLists {
  const starts = new Uint32Array(lists.length + 1)
  for (const [at, { length }] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + length
  return { starts, numbers: Uint32Array.from(lists.flat()) }
}
