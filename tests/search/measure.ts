import type { MarketAdvert } from './market/market.ts'
import type { TsQuery } from './queries.ts'

interface Judgement {
  readonly query: TsQuery
  readonly wanted: readonly MarketAdvert[]
  readonly shown: readonly MarketAdvert[]
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
const least = { recall: 0.95, precision: 0.9 } as const
const mustHold = new Set(['all', 'ro', 'ru', 'en', 'cross-language', 'typo', 'synonym'])

export function judged(
  query: TsQuery,
  market: readonly MarketAdvert[],
  shown: readonly MarketAdvert[],
): Judgement {
  const wanted = market.filter(query.isWanted)
  const right = shown.filter(query.isWanted).length
  const recall = wanted.length === 0 ? 1 : right / Math.min(pageSize, wanted.length)
  return { query, wanted, shown, recall, precision: precisionOf(right, shown.length, wanted) }
}

/** Nothing shown is right where nothing is wanted, and wrong elsewhere. */
function precisionOf(right: number, shown: number, wanted: readonly MarketAdvert[]): number {
  if (shown > 0) return right / shown
  return wanted.length === 0 ? 1 : 0
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

/** Groups that people would complain about, with their figures. */
export function tooWeak(groups: readonly Group[]): readonly Group[] {
  return groups.filter(
    ({ name, recall, precision }) =>
      mustHold.has(name) && (recall < least.recall || precision < least.precision),
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

/** The queries that are not perfect: what is missing, what is too much. */
export function reportOf(judgements: readonly Judgement[]): string {
  return judgements
    .filter(({ recall, precision }) => recall < 1 || precision < 1)
    .map(({ query, wanted, shown, recall, precision }) => {
      const missing = recall < 1 ? wanted.filter((advert) => !shown.includes(advert)) : []
      const extra = shown.filter((advert) => !query.isWanted(advert))
      const head = `«${query.text}» ${query.language} ${query.kind} recall ${rounded(recall)} precision ${rounded(precision)}`
      return [head, ...missing.map(named('missing')), ...extra.map(named('too much'))].join('\n')
    })
    .join('\n\n')
}

function named(what: string): (advert: MarketAdvert) => string {
  return ({ key, place, title }) => `  ${what}: ${title} (${key}, ${place})`
}
