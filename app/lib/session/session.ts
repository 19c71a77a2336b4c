import { accountCalls } from '#contract/accounts/accounts.ts'
import { addressIn, type Lang } from '#contract/languages.ts'
import { postInBackground } from '../calls/calls.ts'
import { readStored } from '../browser/storage.ts'
import { currentUser, startLocalSession, endLocalSession } from './current-user.ts'
import { forgetBotTalk } from './forget-bot-talk.ts'
import { announceSession, sessionKey } from './session-events.ts'

/** Ends the session in all tabs and goes to the home page. An expired session counts as ended. */
export async function logOut(lang: Lang): Promise<void> {
  await postInBackground(accountCalls.logOut, {}).catch(() => undefined)
  announceSession('out')
  goHome(lang)
}

/** Time, as `Date.now()` tells it, since which changes of other tabs have not been heard. */
let unheardSince = performance.timeOrigin

/**
 * Follows the session changes of other tabs, also the last one from before: a page is rendered for a user whom another
 * tab may log out before this one listens. Returns the cleanup function.
 */
export function followSession(lang: Lang, onLogin: () => void): () => void {
  const follow = (change: string | undefined): void => {
    if (change === 'out') goHome(lang)
    // The session expired without a logout: typed text stays, and the next call requests a login.
    if (change === 'over') endLocalSession()
    if (change !== 'in') return
    startLocalSession()
    onLogin()
  }
  const onStored = ({ key: changed, newValue }: StorageEvent): void => {
    if (changed === sessionKey && newValue) follow(newValue.split(':')[0])
  }
  window.addEventListener('storage', onStored)
  const [change, changedAt] = readStored(sessionKey)?.split(':') ?? []
  // Whose page was rendered after the logout may stay where they are.
  if (Number(changedAt) > unheardSince && (change === 'in' || currentUser() !== null))
    follow(change)
  return () => {
    unheardSince = Date.now()
    window.removeEventListener('storage', onStored)
  }
}

function goHome(lang: Lang): void {
  forgetBotTalk()
  location.assign(addressIn(lang, '/'))
}
