import { invitationCalls } from '#contract/accounts/invitations.ts'
import { implement } from '../implement.ts'
import { checkInvitation } from './service.ts'

export const invitationHandlers = implement(invitationCalls, {
  checkInvitation: async ({ deps, visitor, input }) => {
    await checkInvitation(deps, visitor, input.code)
    return { message: '' }
  },
})
