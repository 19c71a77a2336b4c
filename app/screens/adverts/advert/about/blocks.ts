/** A part of a description as its writer laid it out. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }

const bullet = /^\s*[-–—•·*✓✔▪►●+]\s*(?=\S)/
const numeral = /^\s*(\d{1,2})[.)]\s+(?=\S)/

/**
 * Paragraphs and lists of a description. Two lines in a row that begin with a bullet are a list, two that count from one
 * are steps; other lines in a row are one paragraph, whose line breaks stay.
 */
export function blocksOf(description: string): Block[] {
  return description.split(/\n\s*\n/).flatMap((part) => {
    const lines = part.split('\n').filter((line) => line.trim() !== '')
    return runsOf(lines).flatMap(blocksOfRun)
  })
}

type Kind = Block['kind']

interface Run {
  readonly kind: Kind
  readonly lines: readonly string[]
}

/** Neighbouring lines of one kind. */
function runsOf(lines: readonly string[]): Run[] {
  return lines.reduce<Run[]>((runs, line) => {
    const kind = kindOf(line)
    const last = runs.at(-1)
    return last?.kind === kind
      ? [...runs.slice(0, -1), { kind, lines: [...last.lines, line] }]
      : [...runs, { kind, lines: [line] }]
  }, [])
}

function kindOf(line: string): Kind {
  if (bullet.test(line)) return 'list'
  return numeral.test(line) ? 'steps' : 'text'
}

function blocksOfRun({ kind, lines }: Run): Block[] {
  const counts = lines.every((line, at) => Number(numeral.exec(line)?.[1]) === at + 1)
  if (kind === 'text' || lines.length < 2 || (kind === 'steps' && !counts))
    return [{ kind: 'text', text: lines.map((line) => line.trim()).join('\n') }]
  const sign = kind === 'list' ? bullet : numeral
  return [{ kind, items: lines.map((line) => line.replace(sign, '').trim()) }]
}

const longText = 700
const longLines = 12

/** Whether a description is folded at first. */
export function isLong(blocks: readonly Block[]): boolean {
  const texts = blocks.flatMap((block) =>
    block.kind === 'text' ? block.text.split('\n') : block.items,
  )
  return texts.length > longLines || texts.join('').length > longText
}
