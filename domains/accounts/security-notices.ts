import { randomUUID } from 'node:crypto'
import { phonePrefix } from '#contract/limits.ts'
import type { AccountChange } from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../deps.ts'
import { notifyOfAccount } from '../notifications/service.ts'
import { codeWindow, limits } from './rate-limits.ts'
import { spend } from '../limits/service.ts'
import { deliver, messageTexts, phoneText, sendMail } from '../mailer/service.ts'
import type { Account } from './rules.ts'

type Told = Pick<Account, 'id' | 'username' | 'email' | 'phone' | 'language'>

/**
 * Tells the owner of an account that its password, number or second factor has changed, in case it was not them:
 * on the site, and by mail; by SMS where there is no address. `account` is as it was before: a number that was
 * changed is told itself. It is said once, whether or not it arrives.
 */
export async function notifyOfChange(
  deps: Deps,
  account: Told,
  change: AccountChange,
): Promise<void> {
  await notifyOfAccount(deps.sql, account.id, change, deps.clock.now())
  const { email, username, language: lang } = account
  if (email !== '') {
    const about = messageTexts[lang].safety.changes[change]
    await sendMail(deps, 'safety', { email, username, lang }, '/login?restore=1', { about })
    return
  }
  if (account.phone !== '' && (await mayCostSms(deps, account.id)))
    await sendSms(deps, account, change)
}

/** An SMS costs: a few a day for an account, out of the same hour's budget as codes. */
async function mayCostSms(deps: Deps, id: number): Promise<boolean> {
  const budgets = [
    { key: `notice:${id}`, ...limits.noticesOfAccount },
    { key: 'code:site', most: deps.codeBudget.ofSite, window: codeWindow },
  ]
  try {
    await spend(deps, budgets)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

async function sendSms(deps: Deps, { phone, language: lang }: Told, change: AccountChange) {
  const { changes, sms } = messageTexts[lang].safety
  const text = phoneText(lang, sms(changes[change], change === 'phone'))
  const message = { to: phonePrefix + phone, text, lang, key: randomUUID() }
  await deliver(() => deps.messenger.sms(message))
}
