import type { RouteObject } from './lib/router/index.ts'
import { screen } from './lib/calls/route.ts'
import { consoleRouteId } from './lib/calls/console-route.ts'
import { ErrorScreen } from './screens/errors/error.tsx'

/** Screens of staff; they are never cached. */
const staff = { access: 'staff', query: [], tags: [] } as const

const home = () => import('./screens/console/home/home.tsx')
const moderation = () => import('./screens/console/moderation/moderation.tsx')
const moderationWork = () => import('./screens/console/moderation/work/work.tsx')
const people = () => import('./screens/console/people/people.tsx')
const person = () => import('./screens/console/people/person.tsx')
const rules = () => import('./screens/console/rules/rules.tsx')
const rule = () => import('./screens/console/rules/rule.tsx')
const duplicates = () => import('./screens/console/duplicates/duplicates.tsx')
const callbacks = () => import('./screens/console/callbacks/callbacks.tsx')
const outbox = () => import('./screens/console/outbox/outbox.tsx')
const tickets = () => import('./screens/console/tickets/tickets.tsx')
const ticket = () => import('./screens/console/tickets/ticket.tsx')
const numbers = () => import('./screens/console/numbers/numbers.tsx')
const categories = () => import('./screens/console/categories/tree/tree.tsx')
const subcategory = () => import('./screens/console/categories/attributes/subcategory.tsx')
const attribute = () => import('./screens/console/categories/attributes/attribute.tsx')
const searchWords = () => import('./screens/console/search-words/search-words.tsx')
const articles = () => import('./screens/console/content/articles/articles.tsx')
const article = () => import('./screens/console/content/articles/article.tsx')
const newArticle = () => import('./screens/console/content/articles/new-article.tsx')
const articleVersions = () => import('./screens/console/content/articles/article-versions.tsx')
const banners = () => import('./screens/console/content/banners/banners.tsx')
const banner = () => import('./screens/console/content/banners/banner.tsx')
const menus = () => import('./screens/console/content/menus/menus.tsx')
const prices = () => import('./screens/console/content/prices/prices.tsx')
const settings = () => import('./screens/console/content/settings/settings.tsx')
const mails = () => import('./screens/console/content/mails/mails.tsx')
const mail = () => import('./screens/console/content/mails/mail.tsx')
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
  screen('/admin/duplicates/:advertId', 'console/duplicates/duplicates', duplicates, {
    ...staff,
    query: ['from'],
  }),
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
  screen('/admin/articles', 'console/content/articles/articles', articles, {
    ...staff,
    query: ['q'],
  }),
  screen('/admin/articles/new', 'console/content/articles/new-article', newArticle, staff),
  screen('/admin/articles/:slug', 'console/content/articles/article', article, staff),
  screen(
    '/admin/articles/:slug/versions',
    'console/content/articles/article-versions',
    articleVersions,
    { ...staff, query: ['version', 'in'] },
  ),
  screen('/admin/banners', 'console/content/banners/banners', banners, staff),
  screen('/admin/banners/:bannerId', 'console/content/banners/banner', banner, staff),
  screen('/admin/menus', 'console/content/menus/menus', menus, staff),
  screen('/admin/prices', 'console/content/prices/prices', prices, staff),
  screen('/admin/settings', 'console/content/settings/settings', settings, staff),
  screen('/admin/mails', 'console/content/mails/mails', mails, staff),
  screen('/admin/mails/:mail', 'console/content/mails/mail', mail, staff),
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
  children: [{ id: 'console-screens', ErrorBoundary: ErrorScreen, children: [...consoleScreens] }],
} satisfies RouteObject
