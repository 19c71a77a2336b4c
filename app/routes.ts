import type { RouteObject } from './lib/router/index.ts'
import { Layout } from './layout/layout.tsx'
import { layoutLoader, reloadsLayout } from './layout/loader.ts'
import { categoryFilterNames, filterNames } from './filter-names.ts'
import { screen } from './lib/calls/route.ts'
import { screensRouteId } from './lib/calls/console-route.ts'
import { consoleRoute, consoleScreens } from './console-routes.ts'
import { ErrorScreen } from './screens/errors/error.tsx'

/** Cache tags of a page, see `CacheInvalidation`; a path parameter stands in braces. */
const contentTags = ['content']
const listTags = ['content', 'rates', 'list']

/** Screens of the logged-in user. */
const own = { access: 'login', query: [], tags: listTags } as const
/** Screens whose address contains a secret key. */
const secret = { access: 'secret', query: [], tags: listTags } as const
/** Screens that visitors read before they press anything. */
const read = { access: 'open', hydratesOnInteraction: true } as const

/** The public page of a seller. */
const seller = { ...read, query: ['q', 'category', 'sort', 'page'], tags: listTags } as const
const category = () => import('./screens/search/category.tsx')
const profile = () => import('./screens/accounts/profile/profile.tsx')
const advertStatistics = () => import('./screens/adverts/statistics/advert-statistics.tsx')
const editAdvert = () => import('./screens/adverts/wizard/edit-advert.tsx')
const myFavorites = () => import('./screens/favorites/my-favorites.tsx')
const sharedList = () => import('./screens/favorites/shared-list.tsx')
const compare = () => import('./screens/compare/compare.tsx')
const myMessages = () => import('./screens/messages/my-messages.tsx')
const myNotifications = () => import('./screens/notifications/my-notifications.tsx')
const myReports = () => import('./screens/reports/my-reports.tsx')
const myFollowing = () => import('./screens/follows/my-following.tsx')
const notificationSettings = () =>
  import('./screens/notifications/settings/notification-settings.tsx')
const myBillsHistory = () => import('./screens/billing/my-bills-history.tsx')
const myPaymentMethods = () => import('./screens/billing/my-payment-methods.tsx')
const myApi = () => import('./screens/partners/my-api.tsx')
const myCompany = () => import('./screens/accounts/my-profile/company/my-company.tsx')
const myTeam = () => import('./screens/team/my-team.tsx')
const teamInvitation = () => import('./screens/team/team-invitation.tsx')
const myReviews = () => import('./screens/reviews/my-reviews.tsx')
const stopAlerts = () => import('./screens/saved-searches/alerts/stop-alerts.tsx')
const myDashboard = () => import('./screens/accounts/dashboard/my-dashboard.tsx')
const myImport = () => import('./screens/import/my-import.tsx')
const helpDesk = () => import('./screens/help-desk/help-desk.tsx')
const myTickets = () => import('./screens/help-desk/ticket/my-tickets.tsx')
const ticketByLink = () => import('./screens/help-desk/ticket/ticket-by-link.tsx')
const transparency = () => import('./screens/content/transparency/transparency.tsx')
const missing = () => import('./screens/errors/not-found.tsx')
const registerWithCall = () => import('./screens/accounts/register/register-with-call.tsx')

type Screen = ReturnType<typeof screen>

