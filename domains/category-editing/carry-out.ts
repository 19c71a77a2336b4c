import type { TransactionSql } from 'postgres'
import type { EditEffects } from '#contract/staff/categories.ts'
import type { Deps } from '../deps.ts'

export type EditDeps = Pick<Deps, 'sql' | 'cacheInvalidation'>

/** A change that was checked, with what it will do to what exists. */
export interface Planned {
  readonly effects: EditEffects
  readonly apply: () => Promise<void>
}

export const noEffects: EditEffects = {
  ...{ subcategories: [], adverts: 0, having: 0, lacking: 0, beyond: 0 },
  ...{ options: [], drafts: 0, searches: 0, unfit: [] },
}

/**
 * Checks a change and applies it, unless it is a preview, in one transaction. Pages and search follow at once, saved
 * searches with the next round of their job.
 */
export async function carryOut<Plan extends Planned>(
  deps: EditDeps,
  isPreview: boolean,
  plan: (sql: TransactionSql) => Promise<Plan>,
): Promise<Plan> {
  const { planned } = await deps.sql.begin(async (sql) => {
    const checked = await plan(sql)
    if (!isPreview) {
      await checked.apply()
      await sql`update saved_searches set is_outdated = true where not is_outdated`
    }
    return { planned: checked }
  })
  if (!isPreview) await deps.cacheInvalidation.invalidate('content')
  return planned
}
