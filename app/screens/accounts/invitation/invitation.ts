import { useSyncExternalStore } from 'react'
import { useSettings } from '../../../lib/calls/settings.ts'

const key = 'invitation'
const listeners = new Set<() => void>()
/** For browsers that store nothing. */
let held = ''

/** The invitation code that was found right in this tab; empty without one. */
export function readInvitation(): string {
  if (held) return held
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Empty: the code was refused. */
export function storeInvitation(code: string): void {
  held = code
  try {
    if (code) sessionStorage.setItem(key, code)
    else sessionStorage.removeItem(key)
  } catch {
    // Held until the page is closed.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a registration has to begin with an invitation code. */
export function useNeedsInvitation(): boolean {
  const { invitationsOnly } = useSettings()
  const code = useSyncExternalStore(subscribe, readInvitation, () => '')
  return invitationsOnly && code === ''
}
