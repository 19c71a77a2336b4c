import { memberRoles } from '#contract/rules/company/member-rights.ts'
import { expect, test } from '#tests/support/test.ts'
import { unreadOf } from './service.ts'

const unread = { incoming: 2, outgoing: 1, notifications: 4 }

test('a user is told of all that is unread', () => {
  expect(unreadOf({ unread })).toEqual({ messages: 3, notifications: 4 })
})

test('who acts for a company is told of what the role may read', () => {
  const told = memberRoles.map((role) => [
    role,
    unreadOf({ unread, member: { id: 1, username: 'ana', company: 'Casa', role } }),
  ])
  expect(Object.fromEntries(told)).toEqual({
    admin: { messages: 3, notifications: 4 },
    editor: { messages: 0, notifications: 4 },
    support: { messages: 3, notifications: 4 },
    viewer: { messages: 0, notifications: 0 },
  })
})
