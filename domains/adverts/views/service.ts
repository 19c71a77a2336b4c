import type { Sql } from 'postgres'
import { setTimeout as delay } from 'node:timers/promises'
import { countViews, type View } from './store.ts'

/** How long a view waits for others, ms: nobody waits for its answer. */
const gathering = 20

interface Batch {
  readonly views: View[]
  readonly counted: Promise<Map<number, number>>
}

/** The batch that is being gathered, for each database: a test has its own. */
const open = new WeakMap<Sql, Batch>()

/**
 * Counts a view together with all that come in the same moment: a busy list costs one commit, not a hundred. The
 * answer comes when it is stored, so none that was answered is ever lost. Gives the advert's total.
 */
export async function countInBatch(sql: Sql, view: View): Promise<number> {
  const batch = open.get(sql) ?? begin(sql)
  batch.views.push(view)
  return (await batch.counted).get(view.advertId) ?? 0
}

function begin(sql: Sql): Batch {
  const views: View[] = []
  const counted = delay(gathering).then(() => {
    open.delete(sql)
    return countViews(sql, views)
  })
  const batch = { views, counted }
  open.set(sql, batch)
  return batch
}

export { forgetViewers } from './store.ts'
