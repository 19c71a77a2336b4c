import type { RouteObject } from 'react-router'
import { screen } from './lib/calls/route.ts'
import { consoleRouteId } from './lib/calls/console-route.ts'
import { ErrorScreen } from './screens/content/error.tsx'

/** Screens of staff; they are never cached. */
const staff = { access: 'staff', query: [], tags: [] } as const

const home = () => import('./screens/console/home/home.tsx')
const moderation = () => import('./screens/console/moderation/moderation.tsx')
const moderationWork = () => import('./screens/console/moderation/work/work.tsx')
const people = () => import('./screens/console/people/people.tsx')
const person = () => import('./screens/console/people/person.tsx')
const rules = () => import('./screens/console/rules/rules.tsx')
const rule = () => import('./screens/console/rules/rule.tsx')
const callbacks = () => import('./screens/console/callbacks/callbacks.tsx')
const audit = () => import('./screens/console/audit/audit.tsx')
const members = () => import('./screens/console/staff/staff.tsx')

/** Screens of the console. Their loaders are wrapped in `staffLoader`. */
export const consoleScreens: readonly ReturnType<typeof screen>[] = [
  screen('/admin', 'console/home/home', home, staff),
  screen('/admin/moderation/:queue?', 'console/moderation/moderation', moderation, {
    ...staff,
    query: ['after'],
  }),
  screen('/admin/moderation/:queue/work', 'console/moderation/work/work', moderationWork, {
    ...staff,
    query: ['case'],
  }),
  screen('/admin/people', 'console/people/people', people, { ...staff, query: ['q'] }),
  screen('/admin/people/:userId', 'console/people/person', person, staff),
  screen('/admin/rules', 'console/rules/rules', rules, staff),
  screen('/admin/rules/:ruleId', 'console/rules/rule', rule, staff),
  screen('/admin/callbacks', 'console/callbacks/callbacks', callbacks, staff),
  screen('/admin/audit', 'console/audit/audit', audit, {
    ...staff,
    query: ['staff', 'act', 'subject', 'subjectId', 'from', 'to', 'before'],
  }),
  screen('/admin/staff', 'console/staff/staff', members, staff),
]

/** The frame around them: menu, proof of the second factor. */
export const consoleRoute = {
  id: consoleRouteId,
  lazy: async () => {
    const { Component, loader, shouldRevalidate, texts } =
      await import('./screens/console/frame/console.tsx')
    await Promise.all(texts.map(({ ready }) => ready()))
    return { Component, loader, shouldRevalidate }
  },
  children: [{ ErrorBoundary: ErrorScreen, children: [...consoleScreens] }],
} satisfies RouteObject
