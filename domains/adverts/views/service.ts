import type { Sql } from 'postgres'
import { setTimeout as delay } from 'node:timers/promises'
import { countViews, type View } from './store.ts'

/** Time that a view waits for others, ms; no page waits for it. */
const batchMs = 20

interface Batch {
  readonly views: View[]
  readonly counted: Promise<Map<number, number>>
}

/** The open batch of each database; tests have their own. */
const open = new WeakMap<Sql, Batch>()

/**
 * Counts a view in a batch with concurrent ones, which share one commit. Resolves after the commit, so that no
 * acknowledged view is lost. Returns the total of the advert.
 */
export async function countInBatch(sql: Sql, view: View): Promise<number> {
  const batch = open.get(sql) ?? begin(sql)
  batch.views.push(view)
  return (await batch.counted).get(view.advertId) ?? 0
}

function begin(sql: Sql): Batch {
  const views: View[] = []
  const counted = delay(batchMs).then(() => {
    open.delete(sql)
    return countViews(sql, views)
  })
  const batch = { views, counted }
  open.set(sql, batch)
  return batch
}

export { deletePastViewers } from './store.ts'
