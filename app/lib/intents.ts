/**
 * What somebody wanted to do and had to log in for: kept for the tab and for half an hour, so that it outlives the
 * login's page and a registration, and in no address, which could be passed on.
 */
export interface Intent {
  readonly kind: 'favorite' | 'save-search'
  /** Id of the advert; address of the list. */
  readonly subject: string
}

const key = 'intent'
const keptForMs = 30 * 60_000

/** Takes the place of what was wanted before. */
export function keepIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...intent, until: Date.now() + keptForMs }))
  } catch {
    // Kept nowhere: after the login one presses again.
  }
}

/** Gives the subject of what was wanted, once; null when it is something else, or too long ago. */
export function takeIntent(kind: Intent['kind'], subject?: string): string | null {
  const kept = readIntent()
  if (kept?.kind !== kind || (subject !== undefined && kept.subject !== subject)) return null
  dropIntent()
  return kept.subject
}

/** Whoever closes the login has thought better of it. */
export function dropIntent(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept.
  }
}

function readIntent(): Intent | null {
  try {
    const kept: Partial<Intent & { until: number }> = JSON.parse(
      sessionStorage.getItem(key) ?? '{}',
    )
    const { kind, subject, until = 0 } = kept
    return kind && typeof subject === 'string' && until > Date.now() ? { kind, subject } : null
  } catch {
    return null
  }
}
