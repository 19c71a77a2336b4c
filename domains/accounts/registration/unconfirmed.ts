import { emailProblem } from '#contract/rules/account-rules.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../../implement.ts'
import { askingVisitor, limitMails } from '../quotas.ts'
import { mailLink } from '../links/service.ts'
import { countGuess, findUnconfirmed } from '../login/service.ts'
import type { Unconfirmed } from '../unconfirmed-store.ts'

/**
 * Mails the link once more to who has registered with this address and password. Refuses what is no address, a
 * wrong password, and too many guesses or mails.
 */
export async function resendConfirmation(
  deps: Deps,
  visitor: Visitor,
  typed: string,
  password: string,
): Promise<void> {
  const problem = emailProblem(typed)
  if (problem) throw new Refusal(problem, 'email')
  const email = typed.trim().toLowerCase()
  await countGuess(deps, visitor, email, null)
  const waiting = await findUnconfirmed(deps, email, password)
  if (!waiting) throw new Refusal('wrong_password', 'password')
  await mailConfirmation(deps, visitor, waiting, email)
}

/** Mails a link that opens the account; the one before is spent. Refuses too many mails. */
export async function mailConfirmation(
  deps: Deps,
  visitor: Visitor,
  { id, username, language }: Unconfirmed,
  email: string,
): Promise<void> {
  await limitMails(deps, askingVisitor(visitor, null), email)
  await mailLink(deps, 'confirm', { id, username, lang: language }, email)
}
