import { accountCalls } from '#contract/accounts.ts'
import type { Lang } from '#contract/languages.ts'
import { prefixOf } from './addresses.ts'
import { postCall } from './calls.ts'
import { store } from './storage.ts'

/** A change of this key tells the other tabs that someone has logged in or out here. */
const key = 'session'

export function announceSession(change: 'in' | 'out'): void {
  store(key, `${change}:${Date.now()}`)
}

/** Ends the session, in every tab, and goes home. A session that is over already ends as well. */
export async function logOut(lang: Lang): Promise<void> {
  await postCall(accountCalls.logOut, {}).catch(() => undefined)
  announceSession('out')
  goHome(lang)
}

/** Follows what other tabs do. Returns the way to stop. */
export function followSession(lang: Lang, onLogin: () => void): () => void {
  const follow = ({ key: changed, newValue }: StorageEvent): void => {
    if (changed !== key || !newValue) return
    if (newValue.startsWith('in')) onLogin()
    else goHome(lang)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function goHome(lang: Lang): void {
  location.assign(prefixOf(lang) || '/')
}
