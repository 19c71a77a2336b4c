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
const callbacks = () => import('./screens/console/callbacks/callbacks.tsx')
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
  screen('/admin/callbacks', 'console/callbacks/callbacks', callbacks, staff),
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
  children: [{ ErrorBoundary: ErrorScreen, children: [...consoleScreens] }],
} satisfies RouteObject
