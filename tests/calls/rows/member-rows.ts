import { open, refused, type Row } from './row.ts'

const nobody = '2147483647'
const ofMember = refused('member_not_found', () => ({ memberId: nobody, role: 'viewer' }))
const ofInvitation = refused('invitation_gone', () => ({ invitationId: nobody, link: 'inventat' }))

/** Of a personal account that is in no team. */
export const memberRows: Readonly<Record<string, Row>> = {
  'members.listOwnCompanies': open(),
  'members.actFor': open(),
  'members.leaveCompany': refused('member_not_found', () => ({ companyId: nobody })),
  'members.openInvitation': ofInvitation,
  'members.acceptInvitation': ofInvitation,
  'members.declineInvitation': ofInvitation,
  'members.listMembers': refused('company_only', () => ({})),
  'members.listMemberActs': open(),
  'members.inviteMember': refused('company_only', () => ({
    ...{ recipient: '+373 69 000 000', role: 'editor', password: 'alta-parola' },
  })),
  'members.withdrawInvitation': ofInvitation,
  'members.setMemberRole': ofMember,
  'members.resumeMember': ofMember,
  'members.removeMember': ofMember,
}
