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

/** A clause that more adverts meet than this is a poor anchor; how poor does not matter. */
const countedForAnchor = 2_000
const renewedAtOnce = 1_000

/** What adverts must meet to be found with such filters. */
export async function storedCondition(
  deps: Pick<Deps, 'sql' | 'clock'>,
  filters: ListFilters,
): Promise<StoredCondition> {
  const condition = await conditionOf(deps, filters)
  if (!condition) return { query: null, limits: null, anchors: [] }
  const { clauses, tsquery, limits } = condition
  const counts = await Promise.all(
    clauses.map((clause) => countMeeting(deps.sql, tsQueryText([clause]), countedForAnchor)),
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

/** Searches follow the names of the reference data, and bounds in another currency the rates of the bank. */
export async function renewConditions(deps: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  for (const { id, filters } of await listOutdated(deps.sql, renewedAtOnce)) {
    const condition = await storedCondition(deps, filters)
    await deps.sql.begin(async (sql) => setCondition(sql, id, condition))
  }
}
