import { emailProblem } from '#contract/rules/account-rules.ts'
import type { Lang } from '#contract/languages.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import { personOf, type User, type Visitor } from '../../implement.ts'
import { findOwnAccount, updateAccount, type OwnAccount } from './store.ts'
import { mailRequesterOfUser, limitMails } from '../quotas.ts'
import { mobilePhone, takeProof } from '../codes/service.ts'
import { resetAttempts, limit } from '../../limits/service.ts'
import { deleteLinks } from '../links/service.ts'
import { mailLink, storeDecoyLink } from '../links/service.ts'
import { sendMail } from '../../mailer/service.ts'
import { checkShownName } from '../names.ts'
import { notifyOfChange } from '../notices/service.ts'
import { checkNewPassword, comparedHash, noPassword } from '../passwords.ts'
import type { Account } from '../rules.ts'
import { deleteSessions } from '../sessions/service.ts'
import {
  findAccountByEmail,
  findAccountById,
  findAccountByPhone,
  updatePasswordHash,
  updatePhone,
} from '../store.ts'
import { refuseTaken } from '../unique-violation.ts'
import { findPlaceId } from '../../places/service.ts'
import { limits } from '../rate-limits.ts'

/** The account as its owner sees it. */
export async function ownAccount(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: User,
): Promise<OwnAccount> {
  const account = await findOwnAccount(deps.sql, user.id, deps.clock.now())
  if (!account) throw new Refusal('user_not_found')
  return account
}

export interface TypedAccount {
  readonly fullName?: string | undefined
  readonly brand?: string | undefined
  readonly address?: string | undefined
  readonly place?: string | undefined
  readonly language?: Lang | undefined
}

/**
 * Stores changes that need no verification; absent fields stay. A company with a new name is not verified any more.
 * Refuses an unknown place, and a company without a name.
 */
export async function saveAccount(deps: Deps, user: User, typed: TypedAccount): Promise<void> {
  const { fullName, brand, address, place, language } = typed
  const { accountType, brand: brandBefore } = await ownAccount(deps, user)
  if (accountType === 1 && brand?.trim() === '') throw new Refusal('field_required', 'brand')
  for (const [field, name] of Object.entries({ fullName, brand })) checkShownName(name ?? '', field)
  const placeId = place ? await findPlaceId(deps.sql, place) : null
  if (place && placeId === null) throw new Refusal('place_required', 'place')
  await updateAccount(deps.sql, user.id, {
    ...(fullName !== undefined && { fullName: fullName.trim() }),
    ...(brand !== undefined && accountType === 1 && { brand: brand.trim() }),
    ...(brand !== undefined && brand.trim() !== brandBefore && { verifiedAt: null }),
    ...(address !== undefined && { address: address.trim() }),
    ...(language !== undefined && { language }),
    ...(place !== undefined && { placeId }),
  })
  await deps.cacheInvalidation.invalidate(`seller:${user.id}`)
}

/**
 * Mails a confirmation link to the new address. The owner of an address that has an account is informed by mail
 * instead, so that the answer reveals nothing. Refuses a wrong password and an invalid address.
 */
export async function changeEmail(
  deps: Deps,
  user: User,
  typed: string,
  password: string,
): Promise<void> {
  const problem = emailProblem(typed)
  if (problem) throw new Refusal(problem, 'email')
  const account = await confirmPassword(deps, user, password)
  const email = typed.trim().toLowerCase()
  if (email === account.email) throw new Refusal('nothing_new', 'email')
  await limitMails(deps, mailRequesterOfUser(user), email)
  const { id, fullName, language: lang } = account
  if (await findAccountByEmail(deps.sql, email)) {
    await storeDecoyLink(deps, id, email)
    if (await sendMail(deps, 'alreadyRegistered', { email, fullName, lang }, { path: '/login' }))
      return
    throw new Refusal('email_not_sent', 'email')
  }
  await mailLink(deps, 'change', { id, fullName, lang }, email)
}

/**
 * Changes the number to one that this user has just verified; ends the other sessions. Refuses a wrong password, a
 * taken number and a missing proof.
 */
export async function changePhone(
  deps: Deps,
  caller: { user: User; visitor: Visitor },
  typed: string,
  password: string,
): Promise<void> {
  const { user } = caller
  const phone = mobilePhone(deps, typed)
  const account = await confirmPassword(deps, user, password)
  if (await findAccountByPhone(deps.sql, phone)) throw new Refusal('phone_of_other', 'phone')
  await deps.sql.begin(async (sql) => {
    await takeProof(sql, deps, caller, phone, 'change')
    await updatePhone(sql, user.id, phone).catch(refuseTaken('phone_of_other', 'phone'))
    await deleteSessions(sql, user.id, user.sessionId)
    await deleteLinks(sql, user.id)
    await notifyOfChange(sql, account, 'phone', deps.clock.now())
  })
}

/**
 * Changes the password and ends the other sessions. Refuses a wrong old password, within limits, and a weak new one.
 */
export async function changePassword(
  deps: Deps,
  user: User,
  oldPassword: string,
  newPassword: string,
): Promise<void> {
  const account = await checkPassword(deps, user, oldPassword, ['old_password_wrong', 'oldPass'])
  checkNewPassword(deps, newPassword, [account.username, account.phone, account.email], 'newPass')
  const hash = await deps.hasher.hash(newPassword)
  await deps.sql.begin(async (sql) => {
    await updatePasswordHash(sql, user.id, hash)
    await deleteSessions(sql, user.id, user.sessionId)
    await deleteLinks(sql, user.id)
    await notifyOfChange(sql, account, 'password', deps.clock.now())
  })
  await resetAttempts(deps, attemptsKeyOf(user))
}

/** Requires the password of whoever is there for a sensitive operation. Refuses a wrong one, within limits. */
export async function confirmPassword(deps: Deps, user: User, password: string): Promise<Account> {
  const account = await checkPassword(deps, user, password, ['wrong_password', 'password'])
  await resetAttempts(deps, attemptsKeyOf(user))
  return account
}

/**
 * Counts the attempt and refuses a wrong password with the given code, and any where there is none yet; the caller
 * resets the counter.
 */
async function checkPassword(
  deps: Deps,
  user: User,
  password: string,
  [code, field]: readonly [RefusalCode, string],
): Promise<Account> {
  await limit(deps, attemptsKeyOf(user), limits.passwordsOfSession, field)
  const account = await findAccountById(deps.sql, personOf(user))
  if (account?.passwordHash === noPassword) throw new Refusal('no_password_yet', field)
  const isCorrect = await deps.hasher.verify(password, comparedHash(deps, account))
  if (!account || !isCorrect) throw new Refusal(code, field)
  return account
}

function attemptsKeyOf({ sessionId }: User): string {
  return `password:${sessionId}`
}
