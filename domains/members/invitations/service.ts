import type { OwnInvitation, SentInvitation } from '#contract/people/members.ts'
import { phonePrefix } from '#contract/limits.ts'
import { emailProblem } from '#contract/rules/account-rules.ts'
import {
  companiesOfMember,
  invitationsOfCompany,
  memberInvitationDays,
  memberInvitationsPerHour,
  memberLinksPerHour,
  membersOfCompany,
} from '#contract/rules/company/member-limits.ts'
import type { MemberRole } from '#contract/rules/company/member-rights.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { isValidPhone, nationalPhone } from '#contract/rules/phone.ts'
import { Refusal } from '#contract/refusals.ts'
import { confirmPassword } from '../../accounts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { notifyOfMember } from '../../notifications/service.ts'
import { digestOfLink, newLink } from '../../lib/secret-links.ts'
import {
  countCompanies,
  countMembers,
  findMember,
  insertMember,
  isCompany,
  lockAccounts,
} from '../store.ts'
import {
  countOtherOpen,
  findInvitation,
  findRecipient,
  hasBlocked,
  listReceived,
  listSent,
  takeInvitation,
  upsertInvitation,
  type InvitationKey,
  type StoredInvitation,
} from './store.ts'

type Person = Pick<User, 'id'>

interface TypedInvitation {
  /** A phone number, an e-mail address or a username. */
  readonly recipient: string
  readonly role: MemberRole
  /** Of whoever invites. */
  readonly password: string
}

/**
 * Invites somebody to the company and returns the address that accepts it, this once; who has an account is told of it, which
 * is not said to the company. One to the same recipient takes the place of the one before. Refuses a wrong password, a
 * username that nobody has, and too many members or open invitations.
 */
export async function inviteMember(
  deps: Deps,
  company: User,
  { recipient: typed, role, password }: TypedInvitation,
): Promise<{ address: string; invitation: SentInvitation }> {
  if (!(await isCompany(deps.sql, company.id))) throw new Refusal('company_only')
  const { recipient, account } = await recipientOf(deps.sql, typed)
  await confirmPassword(deps, company, password)
  const allowed = { most: memberInvitationsPerHour, window: hourMs }
  await limit(deps, `member-invitation:${company.id}`, allowed)
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + memberInvitationDays * dayMs)
  const link = newLink()
  const id = await deps.sql.begin(async (sql) => {
    await lockAccounts(sql, company.id)
    if ((await countMembers(sql, company.id)) >= membersOfCompany)
      throw new Refusal('too_many_members')
    if ((await countOtherOpen(sql, company.id, recipient, now)) >= invitationsOfCompany)
      throw new Refusal('too_many_invitations')
    const known = { companyId: company.id, userId: account ?? 0 }
    if (await findMember(sql, known)) throw new Refusal('member_already', 'recipient')
    const isBlocked = account !== null && (await hasBlocked(sql, account, company.id))
    const recipientId = isBlocked ? null : account
    if (recipientId !== null)
      await notifyOfMember(sql, recipientId, { change: 'memberInvited', otherId: company.id }, now)
    return upsertInvitation(sql, {
      ...{ companyId: company.id, digest: digestOfLink(link), recipient, recipientId, role },
      ...{ createdAt: now, expiresAt },
    })
  })
  const address = new URL(`/team-invitation/${link}`, deps.publicUrl).href
  return { address, invitation: { id, recipient, role, expiresAt: expiresAt.toISOString() } }
}

/** Who is meant, in one notation, and their personal account if there is one. Refuses what means nobody. */
async function recipientOf(
  sql: Db,
  typed: string,
): Promise<{ recipient: string; account: number | null }> {
  const text = typed.trim()
  if (text === '') throw new Refusal('field_required', 'recipient')
  if (text.includes('@')) {
    if (emailProblem(text)) throw new Refusal('email_invalid', 'recipient')
    const email = text.toLowerCase()
    return { recipient: email, account: await findRecipient(sql, { email }) }
  }
  const phone = nationalPhone(text)
  if (/^[\d\s()+-]+$/.test(text)) {
    if (!isValidPhone(phone)) throw new Refusal('phone_invalid', 'recipient')
    return { recipient: phonePrefix + phone, account: await findRecipient(sql, { phone }) }
  }
  const account = await findRecipient(sql, { username: text })
  if (account === null) throw new Refusal('user_not_found', 'recipient')
  return { recipient: text, account }
}

