import { minuteMs } from '#contract/rules/durations.ts'
import { linkMinutes } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import type { Visitor } from '../../implement.ts'
import { digestOfLink, newLink } from '../../lib/secret-links.ts'
import { notifyOfAccount } from '../../notifications/service.ts'
import { notifyOfChange } from '../notices/service.ts'
import { limit } from '../../limits/service.ts'
import {
  deleteLink,
  deleteLinks,
  findLink,
  upsertLink,
  type EmailLink,
  type LinkPurpose,
} from './store.ts'
import { sendMail } from '../../mailer/service.ts'
import { checkNewPassword, comparedHash } from '../passwords.ts'
import { keepBanned, refuseBannedOwner } from '../restrictions/service.ts'
import { endAllAccess } from '../sessions/service.ts'
import {
  confirmEmailOf,
  findAccountByEmail,
  findAccountById,
  updatePasswordHash,
} from '../store.ts'
import { refuseTaken } from '../unique-violation.ts'
import type { Lang } from '#contract/languages.ts'
import { limits } from '../rate-limits.ts'

interface Recipient {
  readonly id: number
  readonly fullName: string
  readonly lang: Lang
}

/**
 * Stores a link that is not mailed, so that a request for somebody else's address cannot be distinguished from one for
 * a free address.
 */
export async function storeDecoyLink(deps: Deps, userId: number, email: string): Promise<void> {
  const digest = digestOfLink(newLink())
  const expiresAt = new Date(deps.clock.now().getTime() + linkMinutes.change * minuteMs)
  await upsertLink(deps.sql, { digest, userId, purpose: 'change', email, expiresAt })
}

/** Mails a single-use link with an expiry. Refuses if the mail could not be sent. */
export async function mailLink(
  deps: Deps,
  purpose: LinkPurpose,
  { id, fullName, lang }: Recipient,
  email: string,
): Promise<void> {
  const link = newLink()
  const expiresAt = new Date(deps.clock.now().getTime() + linkMinutes[purpose] * minuteMs)
  await upsertLink(deps.sql, { digest: digestOfLink(link), userId: id, purpose, email, expiresAt })
  const isSent = await sendMail(
    deps,
    purpose,
    { email, fullName, lang },
    { path: `/account-link/${link}` },
  )
  if (!isSent) throw new Refusal('email_not_sent', 'email')
}

/**
 * Returns what the link is for, without consuming it. Refuses a used, expired or unknown link, and a recovery of a
 * banned account, with the ban.
 */
export async function openLink(deps: Deps, visitor: Visitor, link: string): Promise<EmailLink> {
  await limit(deps, `link:${visitor.address}`, limits.linksOfAddress)
  const found = await findLink(deps.sql, digestOfLink(link), deps.clock.now())
  if (!found) throw new Refusal('link_spent', 'link')
  if (found.purpose === 'restore') await refuseBannedOwner(deps, found.userId)
  return found
}

/**
 * Confirms an e-mail address: of a new account, which is activated, or a changed one, of which the old address is
 * notified. The password is required, because the owner of the mailbox and of the account must be the same person.
 * Refuses a used link, a wrong password, and an address that another account has confirmed meanwhile.
 */
export async function confirmEmail(
  deps: Deps,
  visitor: Visitor,
  link: string,
  password: string,
): Promise<string> {
  const { purpose, userId } = await openLink(deps, visitor, link)
  if (purpose === 'restore') throw new Refusal('link_spent', 'link')
  await limit(deps, `confirm:${userId}`, limits.passwordsOfLink, 'password')
  const account = await findAccountById(deps.sql, userId)
  const isCorrect = await deps.hasher.verify(password, comparedHash(deps, account))
  if (!isCorrect) throw new Refusal('wrong_password', 'password')
  const confirmed = await deps.sql.begin(async (sql) => {
    const consumed = await takeLink(sql, deps, link)
    await confirmOrRefuse(sql, deps, consumed)
    await deleteLinks(sql, consumed.userId)
    const before = { id: userId, email: consumed.oldEmail, phone: '' }
    if (purpose === 'change' && before.email !== '')
      await notifyOfChange(sql, before, 'email', deps.clock.now())
    return consumed
  })
  return confirmed.email
}

/** Sets a new password by a recovery link and ends all access. Refuses a used link and a weak password. */
export async function setPasswordByLink(
  deps: Deps,
  visitor: Visitor,
  link: string,
  password: string,
): Promise<void> {
  const { purpose, userId, username, email } = await openLink(deps, visitor, link)
  if (purpose !== 'restore') throw new Refusal('link_spent', 'link')
  checkNewPassword(deps, password, [username, email], 'password')
  const hash = await deps.hasher.hash(password)
  await deps.sql.begin(async (sql) => {
    const consumed = await takeLink(sql, deps, link)
    await updatePasswordHash(sql, consumed.userId, hash)
    await endAllAccess(sql, consumed.userId, deps.clock.now())
    await deleteLinks(sql, consumed.userId)
    // Opening the link proves the address.
    await confirmOrRefuse(sql, deps, consumed)
  })
  await notifyOfAccount(deps.sql, userId, 'password', deps.clock.now())
}

/** Another account may have confirmed the address since the link was sent. */
async function confirmOrRefuse(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  { userId, email }: EmailLink,
): Promise<void> {
  const other = await findAccountByEmail(sql, email)
  if (other && other.id !== userId) throw new Refusal('email_taken', 'email')
  await confirmEmailOf(sql, userId, email).catch(refuseTaken('email_taken', 'email'))
  await keepBanned(sql, deps, userId)
}

async function takeLink(sql: Db, deps: Pick<Deps, 'clock'>, link: string): Promise<EmailLink> {
  const consumed = await deleteLink(sql, digestOfLink(link), deps.clock.now())
  if (!consumed) throw new Refusal('link_spent', 'link')
  return consumed
}

export { deleteLinks } from './store.ts'
