import { isRefusedAs } from '../../../../lib/calls/refusal.ts'
import { isLoginNeeded } from '../outcome/login-needed.tsx'

/**
 * `local`: a visitor's draft, stored only in this browser; `ended`: same after an expired session; `offline`: not sent
 * yet, retried automatically; `refused`: the server rejects it; `conflict`: another window has saved the draft; `full`:
 * the limit of drafts is reached.
 */
export type SaveState =
  | 'idle'
  | 'local'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'ended'
  | 'refused'
  | 'conflict'
  | 'full'

/** State of a draft after a failed save; the owner of a visitor's draft is ''. */
export function stateAfter(error: unknown, owner: string): SaveState {
  if (isLoginNeeded(error)) return owner === '' ? 'local' : 'ended'
  if (isRefusedAs(error, 'draft_changed')) return 'conflict'
  if (isRefusedAs(error, 'too_many_drafts')) return 'full'
  return isRefusedAs(error, 'unavailable') ? 'offline' : 'refused'
}
