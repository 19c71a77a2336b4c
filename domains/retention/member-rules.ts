import { deletionDays } from '#contract/limits.ts'
import { memberActDays, memberInvitationDays } from '#contract/rules/company/member-limits.ts'

/** Members of companies. */
export const memberRetentions = [
  {
    data: 'who is a member of which company, in which role',
    tables: ['company_members'],
    days: deletionDays,
    since:
      'the company or the member deleted the account; a membership that ends is deleted at once',
    why: 'the purpose is the account',
    end: 'deleted',
    by: 'eraseExpired',
  },
  {
    data: 'invitations to companies: the recipient as typed, and a digest of the link',
    tables: ['member_invitations'],
    days: memberInvitationDays,
    since: 'the invitation; one that is used, declined or withdrawn is deleted at once',
    why: 'to be accepted',
    end: 'deleted',
    by: 'forgetOldMembers',
  },
  {
    data: 'what members did for their company: kind of act and number of the object',
    tables: ['member_acts'],
    days: memberActDays,
    since: 'the act; an erased account leaves its lines without a name',
    why: 'the company sees who did what in its name',
    end: 'deleted',
    by: 'forgetOldMembers',
  },
] as const
