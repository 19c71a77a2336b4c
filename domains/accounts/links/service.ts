import { minuteMs } from '#contract/rules/durations.ts'
import { linkMinutes } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import type { Visitor } from '../../implement.ts'
import { digestOfLink, newLink } from '../../secret-links.ts'
import { notifyOfAccount } from '../../notifications/service.ts'
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
import { checkNewPassword } from '../passwords.ts'
import { deleteSessions } from '../sessions/service.ts'
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
  readonly username: string
  readonly lang: Lang
}

/**
 * Leaves the same trace as a link that was mailed, though none was: who asks for the address of somebody else sees
 * what they would see of a free one.
 */
export async function pretendLink(deps: Deps, userId: number, email: string): Promise<void> {
  const digest = digestOfLink(newLink())
  const expiresAt = new Date(deps.clock.now().getTime() + linkMinutes.change * minuteMs)
  await upsertLink(deps.sql, { digest, userId, purpose: 'change', email, expiresAt })
}

/** Mails a link that works once and not for long. Refuses when the mail could not be sent. */
export async function mailLink(
  deps: Deps,
  purpose: LinkPurpose,
  { id, username, lang }: Recipient,
  email: string,
): Promise<void> {
  const link = newLink()
  const expiresAt = new Date(deps.clock.now().getTime() + linkMinutes[purpose] * minuteMs)
  await upsertLink(deps.sql, { digest: digestOfLink(link), userId: id, purpose, email, expiresAt })
  const isSent = await sendMail(deps, purpose, { email, username, lang }, `/account-link/${link}`)
  if (!isSent) throw new Refusal('email_not_sent', 'email')
}

/** What the link is for; it is not used up. Refuses a spent, expired or invented one. */
export async function openLink(deps: Deps, visitor: Visitor, link: string): Promise<EmailLink> {
  await limit(deps, `link:${visitor.address}`, limits.linksOfAddress)
  const found = await findLink(deps.sql, digestOfLink(link), deps.clock.now())
  if (!found) throw new Refusal('link_spent', 'link')
  return found
}

/**
 * Proves an e-mail address: of a new account, which opens with it, or a changed one, of which the old address is
 * told. The account's password is asked for: whose mailbox it is and whose account must be one person. Refuses a
 * spent link, a wrong password, and an address that another account has proved meanwhile.
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
  const isRight = await deps.hasher.verify(password, account?.passwordHash || deps.hasher.nobody)
  if (!isRight) throw new Refusal('wrong_password', 'password')
  const used = await deps.sql.begin(async (sql) => {
    const taken = await takeLink(sql, deps, link)
    await confirmOrRefuse(sql, taken)
    await deleteLinks(sql, taken.userId)
    return taken
  })
  if (purpose === 'change' && used.oldEmail !== '') {
    const to = { email: used.oldEmail, username: used.username, lang: used.language }
    await sendMail(deps, 'changed', to, '/article/contacts')
    await notifyOfAccount(deps.sql, userId, 'email', deps.clock.now())
  }
  return used.email
}

/** Restores access: a new password, and everybody who was logged in is out. Refuses a spent link, a bad password. */
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
    const taken = await takeLink(sql, deps, link)
    await updatePasswordHash(sql, taken.userId, hash)
    await deleteSessions(sql, taken.userId)
    await deleteLinks(sql, taken.userId)
    // Who opens the link has the address.
    await confirmOrRefuse(sql, taken)
  })
  await notifyOfAccount(deps.sql, userId, 'password', deps.clock.now())
}

/** Another account may have proved the address while this link was on its way. */
async function confirmOrRefuse(sql: Db, { userId, email }: EmailLink): Promise<void> {
  const other = await findAccountByEmail(sql, email)
  if (other && other.id !== userId) throw new Refusal('email_taken', 'email')
  await confirmEmailOf(sql, userId, email).catch(refuseTaken('email_taken', 'email'))
}

async function takeLink(sql: Db, deps: Pick<Deps, 'clock'>, link: string): Promise<EmailLink> {
  const taken = await deleteLink(sql, digestOfLink(link), deps.clock.now())
  if (!taken) throw new Refusal('link_spent', 'link')
  return taken
}

export { deleteLinks } from './store.ts'
