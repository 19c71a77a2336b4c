import { currentUser, lastUserId } from './current-user.ts'

/**
 * An action interrupted by a required login. Stored per tab for half an hour, so that it survives the login page and a
 * registration; not in the address, which could be shared.
 */
export interface Intent {
  readonly kind: 'favorite' | 'save-search' | 'posting' | 'message' | 'offer' | 'follow'
  /** Id of an advert or user, list address or wizard button. */
  readonly subject: string
}

interface StoredIntent extends Intent {
  /** User whose session had expired: the intent runs only for the same user. Null: a visitor's, runs for any user. */
  readonly userId: string | null
}

const key = 'intent'
const lifetimeMs = 30 * 60_000

/** Replaces the previous intent. */
export function saveIntent(intent: Intent): void {
  const until = Date.now() + lifetimeMs
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...intent, userId: lastUserId(), until }))
  } catch {
    // Not stored: the user repeats the action after the login.
  }
}

/** Returns and removes the subject of the stored intent; null when it is of another kind, expired or another user's. */
export function takeIntent(kind: Intent['kind'], subject?: string): string | null {
  const stored = readIntent()
  if (stored?.kind !== kind || (subject !== undefined && stored.subject !== subject)) return null
  dropIntent()
  return stored.userId === null || stored.userId === currentUser()?.id ? stored.subject : null
}

/** Subject of the stored intent, which stays; null when it is of another kind or expired. */
export function intentFor(kind: Intent['kind']): string | null {
  const stored = readIntent()
  return stored?.kind === kind ? stored.subject : null
}

/** Called when the login is closed without logging in. */
export function dropIntent(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

function readIntent(): StoredIntent | null {
  try {
    const stored: Partial<StoredIntent & { until: number }> = JSON.parse(
      sessionStorage.getItem(key) ?? '{}',
    )
    const { kind, subject, userId = null, until = 0 } = stored
    if (!kind || typeof subject !== 'string' || until <= Date.now()) return null
    return { kind, subject, userId }
  } catch {
    return null
  }
}
