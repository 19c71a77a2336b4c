import { notificationCalls } from '#contract/notifications.ts'
import { implement } from '../implement.ts'
import { findUnread } from './store.ts'

export const notificationHandlers = implement(notificationCalls, {
  checkInbox: async ({ deps, user }) => findUnread(deps.sql, user.id),
})
