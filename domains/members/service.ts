import type { CompanyMember, Membership } from '#contract/people/members.ts'
import { memberActDays } from '#contract/rules/company/member-limits.ts'
import { mayAct, type MemberRole } from '#contract/rules/company/member-rights.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import { revokeKeysMadeBy, updateActingFor } from '../accounts/service.ts'
import type { Db, Deps } from '../deps.ts'
import { personOf, type User } from '../implement.ts'
import { notifyOfMember } from '../notifications/service.ts'
import { deleteActsBefore, eraseActsOf, listActsBy } from './acts/service.ts'
import { deleteExpired, deleteInvitationsOf, receivedInvitations } from './invitations/service.ts'
import {
  deleteMember,
  deleteMembershipsOf,
  findMember,
  isCompany,
  listCompanies,
  listMembers,
  listMembershipsOf,
  updateResumed,
  updateRole,
  type MemberKey,
} from './store.ts'

type Company = Pick<User, 'id' | 'member'>

/** Companies that the person is a member of, also while acting for one of them. */
export async function companiesOf(
  { sql }: Pick<Deps, 'sql'>,
  user: Company,
): Promise<Membership[]> {
  return listCompanies(sql, personOf(user))
}

/**
 * Lets the session act for a company, or for its user again (null). Refuses a company that the person is no member of,
 * and one that has paused the member.
 */
export async function actFor(
  { sql }: Pick<Deps, 'sql'>,
  user: User,
  companyId: number | null,
): Promise<void> {
  const key = { companyId: companyId ?? 0, userId: personOf(user) }
  await sql.begin(async (begun) => {
    if (companyId !== null) {
      const member = await findMember(begun, key)
      if (!member || !(await isCompany(begun, companyId))) throw new Refusal('member_not_found')
      if (member.isPaused) throw new Refusal('member_paused')
    }
    await updateActingFor(begun, user.sessionId, companyId)
  })
}

/** Ends a membership of the person, and tells the company. Refuses a company that the person is no member of. */
export async function leaveCompany(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  user: Company,
  companyId: number,
): Promise<void> {
  const key = { companyId, userId: personOf(user) }
  const now = clock.now()
  await sql.begin(async (begun) => {
    await endMembership(begun, key, now)
    await notifyOfMember(begun, companyId, { change: 'memberLeft', otherId: key.userId }, now)
  })
}

/** Members of the company. Refuses a personal account. */
export async function membersOf(
  { sql }: Pick<Deps, 'sql'>,
  company: Company,
): Promise<CompanyMember[]> {
  if (!(await isCompany(sql, company.id))) throw new Refusal('company_only')
  const members = await listMembers(sql, company.id)
  return members.map(({ joinedAt, activeAt, ...member }) => ({
    ...member,
    joinedAt: joinedAt.toISOString(),
    activeAt: activeAt?.toISOString() ?? null,
  }))
}

/** Gives a member another role; who may no longer make keys loses those made. Refuses whoever is no member, and oneself. */
export async function setMemberRole(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  company: Company,
  userId: number,
  role: MemberRole,
): Promise<void> {
  refuseSelf(company, userId)
  const key = { companyId: company.id, userId }
  await sql.begin(async (begun) => {
    const was = await updateRole(begun, { ...key, role })
    if (was === null) throw new Refusal('member_not_found')
    if (!mayAct(role, 'settings')) await revokeKeysMadeBy(begun, key, clock.now())
  })
}

/** Lets a paused member act again. Refuses whoever is no member. */
export async function resumeMember(
  { sql }: Pick<Deps, 'sql'>,
  company: Company,
  userId: number,
): Promise<void> {
  if (!(await updateResumed(sql, { companyId: company.id, userId })))
    throw new Refusal('member_not_found')
}

/** Ends a membership at once and tells the member. Refuses whoever is no member, and oneself. */
export async function removeMember(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  company: Company,
  userId: number,
): Promise<void> {
  refuseSelf(company, userId)
  const now = clock.now()
  await sql.begin(async (begun) => {
    await endMembership(begun, { companyId: company.id, userId }, now)
    await notifyOfMember(begun, userId, { change: 'memberRemoved', otherId: company.id }, now)
  })
}

/** An admin leaves as everybody does, and asks another for a role. */
function refuseSelf({ member }: Company, userId: number): void {
  if (member?.id === userId) throw new Refusal('member_self')
}

async function endMembership(sql: Db, key: MemberKey, now: Date): Promise<void> {
  if (!(await deleteMember(sql, key))) throw new Refusal('member_not_found')
  await revokeKeysMadeBy(sql, key, now)
}

/** Memberships on both sides, invitations and activity, for the export of the user's data. */
export async function memberDataOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Pick<User, 'id'>,
): Promise<object> {
  return {
    members: await listMembers(deps.sql, user.id),
    companies: await listCompanies(deps.sql, user.id),
    invitations: await receivedInvitations(deps, user.id),
    acts: await listActsBy(deps.sql, user.id),
  }
}

/** Erases memberships, invitations and names in lists of activity. */
export async function eraseMembersOf(sql: Db, userId: number, now: Date): Promise<void> {
  for (const key of await listMembershipsOf(sql, userId)) await revokeKeysMadeBy(sql, key, now)
  await deleteMembershipsOf(sql, userId)
  await deleteInvitationsOf(sql, userId)
  await eraseActsOf(sql, userId)
}

/** Deletes expired invitations and old lines of activity. */
export async function forgetOldMembers({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteExpired(sql, now)
  await deleteActsBefore(sql, new Date(now.getTime() - memberActDays * dayMs))
}

export { actsOf, recordAct } from './acts/service.ts'
export {
  acceptInvitation,
  declineInvitation,
  inviteMember,
  openInvitation,
  receivedInvitations,
  sentInvitations,
  withdrawInvitation,
} from './invitations/service.ts'
