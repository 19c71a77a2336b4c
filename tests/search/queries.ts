import type { Lang } from '#contract/languages.ts'
import { words, type MarketAdvert } from './market/market.ts'

const kinds = [
  'plain',
  'cross-language',
  'typo',
  'synonym',
  'form',
  'script',
  'model',
  'place',
  'many-words',
] as const
export type Kind = (typeof kinds)[number]

export interface TsQuery {
  readonly text: string
  readonly language: Lang
  readonly kind: Kind
  readonly isWanted: (advert: MarketAdvert) => boolean
}

/**
 * Reads a table. A line `[kind]` begins a group; the lines under it are `what is typed | what is wanted`.
 * Wanted are the adverts that have all labels of one of the alternatives, which commas part; `!label`: must not have it.
 * Where nothing is right, nothing is wanted.
 */
export function queries(language: Lang, table: string): readonly TsQuery[] {
  let kind: Kind = 'plain'
  const found: TsQuery[] = []
  for (const line of table.split('\n').filter((row) => row.trim() !== '')) {
    const group = /^\s*\[([a-z-]+)\]/.exec(line)
    if (group) {
      kind = kindOf(group[1] ?? '')
    } else {
      const [text = '', wanted = ''] = line.split('|').map((cell) => cell.trim())
      found.push({ text, language, kind, isWanted: wishOf(wanted) })
    }
  }
  return found
}

function wishOf(wanted: string): TsQuery['isWanted'] {
  const alternatives = wanted
    .split(',')
    .map(words)
    .filter((labels) => labels.length > 0)
  return (advert) => alternatives.some((labels) => labels.every((label) => fits(advert, label)))
}

function fits({ labels }: MarketAdvert, label: string): boolean {
  return label.startsWith('!') ? !labels.has(label.slice(1)) : labels.has(label)
}

function kindOf(text: string): Kind {
  const kind = kinds.find((known) => known === text)
  if (!kind) throw new Error(`No kind of query: ${text}`)
  return kind
}
