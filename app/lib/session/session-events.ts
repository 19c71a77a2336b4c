import { endSessionHere } from './current-user.ts'
import { store } from '../browser/storage.ts'

/** A change of this key tells the other tabs that someone has logged in or out here, or is logged in no more. */
export const sessionKey = 'session'

export function announceSession(change: 'in' | 'out' | 'over'): void {
  store(sessionKey, `${change}:${Date.now()}`)
}

/** The server has said that the session is over: no tab asks on in its name. */
export function noteSessionOver(): void {
  if (endSessionHere()) announceSession('over')
}
