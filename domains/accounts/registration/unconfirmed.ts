import { emailProblem } from '#contract/rules/account-rules.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../../implement.ts'
import { mailRequesterOfVisitor, limitMails } from '../quotas.ts'
import { mailLink } from '../links/service.ts'
import { countPasswordAttempt, findUnconfirmed } from '../login/service.ts'
import type { Unconfirmed } from '../unconfirmed-store.ts'

/**
 * Mails the confirmation link again to the owner of an unconfirmed registration. Refuses an invalid address, a wrong
 * password, and too many attempts or mails.
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
  await countPasswordAttempt(deps, visitor, email, null)
  const unconfirmed = await findUnconfirmed(deps, email, password)
  if (!unconfirmed) throw new Refusal('wrong_password', 'password')
  await mailConfirmation(deps, visitor, unconfirmed, email)
}

/** Mails a link that activates the account and replaces the previous one. Refuses too many mails. */
export async function mailConfirmation(
  deps: Deps,
  visitor: Visitor,
  { id, language }: Unconfirmed,
  email: string,
): Promise<void> {
  await limitMails(deps, mailRequesterOfVisitor(visitor, null), email)
  await mailLink(deps, 'confirm', { id, fullName: '', lang: language }, email)
}
