import { emailProblem } from '#contract/rules/account-rules.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import { personOf, type User } from '../../implement.ts'
import { mailRequesterOfVisitor, limitMails } from '../quotas.ts'
import { takeProof, validPhone, type Asker } from '../codes/service.ts'
import { limit } from '../../limits/service.ts'
import { deleteLinks } from '../links/service.ts'
import { mailLink } from '../links/service.ts'
import { notifyOfChange } from '../notices/service.ts'
import { checkNewPassword, noPassword } from '../passwords.ts'
import type { Account } from '../rules.ts'
import { refuseBannedOwner } from '../restrictions/service.ts'
import { endAllAccess } from '../sessions/service.ts'
import { findAccountByEmail, findAccountByPhone, updatePasswordHash } from '../store.ts'
import { limits } from '../rate-limits.ts'

/**
 * Sets a new password for a number that this visitor has just verified and ends all access; a first password
 * keeps the session that it is set from. Refuses an unknown number, a missing proof, a weak password and a banned
 * account.
 */
export async function restoreByPhone(
  deps: Deps,
  asker: Asker,
  typedPhone: string,
  password: string,
): Promise<void> {
  const phone = validPhone(typedPhone)
  await limit(deps, `restore:${asker.visitor.address}`, limits.checksOfAddress, 'phone')
  const account = await findAccountByPhone(deps.sql, phone)
  if (!account) throw new Refusal('no_account', 'phone')
  checkNewPassword(deps, password, [account.username, phone], 'password')
  const hash = await deps.hasher.hash(password)
  await deps.sql.begin(async (sql) => {
    await takeProof(sql, deps, asker, phone, 'restore')
    await refuseBannedOwner({ sql, clock: deps.clock }, account.id)
    await updatePasswordHash(sql, account.id, hash)
    await endAllAccess(sql, account.id, deps.clock.now(), keptSession(account, asker.user))
    await deleteLinks(sql, account.id)
    // A person who has just read a code on the number need not be notified there.
    const change = isFirstPassword(account) ? 'firstPassword' : 'password'
    await notifyOfChange(sql, { ...account, phone: '' }, change, deps.clock.now())
  })
}

/** None of an account that is recovered: somebody else may have the cookie. */
function keptSession(account: Account, user: User | null): string | undefined {
  const isOwn = user !== null && personOf(user) === account.id
  return isOwn && isFirstPassword(account) ? user.sessionId : undefined
}

function isFirstPassword({ passwordHash }: Account): boolean {
  return passwordHash === noPassword
}

/**
 * Mails a recovery link; that an account is banned is only said to who opens it. Refuses an unknown address, as the
 * specification requires, within rate limits.
 */
export async function restoreByEmail(deps: Deps, asker: Asker, typed: string): Promise<void> {
  const problem = emailProblem(typed)
  if (problem) throw new Refusal(problem, 'email')
  const email = typed.trim().toLowerCase()
  const account = await findAccountByEmail(deps.sql, email)
  await limitMails(deps, mailRequesterOfVisitor(asker.visitor, account), email)
  if (account?.status !== 'active' && account?.status !== 'banned') {
    throw new Refusal('email_unknown', 'email')
  }
  const { id, fullName, language } = account
  await mailLink(deps, 'restore', { id, fullName, lang: language }, email)
}
