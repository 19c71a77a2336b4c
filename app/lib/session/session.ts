import { accountCalls } from '#contract/accounts/accounts.ts'
import { addressIn, type Lang } from '#contract/languages.ts'
import { postInBackground } from '../calls/calls.ts'
import { startLocalSession, endLocalSession } from './current-user.ts'
import { forgetBotTalk } from './forget-bot-talk.ts'
import { announceSession, sessionKey } from './session-events.ts'

/** Ends the session in all tabs and goes to the home page. An expired session counts as ended. */
export async function logOut(lang: Lang): Promise<void> {
  await postInBackground(accountCalls.logOut, {}).catch(() => undefined)
  announceSession('out')
  goHome(lang)
}

/** Follows the session changes of other tabs. Returns the cleanup function. */
export function followSession(lang: Lang, onLogin: () => void): () => void {
  const follow = ({ key: changed, newValue }: StorageEvent): void => {
    if (changed !== sessionKey || !newValue) return
    const [change] = newValue.split(':')
    if (change === 'out') goHome(lang)
    // The session expired without a logout: typed text stays, and the next call requests a login.
    if (change === 'over') endLocalSession()
    if (change !== 'in') return
    startLocalSession()
    onLogin()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function goHome(lang: Lang): void {
  forgetBotTalk()
  location.assign(addressIn(lang, '/'))
}
