import { currentUser, lastUserId } from './current-user.ts'

/**
 * An action interrupted by a required login. Stored per tab for half an hour, so that it survives the login page and a
 * registration; not in the address, which could be shared.
 */
export interface Intent {
  readonly kind: 'favorite' | 'save-search' | 'posting'
  /** Advert id, list address or wizard button. */
  readonly subject: string
}

interface KeptIntent extends Intent {
  /** User whose session had expired: the intent runs only for the same user. Null: a visitor's, runs for any user. */
  readonly userId: string | null
}

const key = 'intent'
const keptForMs = 30 * 60_000

/** Replaces the previous intent. */
export function keepIntent(intent: Intent): void {
  const until = Date.now() + keptForMs
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...intent, userId: lastUserId(), until }))
  } catch {
    // Not stored: the user repeats the action after the login.
  }
}

/** Returns and removes the subject of the stored intent; null when it is of another kind, expired or another user's. */
export function takeIntent(kind: Intent['kind'], subject?: string): string | null {
  const kept = readIntent()
  if (kept?.kind !== kind || (subject !== undefined && kept.subject !== subject)) return null
  dropIntent()
  return kept.userId === null || kept.userId === currentUser()?.id ? kept.subject : null
}

/** Called when the login is closed without logging in. */
export function dropIntent(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

function readIntent(): KeptIntent | null {
  try {
    const kept: Partial<KeptIntent & { until: number }> = JSON.parse(
      sessionStorage.getItem(key) ?? '{}',
    )
    const { kind, subject, userId = null, until = 0 } = kept
    if (!kind || typeof subject !== 'string' || until <= Date.now()) return null
    return { kind, subject, userId }
  } catch {
    return null
  }
}
