/**
 * Access to localStorage and sessionStorage. Private windows and full disks throw: then values are not stored, without
 * an error.
 */
export function readStored(key: string): string | null {
  return readFrom('localStorage', key)
}

export function store(key: string, value: string | null): void {
  storeIn('localStorage', key, value)
}

/** Same of this tab. */
export function readInTab(key: string): string | null {
  return readFrom('sessionStorage', key)
}

export function storeInTab(key: string, value: string | null): void {
  storeIn('sessionStorage', key, value)
}

type Kind = 'localStorage' | 'sessionStorage'

function readFrom(kind: Kind, key: string): string | null {
  try {
    return globalThis[kind].getItem(key)
  } catch {
    return null
  }
}

function storeIn(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[kind].removeItem(key)
    else globalThis[kind].setItem(key, value)
  } catch {
    // Not stored: the choice lasts until the page is closed.
  }
}

const consentKey = 'cookies'

export type Consent = 'all' | 'necessary'

/** Answer to the cookie notice; null until it is answered. */
export function readConsent(): Consent | null {
  const stored = readStored(consentKey)
  return stored === 'all' || stored === 'necessary' ? stored : null
}

const consentListeners = new Set<() => void>()

export function storeConsent(consent: Consent): void {
  store(consentKey, consent)
  for (const listener of consentListeners) listener()
}

/** Calls back when the answer changes on this page. */
export function onConsent(listener: () => void): () => void {
  consentListeners.add(listener)
  return () => consentListeners.delete(listener)
}
