import { endLocalSession } from './current-user.ts'
import { store } from '../browser/storage.ts'

/** Changes of this key notify other tabs of a login, a logout or an expired session. */
export const sessionKey = 'session'

export function announceSession(change: 'in' | 'out' | 'over'): void {
  store(sessionKey, `${change}:${Date.now()}`)
}

/** Tells all tabs that the server has reported the session as expired. */
export function noteSessionOver(): void {
  if (endLocalSession()) announceSession('over')
}
