import { myAccountCalls } from '#contract/accounts/my-account.ts'
import { inboxCalls } from '#contract/people/inbox.ts'
import { implement } from '../implement.ts'
import { dashboardOf, unreadOf } from './service.ts'

export const myAccountHandlers = implement(myAccountCalls, {
  getDashboard: async ({ deps, user }) => dashboardOf(deps, user),
})

export const inboxHandlers = implement(inboxCalls, {
  checkInbox: async ({ user }) => unreadOf(user),
})
