import type { Lang } from '#contract/languages.ts'
import { words, type MarketAdvert } from '../market/market.ts'

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

export interface JudgedQuery {
  readonly text: string
  readonly language: Lang
  readonly kind: Kind
  readonly isRelevant: (advert: MarketAdvert) => boolean
}

/**
 * Parses a table. A line `[kind]` starts a group; its lines are `query | relevance`. Relevant are adverts with all
 * labels of any of the comma-separated alternatives; `!label` excludes. An empty relevance means that no advert is
 * relevant.
 */
export function queries(language: Lang, table: string): readonly JudgedQuery[] {
  let kind: Kind = 'plain'
  const found: JudgedQuery[] = []
  for (const line of table.split('\n').filter((row) => row.trim() !== '')) {
    const group = /^\s*\[([a-z-]+)\]/.exec(line)
    if (group) {
      kind = kindOf(group[1] ?? '')
    } else {
      const [text = '', relevance = ''] = line.split('|').map((cell) => cell.trim())
      found.push({ text, language, kind, isRelevant: relevanceOf(relevance) })
    }
  }
  return found
}

function relevanceOf(relevance: string): JudgedQuery['isRelevant'] {
  const alternatives = relevance
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
