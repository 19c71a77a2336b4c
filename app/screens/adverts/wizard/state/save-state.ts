import { isRefusedAs } from '../../../../lib/calls/refusal.ts'
import { isLoginNeeded } from '../outcome/login-needed.tsx'

/**
 * `local`: nobody is logged in, this browser keeps it; `ended`: the same after a session has ended; `offline`:
 * not sent yet, it goes on by itself; `refused`: the server will not have it so; `conflict`: another window has
 * written on the draft; `full`: there are as many drafts as there may be.
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

/** How a draft stands that the server did not take; without a login the owner is ''. */
export function stateAfter(error: unknown, owner: string): SaveState {
  if (isLoginNeeded(error)) return owner === '' ? 'local' : 'ended'
  if (isRefusedAs(error, 'draft_changed')) return 'conflict'
  if (isRefusedAs(error, 'too_many_drafts')) return 'full'
  return isRefusedAs(error, 'unavailable') ? 'offline' : 'refused'
}
