import * as z from 'zod'
import { call } from '../call.ts'
import { memberActs } from '../rules/company/member-acts.ts'
import { recipientMax } from '../rules/company/member-limits.ts'
import { memberRoles } from '../rules/company/member-rights.ts'
import { Id, Link, Offset, Password, SingleLine, Token } from '../shapes.ts'

const path = '/users/team.php'
const token = { token: Token.optional() }
const Role = z.enum(memberRoles)

/** A company that somebody is a member of. */
const MembershipShape = z.object({
  companyId: z.int(),
  name: z.string(),
  username: z.string(),
  role: Role,
  /** Until the company lets the member act again. */
  isPaused: z.boolean(),
})
export type Membership = z.infer<typeof MembershipShape>

const OwnInvitationShape = z.object({
  id: z.int(),
  company: z.string(),
  username: z.string(),
  role: Role,
  /** ISO 8601, UTC */
  expiresAt: z.string(),
})
export type OwnInvitation = z.infer<typeof OwnInvitationShape>

const MemberShape = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  role: Role,
  isPaused: z.boolean(),
  // ISO 8601, UTC
  joinedAt: z.string(),
  /** Last use of the site for the company; null: never. */
  activeAt: z.string().nullable(),
})
export type CompanyMember = z.infer<typeof MemberShape>

const SentInvitationShape = z.object({
  id: z.int(),
  /** As it was typed. */
  recipient: z.string(),
  role: Role,
  /** ISO 8601, UTC */
  expiresAt: z.string(),
})
export type SentInvitation = z.infer<typeof SentInvitationShape>

const ActShape = z.object({
  id: z.int(),
  /** Empty: of an account that was erased. */
  username: z.string(),
  act: z.enum(memberActs),
  /** Number of the advert, conversation, import or bill; null: of none. */
  subject: z.int().nullable(),
  times: z.int(),
  /** ISO 8601, UTC */
  at: z.string(),
})
export type MemberActLine = z.infer<typeof ActShape>

export const memberCalls = {
  listOwnCompanies: call({
    path,
    action: 'listOwnCompanies',
    summary: 'List the companies that one is a member of, and open invitations to others',
    auth: 'user',
    member: { right: 'company' },
    input: token,
    output: {
      companies: z.array(MembershipShape),
      invitations: z.array(OwnInvitationShape),
      /** For whom this session acts; null: for oneself. */
      actsFor: z.int().nullable(),
    },
  }),
  actFor: call({
    path,
    action: 'actFor',
    summary: 'Act for a company in this session, or for oneself again',
    auth: 'user',
    member: { right: 'company' },
    input: {
      ...token,
      /** Absent: for oneself. */
      companyId: Id.optional(),
    },
    output: {},
  }),
  leaveCompany: call({
    path,
    action: 'leaveCompany',
    summary: 'Leave a company that one is a member of',
    auth: 'user',
    member: { right: 'company' },
    input: { ...token, companyId: Id },
    output: {},
  }),
  openInvitation: call({
    path,
    action: 'openInvitation',
    summary: 'Get what the link of an invitation invites to',
    auth: 'user',
    input: { ...token, link: Link },
    output: { invitation: OwnInvitationShape },
  }),
  acceptInvitation: call({
    path,
    action: 'acceptInvitation',
    summary: 'Become a member, by the link of an invitation or by one that is addressed to oneself',
    auth: 'user',
    input: { ...token, link: Link.optional(), invitationId: Id.optional() },
    output: { companyId: z.int() },
  }),
  declineInvitation: call({
    path,
    action: 'declineInvitation',
    summary: 'Decline an invitation that is addressed to oneself',
    auth: 'user',
    input: { ...token, invitationId: Id },
    output: {},
  }),
  listMembers: call({
    path,
    action: 'listMembers',
    summary: 'List the members of the own company and its open invitations',
    auth: 'user',
    member: { right: 'members' },
    input: token,
    output: { members: z.array(MemberShape), invitations: z.array(SentInvitationShape) },
  }),
  listMemberActs: call({
    path,
    action: 'listMemberActs',
    summary: 'List what members did for the own company, the last first',
    auth: 'user',
    member: { right: 'members' },
    input: { ...token, startID: Offset.default(0) },
    output: { items: z.array(ActShape), count: z.int() },
  }),
  inviteMember: call({
    path,
    action: 'inviteMember',
    summary: 'Invite somebody to the own company; the link is shown this once',
    auth: 'user',
    member: { right: 'members', act: 'memberInvited' },
    input: {
      ...token,
      /** A phone number, an e-mail address or a username. */
      recipient: SingleLine(recipientMax),
      role: Role,
      /** Of whoever invites. */
      password: Password,
    },
    output: { address: z.string(), invitation: SentInvitationShape },
  }),
  withdrawInvitation: call({
    path,
    action: 'withdrawInvitation',
    summary: 'Withdraw an invitation to the own company; its link ends',
    auth: 'user',
    member: { right: 'members', act: 'memberChanged' },
    input: { ...token, invitationId: Id },
    output: {},
  }),
  setMemberRole: call({
    path,
    action: 'setMemberRole',
    summary: 'Give a member of the own company another role',
    auth: 'user',
    member: { right: 'members', act: 'memberChanged' },
    input: { ...token, memberId: Id, role: Role },
    output: {},
  }),
  resumeMember: call({
    path,
    action: 'resumeMember',
    summary: 'Let a member act again who was paused when the password was recovered',
    auth: 'user',
    member: { right: 'members', act: 'memberChanged' },
    input: { ...token, memberId: Id },
    output: {},
  }),
  removeMember: call({
    path,
    action: 'removeMember',
    summary: 'Remove a member from the own company; acting for it ends at once',
    auth: 'user',
    member: { right: 'members', act: 'memberRemoved' },
    input: { ...token, memberId: Id },
    output: {},
  }),
}
