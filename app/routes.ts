import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { Layout } from './layout/layout.tsx'
import { layoutLoader } from './layout/loader.ts'
import type { LazyTexts } from './lib/texts/lazy-texts.ts'
import type { Head } from './lib/calls/screen.ts'
import { ErrorScreen } from './screens/content/error.tsx'

interface ScreenModule {
  readonly Component: ComponentType
  // A route's loader and head agree with each other inside their module; here any pair will do.
  readonly head: Head<never>
  readonly loader?: RouteObject['loader']
  readonly action?: RouteObject['action']
  readonly shouldRevalidate?: RouteObject['shouldRevalidate']
  /** Texts of its own, loaded with it. */
  readonly texts?: readonly Pick<LazyTexts<unknown>, 'ready'>[]
}

/** One address of the product. The id names the module, for preloading it with the page. */
function screen(path: string, id: string, load: () => Promise<ScreenModule>): RouteObject {
  return {
    path,
    id: `${id}:${path}`,
    lazy: async () => {
      const { Component, head, loader, action, shouldRevalidate, texts = [] } = await load()
      await Promise.all(texts.map(({ ready }) => ready()))
      return {
        Component,
        handle: { head, isLoaded: loader !== undefined },
        ...(loader && { loader }),
        ...(action && { action }),
        ...(shouldRevalidate && { shouldRevalidate }),
      }
    },
  }
}

const home = () => import('./screens/home/home.tsx')
const category = () => import('./screens/search/category.tsx')
const search = () => import('./screens/search/search.tsx')
const recent = () => import('./screens/search/recent.tsx')
const editAdvert = () => import('./screens/adverts/wizard/edit-advert.tsx')
const article = () => import('./screens/content/article.tsx')
const opensLater = () => import('./screens/accounts/dashboard/opens-later.tsx')
const profile = () => import('./screens/accounts/profile/profile.tsx')

/** Every address of the product, the same under each language's prefix. */
export const appRoutes: RouteObject[] = [
  {
    id: 'layout',
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    loader: layoutLoader,
    // Only what was sent and accepted can have changed the frame, or another tab: a login, a logout.
    shouldRevalidate: ({ formMethod, actionStatus = 200, currentUrl, nextUrl }) =>
      formMethod === undefined || formMethod === 'GET'
        ? currentUrl.href === nextUrl.href
        : actionStatus < 400,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          screen('/', 'home/home', home),
          screen('/category/:category/:subcategory?/:page?', 'search/category', category),
          screen('/search/:page?', 'search/search', search),
          screen('/recent/:page?', 'search/recent', recent),
          screen(
            '/my-favorites',
            'favorites/my-favorites',
            () => import('./screens/favorites/my-favorites.tsx'),
          ),
          screen(
            '/advert/:advertId',
            'adverts/advert/advert',
            () => import('./screens/adverts/advert/advert.tsx'),
          ),
          screen(
            '/add-advert',
            'adverts/wizard/add-advert',
            () => import('./screens/adverts/wizard/add-advert.tsx'),
          ),
          screen('/profile/:username?', 'accounts/profile/profile', profile),
          screen(
            '/my-adverts',
            'adverts/mine/my-adverts',
            () => import('./screens/adverts/mine/my-adverts.tsx'),
          ),
          screen('/edit-advert/:advertId?', 'adverts/wizard/edit-advert', editAdvert),
          screen(
            '/advert-preview/:advertId',
            'adverts/wizard/advert-preview',
            () => import('./screens/adverts/wizard/advert-preview.tsx'),
          ),
          screen(
            '/renew/:link',
            'adverts/mine/renew',
            () => import('./screens/adverts/mine/renew.tsx'),
          ),
          screen('/my-messages', 'accounts/dashboard/opens-later', opensLater),
          screen(
            '/my-notifications',
            'notifications/my-notifications',
            () => import('./screens/notifications/my-notifications.tsx'),
          ),
          screen(
            '/my-searches',
            'saved-searches/my-searches',
            () => import('./screens/saved-searches/my-searches.tsx'),
          ),
          screen(
            '/stop-alerts/:link',
            'saved-searches/alerts/stop-alerts',
            () => import('./screens/saved-searches/alerts/stop-alerts.tsx'),
          ),
          screen(
            '/my-dashboard',
            'accounts/dashboard/my-dashboard',
            () => import('./screens/accounts/dashboard/my-dashboard.tsx'),
          ),
          screen(
            '/my-profile',
            'accounts/my-profile/my-profile',
            () => import('./screens/accounts/my-profile/my-profile.tsx'),
          ),
          screen(
            '/login',
            'accounts/login/login',
            () => import('./screens/accounts/login/login.tsx'),
          ),
          screen(
            '/register-with-call',
            'accounts/register/register-with-call',
            () => import('./screens/accounts/register/register-with-call.tsx'),
          ),
          screen(
            '/account-link/:link',
            'accounts/links/account-link',
            () => import('./screens/accounts/links/account-link.tsx'),
          ),
          screen(
            '/phone-upload/:link',
            'adverts/photos/phone/phone-upload',
            () => import('./screens/adverts/photos/phone/phone-upload.tsx'),
          ),
          screen(
            '/phone',
            'adverts/photos/phone/phone-code',
            () => import('./screens/adverts/photos/phone/phone-code.tsx'),
          ),
          screen('/pricing', 'content/pricing', () => import('./screens/content/pricing.tsx')),
          screen(
            '/article/terms-of-use',
            'content/terms-of-use',
            () => import('./screens/content/terms-of-use.tsx'),
          ),
          screen('/article/:slug?', 'content/article', article),
          screen('*', 'content/not-found', () => import('./screens/content/not-found.tsx')),
        ],
      },
    ],
  },
]