export const siteScreens: readonly Screen[] = [
  screen('/', 'home/home', () => import('./screens/home/home.tsx'), {
    ...read,
    isSameForUsers: true,
    query: ['page'],
    tags: listTags,
  }),
  screen('/category/:category/:subcategory?/:page?', 'search/category', category, {
    ...read,
    isSameForUsers: true,
    query: categoryFilterNames,
    hasAttributeFilters: true,
    tags: ['content', 'rates', 'category:{category}'],
  }),
  screen('/search/:page?', 'search/search', () => import('./screens/search/search.tsx'), {
    ...read,
    query: filterNames,
    hasAttributeFilters: true,
    tags: listTags,
  }),
  screen('/recent/:page?', 'search/recent', () => import('./screens/search/recent.tsx'), {
    access: 'open',
    query: ['view'],
    tags: listTags,
  }),
  screen('/my-favorites', 'favorites/my-favorites', myFavorites, {
    ...own,
    query: ['list', 'sort', 'page'],
  }),
  screen('/lists/:code', 'favorites/shared-list', sharedList, { ...secret, query: ['page'] }),
  screen('/compare', 'compare/compare', compare, {
    access: 'open',
    isUnlisted: true,
    query: ['ids', 'only'],
    tags: listTags,
  }),
  screen(
    '/advert/:advertId',
    'adverts/advert/advert',
    () => import('./screens/adverts/advert/advert.tsx'),
    { ...read, query: [], tags: ['content', 'rates', 'advert:{advertId}'] },
  ),
  screen(
    '/add-advert',
    'adverts/wizard/add-advert',
    () => import('./screens/adverts/wizard/add-advert.tsx'),
    { access: 'open', isUnlisted: true, query: ['id'], tags: listTags },
  ),
  // The id stands for a name that is not in the path.
  screen('/profile', 'accounts/profile/profile', profile, {
    ...seller,
    query: ['id', ...seller.query],
  }),
  screen('/profile/:username', 'accounts/profile/profile', profile, seller),
  screen(
    '/my-adverts',
    'adverts/mine/my-adverts',
    () => import('./screens/adverts/mine/my-adverts.tsx'),
    { ...own, query: ['status', 'q', 'page'] },
  ),
  screen(
    '/my-adverts/:advertId/statistics',
    'adverts/statistics/advert-statistics',
    advertStatistics,
    own,
  ),
  screen('/edit-advert/:advertId?', 'adverts/wizard/edit-advert', editAdvert, {
    ...own,
    query: ['id', 'page'],
  }),
  screen(
    '/advert-preview/:advertId',
    'adverts/wizard/advert-preview',
    () => import('./screens/adverts/wizard/advert-preview.tsx'),
    own,
  ),
  screen(
    '/my-decisions/:advertId',
    'adverts/statements/my-decisions',
    () => import('./screens/adverts/statements/my-decisions.tsx'),
    own,
  ),
  screen(
    '/renew/:link',
    'adverts/mine/renew',
    () => import('./screens/adverts/mine/renew.tsx'),
    secret,
  ),
  screen('/my-messages/:conversationId?', 'messages/my-messages', myMessages, {
    ...own,
    query: ['side', 'filter', 'q', 'after', 'before'],
  }),
  screen('/my-notifications', 'notifications/my-notifications', myNotifications, {
    ...own,
    query: ['page'],
  }),
  screen(
    '/my-notifications/settings',
    'notifications/settings/notification-settings',
    notificationSettings,
    own,
  ),
  screen(
    '/my-searches',
    'saved-searches/my-searches',
    () => import('./screens/saved-searches/my-searches.tsx'),
    { ...own, query: ['save'] },
  ),
  screen('/my-reports', 'reports/my-reports', myReports, { ...own, query: ['page'] }),
  screen('/my-reviews', 'reviews/my-reviews', myReviews, {
    ...own,
    query: ['side', 'page', 'write', 'answer'],
  }),
  screen('/my-following', 'follows/my-following', myFollowing, { ...own, query: ['page'] }),
  screen('/stop-alerts/:link', 'saved-searches/alerts/stop-alerts', stopAlerts, secret),
  screen('/my-import', 'import/my-import', myImport, {
    ...own,
    query: ['run', 'verdict', 'page'],
  }),
  screen('/my-dashboard', 'accounts/dashboard/my-dashboard', myDashboard, own),
  screen(
    '/my-profile',
    'accounts/my-profile/my-profile',
    () => import('./screens/accounts/my-profile/my-profile.tsx'),
    own,
  ),
  screen('/my-company', 'accounts/my-profile/company/my-company', myCompany, own),
  screen('/login', 'accounts/login/login', () => import('./screens/accounts/login/login.tsx'), {
    access: 'open',
    query: ['next', 'by', 'register', 'restore', 'code'],
    tags: contentTags,
  }),
  screen('/register-with-call', 'accounts/register/register-with-call', registerWithCall, {
    access: 'open',
    query: [],
    tags: listTags,
  }),
  screen(
    '/account-link/:link',
    'accounts/links/account-link',
    () => import('./screens/accounts/links/account-link.tsx'),
    secret,
  ),
  screen(
    '/phone-upload/:link',
    'adverts/photos/phone/phone-upload',
    () => import('./screens/adverts/photos/phone/phone-upload.tsx'),
    secret,
  ),
  screen(
    '/phone',
    'adverts/photos/phone/phone-code',
    () => import('./screens/adverts/photos/phone/phone-code.tsx'),
    { access: 'open', query: [], tags: listTags },
  ),
  screen(
    '/exchange-rates',
    'rates/exchange-rates',
    () => import('./screens/rates/exchange-rates.tsx'),
    {
      access: 'open',
      query: ['amount', 'from', 'to', 'currency'],
      tags: ['content', 'rates', 'rate-history'],
    },
  ),
  screen('/my-api', 'partners/my-api', myApi, own),
  screen('/my-team', 'team/my-team', myTeam, { ...own, query: ['page'] }),
  screen('/team-invitation/:link', 'team/team-invitation', teamInvitation, secret),
  screen('/my-bills', 'billing/my-bills', () => import('./screens/billing/my-bills.tsx'), {
    ...own,
    query: ['page'],
  }),
  screen(
    '/my-bills/:billId',
    'billing/bill/bill',
    () => import('./screens/billing/bill/bill.tsx'),
    own,
  ),
  screen('/my-bills-history', 'billing/my-bills-history', myBillsHistory, {
    ...own,
    query: ['year', 'state', 'page'],
  }),
  screen('/my-payment-methods', 'billing/my-payment-methods', myPaymentMethods, own),
  screen('/help-desk', 'help-desk/help-desk', helpDesk, {
    access: 'open',
    query: ['topic', 'step', 'from'],
    tags: contentTags,
  }),
  screen('/my-tickets/:number?', 'help-desk/ticket/my-tickets', myTickets, {
    ...own,
    query: ['page'],
  }),
  screen('/ticket/:link', 'help-desk/ticket/ticket-by-link', ticketByLink, secret),
  screen('/pricing', 'content/pricing', () => import('./screens/content/pricing.tsx'), {
    access: 'open',
    query: ['advert', 'product'],
    tags: contentTags,
  }),
  screen('/transparency/:month?', 'content/transparency/transparency', transparency, {
    ...read,
    query: [],
    tags: contentTags,
  }),
  screen(
    '/article/terms-of-use',
    'content/terms-of-use',
    () => import('./screens/content/terms-of-use.tsx'),
    { ...read, query: ['version'], tags: contentTags },
  ),
  screen('/article', 'articles/articles', () => import('./screens/articles/articles.tsx'), {
    access: 'open',
    query: ['question'],
    tags: contentTags,
  }),
  screen('/article/:slug', 'articles/article', () => import('./screens/articles/article.tsx'), {
    ...read,
    query: ['version'],
    tags: contentTags,
  }),
]

export const notFound = screen('*', 'errors/not-found', missing, {
  ...{ access: 'open', query: [], tags: listTags },
})

/** All routes of the product, the same under each language's prefix. */
export const screens: readonly Screen[] = [...siteScreens, ...consoleScreens, notFound]

/** The frame of the site around screens. */
export function withLayout(children: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      loader: layoutLoader,
      shouldRevalidate: reloadsLayout,
      children: [{ id: screensRouteId, ErrorBoundary: ErrorScreen, children }],
    },
  ]
}

export const appRoutes: RouteObject[] = withLayout([...siteScreens, consoleRoute, notFound])
