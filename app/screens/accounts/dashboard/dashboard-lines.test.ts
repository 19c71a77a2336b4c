import { expect, test } from 'vitest'
import { myDashboard as t } from '#i18n/ro/accounts/my-dashboard.ts'
import { adviceOf, waitingOf, type Dashboard } from './dashboard-lines.ts'

const noAdverts = {
  ...{ active: 0, draft: 0, underReview: 0, rejected: 0, suspended: 0, archived: 0, expiring: 0 },
}
/** An account without pending tasks or advice. */
const completeAccount: Dashboard = {
  ...{ success: true, adverts: noAdverts, views: 0, hearts: 0, messages: 0, notifications: 0 },
  ...{ isPhoneProved: true, hasEmail: true, hasAvatar: true, hasSecondFactor: true },
}

const waiting = (given: Partial<Dashboard>): string[] =>
  waitingOf({ ...completeAccount, ...given }, t.waiting).map(({ to }) => to)
const advice = (given: Partial<Dashboard>): string[] =>
  adviceOf({ ...completeAccount, ...given }, t.advice).map(({ to }) => to)

test('nothing waits for an account that is in order', () => {
  expect(waiting({})).toEqual([])
  expect(waiting({ views: 90, hearts: 3, adverts: { ...noAdverts, active: 4 } })).toEqual([])
  expect(advice({})).toEqual([])
})

test('the most pressing comes first: what keeps from publishing, then what was refused', () => {
  const adverts = { ...noAdverts, draft: 1, rejected: 1, suspended: 1, expiring: 1 }
  expect(waiting({ adverts, messages: 1, notifications: 1, isPhoneProved: false })).toEqual([
    '/my-profile#contacts',
    '/my-adverts?status=rejected',
    '/my-adverts?status=suspended',
    '/my-adverts?status=active',
    '/my-adverts?status=draft',
    '/my-messages',
    '/my-notifications',
  ])
})

test('each line says how many', () => {
  const [line] = waitingOf({ ...completeAccount, messages: 21 }, t.waiting)
  expect(line?.text).toBe('Ai 21 de mesaje necitite')
})

test('adverts under review wait for a moderator, not for their owner', () => {
  expect(waiting({ adverts: { ...noAdverts, underReview: 5, archived: 9 } })).toEqual([])
})

test('an account is advised to have what it lacks', () => {
  expect(advice({ hasEmail: false, hasAvatar: false, hasSecondFactor: false })).toEqual([
    ...['/my-profile#contacts', '/my-profile#picture', '/my-profile#secondFactor'],
  ])
  expect(advice({ hasAvatar: false })).toEqual(['/my-profile#picture'])
})
