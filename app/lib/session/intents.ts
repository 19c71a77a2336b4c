import { currentUser, lastUserId } from './current-user.ts'

/**
 * What somebody wanted to do and had to log in for: kept for the tab and for half an hour, so that it outlives the
 * login's page and a registration, and in no address, which could be passed on.
 */
export interface Intent {
  readonly kind: 'favorite' | 'save-search' | 'posting'
  /** Id of the advert; address of the list; the button of the wizard. */
  readonly subject: string
}

interface KeptIntent extends Intent {
  /** Whose session had ended: nobody else goes on with it. Null: a visitor's, whoever logs in. */
  readonly userId: string | null
}

const key = 'intent'
const keptForMs = 30 * 60_000

/** Takes the place of what was wanted before. */
export function keepIntent(intent: Intent): void {
  const until = Date.now() + keptForMs
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...intent, userId: lastUserId(), until }))
  } catch {
    // Kept nowhere: after the login one presses again.
  }
}

/** Gives the subject of what was wanted, once; null when it is something else, too long ago, or another person's. */
export function takeIntent(kind: Intent['kind'], subject?: string): string | null {
  const kept = readIntent()
  if (kept?.kind !== kind || (subject !== undefined && kept.subject !== subject)) return null
  dropIntent()
  return kept.userId === null || kept.userId === currentUser()?.id ? kept.subject : null
}

/** Whoever closes the login has thought better of it. */
export function dropIntent(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept.
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
