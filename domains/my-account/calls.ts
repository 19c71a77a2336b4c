import { myAccountCalls } from '#contract/accounts/my-account.ts'
import { implement } from '../implement.ts'
import { dashboardOf } from './service.ts'

export const myAccountHandlers = implement(myAccountCalls, {
  getDashboard: async ({ deps, user }) => dashboardOf(deps, user),
})
