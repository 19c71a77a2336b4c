import { accountCalls } from '#contract/accounts/accounts.ts'
import { addressIn, type Lang } from '#contract/languages.ts'
import { postInBackground } from '../calls/calls.ts'
import { beginSessionHere, endSessionHere } from './current-user.ts'
import { announceSession, sessionKey } from './session-events.ts'

/** Ends the session, in every tab, and goes home. A session that is over already ends as well. */
export async function logOut(lang: Lang): Promise<void> {
  await postInBackground(accountCalls.logOut, {}).catch(() => undefined)
  announceSession('out')
  goHome(lang)
}

/** Follows what other tabs do. Returns the way to stop. */
export function followSession(lang: Lang, onLogin: () => void): () => void {
  const follow = ({ key: changed, newValue }: StorageEvent): void => {
    if (changed !== sessionKey || !newValue) return
    const [change] = newValue.split(':')
    if (change === 'out') goHome(lang)
    // Nobody has chosen to leave: what is typed here stays, and the next call asks for a login.
    if (change === 'over') endSessionHere()
    if (change !== 'in') return
    beginSessionHere()
    onLogin()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function goHome(lang: Lang): void {
  location.assign(addressIn(lang, '/'))
}
