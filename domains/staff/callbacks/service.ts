import {
  confirmCallback,
  dropCallback,
  openCallback,
  openCallbacks,
  type Callback,
} from '../../accounts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import { writeAudit } from '../audit/service.ts'

export { openCallbacks, type Callback }

/** Who works a request off; null: an operator's command. */
type StaffId = number | null

/**
 * Calls the person with a code, by which they finish the registration; the line is written before. Refuses a number
 * without an open request, and says so when the call cannot be made.
 */
export async function callBack(deps: Deps, staffId: StaffId, phone: string): Promise<Callback> {
  return confirmCallback(deps, phone, async (sql, request) => {
    await record(sql, staffId, 'callback.call', request)
  })
}

/** As `callBack`, by the id of the request. */
export async function callBackById(deps: Deps, staffId: StaffId, id: number): Promise<void> {
  const { phone } = await openCallback(deps, id)
  await callBack(deps, staffId, phone)
}

/** Closes a request without a call. Refuses one that is closed. */
export async function closeCallback(deps: Deps, staffId: StaffId, id: number): Promise<void> {
  await dropCallback(deps, id, (sql, request) => record(sql, staffId, 'callback.close', request))
}

async function record(
  sql: Db,
  staffId: StaffId,
  act: 'callback.call' | 'callback.close',
  { id, status }: Callback,
): Promise<void> {
  await writeAudit(sql, {
    ...{ staffId, act, subject: { kind: 'callback', id } },
    before: { status },
    // Whether a call succeeds is not known yet.
    ...(act === 'callback.close' && { after: { status: 'closed' } }),
  })
}
