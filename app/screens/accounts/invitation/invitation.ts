import { useSyncExternalStore } from 'react'
import { readInTab, storeInTab } from '../../../lib/browser/storage.ts'
import { useSettings } from '../../../lib/calls/settings.ts'

const key = 'invitation'
const listeners = new Set<() => void>()
/** For browsers that store nothing. */
let held = ''

/** The invitation code that was found right in this tab; empty without one. */
export function readInvitation(): string {
  return held || (readInTab(key) ?? '')
}

/** Empty: the code was refused. */
export function storeInvitation(code: string): void {
  held = code
  storeInTab(key, code || null)
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
