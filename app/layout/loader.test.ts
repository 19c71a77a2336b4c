import { createMemoryRouter, RouterContextProvider } from '../lib/router/index.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountCalls } from '#contract/accounts/accounts.ts'
import type { Me } from '#contract/accounts/session.ts'
import { categoryCalls } from '#contract/categories.ts'
import { favoriteCalls } from '#contract/favorites.ts'
import { Refusal } from '#contract/refusals.ts'
import { answering } from '#tests/support/app/caller.ts'
import { visitContext } from '../lib/calls/visit.ts'
import {
  startLocalSession,
  endLocalSession,
  clearPendingLogin,
  setRouter,
} from '../lib/session/current-user.ts'
import { layoutLoader, reloadsLayout } from './loader.ts'

const ana: Me = { id: '7', username: 'ana', email: 'ana@example.md', status: 'active' }

beforeEach(() => {
  // Simulates a browser, where only the server can read the session cookie.
  vi.stubGlobal('document', {})
  clearPendingLogin()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page of `me` as the server rendered it, with a list whose answer the test controls. */
function pageOf(me: Me | null, cookieOf: () => Me | null = () => me) {
  const list = Promise.withResolvers<null>()
  const { call, asked } = answering(
    [
      accountCalls.validate,
      () => {
        const data = cookieOf()
        if (!data) throw new Refusal('login_required')
        return { data }
      },
    ],
    [categoryCalls.getList, () => ({ categories: [] })],
    [favoriteCalls.list, () => ({ items: [] })],
  )
  const router = createMemoryRouter(
    [
      {
        id: 'layout',
        loader: layoutLoader,
        shouldRevalidate: reloadsLayout,
        children: [
          { path: '/', loader: () => null },
          { path: '/list', loader: () => list.promise },
          { path: '/send', action: () => null, loader: () => null },
        ],
      },
    ],
    {
      hydrationData: { loaderData: { layout: { me, favorites: [] } } },
      getContext: () => {
        const context = new RouterContextProvider()
        context.set(visitContext, { lang: 'ro', device: 'desktop', me, call })
        return context
      },
    },
  )
  setRouter(router)
  const whoWasAsked = (): number => asked.filter((one) => one === accountCalls.validate).length
  return { router, asked, list, whoWasAsked, me: () => router.state.loaderData['layout'].me }
}

/** Starts a navigation to the slow list. */
async function startForList({ router }: ReturnType<typeof pageOf>): Promise<void> {
  void router.navigate('/list')
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'))
}

test('going back before a list has come loads the frame of the page no second time', async () => {
  const page = pageOf(ana)
  await startForList(page)
  await page.router.navigate('/')

  expect(page.router.state.location.pathname).toBe('/')
  expect(page.asked).toEqual([])
})

test('a visitor is never asked about, whatever is loaded again', async () => {
  const page = pageOf(null)
  await page.router.revalidate()
  await page.router.navigate('/send', { formData: new FormData() })

  expect(page.asked, 'the frame was loaded').not.toEqual([])
  expect(page.whoWasAsked()).toBe(0)
  expect(page.me()).toBeNull()
})

test('a reload that was asked for asks who is logged in', async () => {
  const renamed = { ...ana, username: 'ana-maria' }
  const page = pageOf(ana, () => renamed)
  await page.router.revalidate()

  expect(page.me()).toEqual(renamed)
})

test('a login in another tab is heard of, also while a list is on its way', async () => {
  const page = pageOf(null, () => ana)
  await startForList(page)
  startLocalSession()
  const reloaded = page.router.revalidate()
  page.list.resolve(null)
  await reloaded

  expect(page.router.state.location.pathname).toBe('/list')
  expect(page.me()).toEqual(ana)
})

test('a login whose reload a navigation has cut off is heard of with the navigation', async () => {
  const page = pageOf(null, () => ana)
  startLocalSession()
  await page.router.navigate('/send')

  expect(page.me()).toEqual(ana)
  await page.router.navigate('/')
  expect(page.whoWasAsked(), 'asked once').toBe(1)
})

test('a login that the server knows nothing of is asked about once', async () => {
  const page = pageOf(null)
  startLocalSession()
  await page.router.navigate('/send')
  await page.router.navigate('/')

  expect(page.whoWasAsked()).toBe(1)
})

test('after a session that has ended nobody is asked about until a login', async () => {
  const page = pageOf(ana)
  endLocalSession()
  await page.router.revalidate()
  expect(page.whoWasAsked()).toBe(0)

  startLocalSession()
  await page.router.revalidate()
  expect(page.me()).toEqual(ana)
})

test('a form that was refused has changed nothing, one that was accepted loads the frame', () => {
  const url = new URL('http://localhost/')
  const sent = { formMethod: 'POST', currentUrl: url, nextUrl: url } as const
  const args = { ...sent, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true }

  expect(reloadsLayout({ ...args, actionStatus: 422 })).toBe(false)
  expect(reloadsLayout({ ...args, actionStatus: 200 })).toBe(true)
})