/** Open invitations of the company. */
export async function sentInvitations(
  deps: Pick<Deps, 'sql' | 'clock'>,
  company: Person,
): Promise<SentInvitation[]> {
  const found = await listSent(deps.sql, company.id, deps.clock.now())
  return found.map(({ id, recipient, role, expiresAt }) => ({
    ...{ id, recipient, role },
    expiresAt: expiresAt.toISOString(),
  }))
}

/** Open invitations that are addressed to a person. */
export async function receivedInvitations(
  deps: Pick<Deps, 'sql' | 'clock'>,
  userId: number,
): Promise<OwnInvitation[]> {
  return (await listReceived(deps.sql, userId, deps.clock.now())).map(presentReceived)
}

/** Refuses one that is not open as not found. */
export async function withdrawInvitation(
  { sql }: Pick<Deps, 'sql'>,
  { id: companyId }: Person,
  id: number,
): Promise<void> {
  if (!(await takeInvitation(sql, { id, companyId }))) throw new Refusal('invitation_gone')
}

/** What a link invites to. Refuses one that is unknown, spent or expired, and too many tries of a person. */
export async function openInvitation(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  user: Person,
  link: string,
): Promise<OwnInvitation> {
  const found = await findInvitation(deps.sql, await keyOf(deps, user, { link }), deps.clock.now())
  if (!found) throw new Refusal('invitation_gone')
  return presentReceived(found)
}

/** An invitation by its link, or one that is addressed to the person. */
export interface ChosenInvitation {
  readonly link?: string | undefined
  readonly invitationId?: number | undefined
}

/**
 * Makes the person a member and tells the company; returns its id. An invitation works once. Refuses the account of a
 * company, a member, an invitation that is not open any more, and too many members or companies.
 */
export async function acceptInvitation(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  user: Person,
  chosen: ChosenInvitation,
): Promise<number> {
  if (await isCompany(deps.sql, user.id)) throw new Refusal('personal_only')
  const key = await keyOf(deps, user, chosen)
  const now = deps.clock.now()
  return deps.sql.begin(async (sql) => {
    const found = await findInvitation(sql, key, now)
    if (!found) throw new Refusal('invitation_gone')
    const { companyId, role } = found
    await lockAccounts(sql, companyId, user.id)
    if (await findMember(sql, { companyId, userId: user.id })) throw new Refusal('member_already')
    if (!(await takeInvitation(sql, key))) throw new Refusal('invitation_gone')
    if ((await countMembers(sql, companyId)) >= membersOfCompany)
      throw new Refusal('too_many_members')
    if ((await countCompanies(sql, user.id)) >= companiesOfMember)
      throw new Refusal('too_many_companies')
    await insertMember(sql, { companyId, userId: user.id, role }, now)
    await notifyOfMember(sql, companyId, { change: 'memberJoined', otherId: user.id }, now)
    return companyId
  })
}

/** Refuses one that is not open any more. */
export async function declineInvitation(
  { sql }: Pick<Deps, 'sql'>,
  { id: userId }: Person,
  id: number,
): Promise<void> {
  if (!(await takeInvitation(sql, { id, userId }))) throw new Refusal('invitation_gone')
}

async function keyOf(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { id: userId }: Person,
  { link, invitationId }: ChosenInvitation,
): Promise<InvitationKey> {
  if (link === undefined) return { id: invitationId ?? 0, userId }
  await limit(deps, `member-link:${userId}`, { most: memberLinksPerHour, window: hourMs })
  return { digest: digestOfLink(link) }
}

function presentReceived({
  id,
  company,
  username,
  role,
  expiresAt,
}: StoredInvitation): OwnInvitation {
  return { id, company, username, role, expiresAt: expiresAt.toISOString() }
}

export { deleteExpired, deleteInvitationsOf } from './store.ts'
