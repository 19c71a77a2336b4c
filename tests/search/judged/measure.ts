import type { MarketAdvert } from '../market/market.ts'
import type { JudgedQuery } from './queries.ts'

interface Judgement {
  readonly query: JudgedQuery
  readonly relevant: readonly MarketAdvert[]
  readonly retrieved: readonly MarketAdvert[]
  readonly recall: number
  readonly precision: number
}

interface Group {
  readonly name: string
  readonly size: number
  readonly recall: number
  readonly precision: number
}

const pageSize = 10
const required = { recall: 0.95, precision: 0.9 } as const
const requiredGroups = new Set(['all', 'ro', 'ru', 'en', 'cross-language', 'typo', 'synonym'])

export function judge(
  query: JudgedQuery,
  market: readonly MarketAdvert[],
  retrieved: readonly MarketAdvert[],
): Judgement {
  const relevant = market.filter(query.isRelevant)
  const hits = retrieved.filter(query.isRelevant).length
  const recall = relevant.length === 0 ? 1 : hits / Math.min(pageSize, relevant.length)
  return {
    query,
    relevant,
    retrieved,
    recall,
    precision: precisionOf(hits, retrieved.length, relevant),
  }
}

/** An empty result is precise if no advert is relevant, and imprecise otherwise. */
function precisionOf(hits: number, retrieved: number, relevant: readonly MarketAdvert[]): number {
  if (retrieved > 0) return hits / retrieved
  return relevant.length === 0 ? 1 : 0
}

export function groupsOf(judgements: readonly Judgement[]): readonly Group[] {
  return [
    groupOf('all', judgements),
    ...groupsBy(judgements, ({ query }) => query.language),
    ...groupsBy(judgements, ({ query }) => query.kind),
  ]
}

function groupsBy(
  judgements: readonly Judgement[],
  nameOf: (judgement: Judgement) => string,
): Group[] {
  return [...Map.groupBy(judgements, nameOf)].map(([name, members]) => groupOf(name, members))
}

function groupOf(name: string, members: readonly Judgement[]): Group {
  return {
    name,
    size: members.length,
    recall: meanOf(members.map(({ recall }) => recall)),
    precision: meanOf(members.map(({ precision }) => precision)),
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Groups below the required recall or precision. */
export function tooWeak(groups: readonly Group[]): readonly Group[] {
  return groups.filter(
    ({ name, recall, precision }) =>
      requiredGroups.has(name) && (recall < required.recall || precision < required.precision),
  )
}

export function tableOf(groups: readonly Group[]): string {
  const lines = groups.map(({ name, size, recall, precision }) =>
    [name.padEnd(16), String(size).padStart(5), rounded(recall), rounded(precision)].join(' '),
  )
  return ['group            count  recall   prec', ...lines].join('\n')
}

function rounded(share: number): string {
  return share.toFixed(3).padStart(6)
}

/** Queries with missing or irrelevant results. */
export function reportOf(judgements: readonly Judgement[]): string {
  return judgements
    .filter(({ recall, precision }) => recall < 1 || precision < 1)
    .map(({ query, relevant, retrieved, recall, precision }) => {
      const missing = recall < 1 ? relevant.filter((advert) => !retrieved.includes(advert)) : []
      const extra = retrieved.filter((advert) => !query.isRelevant(advert))
      const head = `«${query.text}» ${query.language} ${query.kind} recall ${rounded(recall)} precision ${rounded(precision)}`
      return [head, ...missing.map(named('missing')), ...extra.map(named('too much'))].join('\n')
    })
    .join('\n\n')
}

function named(what: string): (advert: MarketAdvert) => string {
  return ({ key, place, title }) => `  ${what}: ${title} (${key}, ${place})`
}
