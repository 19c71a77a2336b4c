import { memberCalls } from '#contract/people/members.ts'
import { implement, personOf } from '../implement.ts'
import {
  acceptInvitation,
  actFor,
  actsOf,
  companiesOf,
  declineInvitation,
  inviteMember,
  leaveCompany,
  membersOf,
  openInvitation,
  receivedInvitations,
  removeMember,
  resumeMember,
  sentInvitations,
  setMemberRole,
  withdrawInvitation,
} from './service.ts'

export const memberHandlers = implement(memberCalls, {
  listOwnCompanies: async ({ deps, user }) => ({
    companies: await companiesOf(deps, user),
    invitations: await receivedInvitations(deps, personOf(user)),
    actsFor: user.member ? user.id : null,
  }),
  actFor: async ({ deps, user, input: { companyId = null } }) => {
    await actFor(deps, user, companyId)
    return {}
  },
  leaveCompany: async ({ deps, user, input: { companyId } }) => {
    await leaveCompany(deps, user, companyId)
    return {}
  },
  openInvitation: async ({ deps, user, input: { link } }) => ({
    invitation: await openInvitation(deps, user, link),
  }),
  acceptInvitation: async ({ deps, user, input: { link, invitationId } }) => ({
    companyId: await acceptInvitation(deps, user, { link, invitationId }),
  }),
  declineInvitation: async ({ deps, user, input: { invitationId } }) => {
    await declineInvitation(deps, user, invitationId)
    return {}
  },
  listMembers: async ({ deps, user }) => ({
    members: await membersOf(deps, user),
    invitations: await sentInvitations(deps, user),
  }),
  listMemberActs: async ({ deps, user, input: { startID } }) => actsOf(deps, user, startID),
  inviteMember: async ({ deps, user, input: { recipient, role, password } }) =>
    inviteMember(deps, user, { recipient, role, password }),
  withdrawInvitation: async ({ deps, user, input: { invitationId } }) => {
    await withdrawInvitation(deps, user, invitationId)
    return {}
  },
  setMemberRole: async ({ deps, user, input: { memberId, role } }) => {
    await setMemberRole(deps, user, memberId, role)
    return {}
  },
  resumeMember: async ({ deps, user, input: { memberId } }) => {
    await resumeMember(deps, user, memberId)
    return {}
  },
  removeMember: async ({ deps, user, input: { memberId } }) => {
    await removeMember(deps, user, memberId)
    return {}
  },
})
