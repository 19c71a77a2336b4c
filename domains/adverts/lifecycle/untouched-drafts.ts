import { dayMs } from '#contract/rules/durations.ts'
import { draftDays } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import { changeOwn } from '../own.ts'
import { updateStatus } from '../own-store.ts'
import { removeFiles, removePhotosOf } from '../photos/service.ts'
import { isDraft } from '../rules.ts'
import { nextStatus } from '../transitions.ts'
import { isUntouched, listUntouched } from './expiry-store.ts'

/** Deletes drafts without changes for `draftDays`. */
export async function deleteUntouchedDrafts(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - draftDays * dayMs)
  for (const { id, ownerId } of await listUntouched(deps.sql, since)) {
    await deleteOne(deps, ownerId, id, since)
  }
}

/** Deletes a draft with its photos, unless it was changed in the meantime. */
async function deleteOne(deps: Deps, ownerId: number, id: number, since: Date): Promise<void> {
  const removedPhotos = await changeOwn(deps, ownerId, id, async (sql, draft) => {
    if (!isDraft(draft.status) || !(await isUntouched(sql, id, since))) return []
    await updateStatus(sql, id, {
      status: nextStatus(draft.status, 'delete'),
      deletedAt: deps.clock.now(),
    })
    return removePhotosOf(sql, deps, draft)
  }).catch(ignoreRefusal)
  await removeFiles(deps, removedPhotos)
}

/** The draft was deleted or published concurrently. */
function ignoreRefusal(error: unknown): [] {
  if (error instanceof Refusal) return []
  throw error
}
