import type { ListSort } from '#contract/rules/list-sort.ts'
import type { Card } from '../../../lib/lists/cards.ts'

/** Columns of the rows of a list beyond title, price and date. */
export interface TableColumns {
  /** Attributes of the subcategory that may have a column. */
  readonly attributes: readonly FactColumn[]
  readonly sort: ListSort
  /** Address of the list in another order. */
  readonly hrefOf: (sort: ListSort) => string
}

interface FactColumn {
  readonly key: string
  readonly label: string
  /** The list can be ordered by it. */
  readonly isOrdered: boolean
}

const factColumnsMax = 4
/** Those that a narrow window has as well. */
export const earlyFacts = 2

/** Attributes that most rows have, in the order of the cards. */
export function factColumns(
  cards: readonly Card[],
  attributes: TableColumns['attributes'],
): FactColumn[] {
  const counts = new Map<string, number>()
  const places = new Map<string, number>()
  for (const { facts = [] } of cards) {
    for (const [at, [key]] of facts.entries()) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      places.set(key, Math.max(places.get(key) ?? 0, at))
    }
  }
  return attributes
    .filter(({ key }) => (counts.get(key) ?? 0) * 3 >= cards.length)
    .toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0))
    .slice(0, factColumnsMax)
}
