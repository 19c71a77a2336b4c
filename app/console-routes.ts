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
const outbox = () => import('./screens/console/outbox/outbox.tsx')
const tickets = () => import('./screens/console/tickets/tickets.tsx')
const ticket = () => import('./screens/console/tickets/ticket.tsx')
const numbers = () => import('./screens/console/numbers/numbers.tsx')
const categories = () => import('./screens/console/categories/tree/tree.tsx')
const subcategory = () => import('./screens/console/categories/attributes/subcategory.tsx')
const attribute = () => import('./screens/console/categories/attributes/attribute.tsx')
const searchWords = () => import('./screens/console/search-words/search-words.tsx')
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
  screen('/admin/tickets', 'console/tickets/tickets', tickets, staff),
  screen('/admin/tickets/:number', 'console/tickets/ticket', ticket, staff),
  screen('/admin/rules', 'console/rules/rules', rules, staff),
  screen('/admin/rules/:ruleId', 'console/rules/rule', rule, staff),
  screen('/admin/callbacks', 'console/callbacks/callbacks', callbacks, staff),
  screen('/admin/outbox', 'console/outbox/outbox', outbox, {
    ...staff,
    query: ['state', 'channel', 'kind', 'before'],
  }),
  screen('/admin/numbers', 'console/numbers/numbers', numbers, { ...staff, query: ['days'] }),
  screen('/admin/categories', 'console/categories/tree/tree', categories, {
    ...staff,
    query: ['category'],
  }),
  screen(
    '/admin/categories/:subcategory',
    'console/categories/attributes/subcategory',
    subcategory,
    staff,
  ),
  screen(
    '/admin/categories/:subcategory/:attribute',
    'console/categories/attributes/attribute',
    attribute,
    {
      ...staff,
      query: ['parent'],
    },
  ),
  screen('/admin/search-words', 'console/search-words/search-words', searchWords, {
    ...staff,
    query: ['q'],
  }),
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
