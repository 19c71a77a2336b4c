/** What the browser keeps for us. Private windows and full disks refuse: then nothing is kept, and nothing breaks. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Kept nowhere: the choice lasts as long as the page.
  }
}

const consentKey = 'cookies'

export type Consent = 'all' | 'necessary'

/** The answer to the cookie notice; null as long as there is none. */
export function readConsent(): Consent | null {
  const stored = readStored(consentKey)
  return stored === 'all' || stored === 'necessary' ? stored : null
}

export function storeConsent(consent: Consent): void {
  store(consentKey, consent)
}
