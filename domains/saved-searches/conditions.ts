import type { ListFilters } from '#contract/rules/list-filters.ts'
import type { Db, Deps } from '../deps.ts'
import { conditionOf, tsQueryText } from '../search/service.ts'
import { anchorsOf } from './rules.ts'
import {
  countMeeting,
  listOutdated,
  updateAnchors,
  updateCondition,
  type StoredCondition,
} from './store.ts'

/** Cap of the counts for anchor selection: a clause that matches more adverts is a poor anchor in any case. */
const anchorCountCap = 2_000
const batchSize = 1_000

/** The condition that adverts must match for these filters. */
export async function storedCondition(
  deps: Pick<Deps, 'sql' | 'clock'>,
  filters: ListFilters,
): Promise<StoredCondition> {
  const condition = await conditionOf(deps, filters)
  if (!condition) return { query: null, limits: null, anchors: [] }
  const { clauses, tsquery, limits } = condition
  const counts = await Promise.all(
    clauses.map((clause) => countMeeting(deps.sql, tsQueryText([clause]), anchorCountCap)),
  )
  return {
    query: tsquery,
    limits: limits && JSON.stringify(limits),
    anchors: anchorsOf(clauses, counts),
  }
}

export async function setCondition(sql: Db, id: number, condition: StoredCondition): Promise<void> {
  await updateCondition(sql, id, condition)
  await updateAnchors(sql, id, condition.anchors)
}

/** Recomputes conditions after changes of reference data, and price bounds in other currencies after new rates. */
export async function renewConditions(deps: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  for (const { id, filters } of await listOutdated(deps.sql, batchSize)) {
    const condition = await storedCondition(deps, filters)
    await deps.sql.begin(async (sql) => setCondition(sql, id, condition))
  }
}
