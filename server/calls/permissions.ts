import type { Call } from '#contract/call.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Caller } from './authentication.ts'

/** Refuses a caller without the right that the call declares (`auth`). */
export function checkPermission(call: Call, { user, visitor, hasBadToken }: Caller): void {
  if (call.auth === 'anyone') return
  if (user || (call.auth === 'visitor' && visitor.id)) return
  if (hasBadToken) throw new Refusal('token_invalid', 'token')
  if (call.auth === 'visitor') throw new Refusal('token_missing', 'token')
  const isFavorite = call.path === '/favorites/manage_favorites.php'
  throw new Refusal(isFavorite ? 'login_to_favorite' : 'login_required')
}
