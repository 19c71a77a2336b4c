import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { data, redirect } from './responses.ts'
import { createMemoryRouter } from './router.ts'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from './types.ts'

const Boundary = (): null => null

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost', assign: vi.fn<(url: URL) => void>() })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

interface Given {
  readonly load?: (path: string, args: LoaderFunctionArgs) => unknown
  readonly act?: (args: LoaderFunctionArgs) => unknown
  readonly shouldRevalidate?: ShouldRevalidateFunction
  readonly at?: string
  readonly basename?: string
}

/** A frame with four screens, and what was loaded in turn. */
function siteOf({ load, act, shouldRevalidate, at = '/', basename = '/' }: Given = {}) {
  const loaded: string[] = []
  const screen = (path: string): RouteObject => ({
    path,
    loader: (args) => {
      loaded.push(path)
      return load?.(path, args) ?? `data of ${path}`
    },
    action: (args) => act?.(args),
  })
  const frame: RouteObject = {
    id: 'frame',
    ErrorBoundary: Boundary,
    loader: () => {
      loaded.push('frame')
      return 'frame'
    },
    ...(shouldRevalidate && { shouldRevalidate }),
    children: [
      {
        id: 'screens',
        ErrorBoundary: Boundary,
        children: ['/', '/list', '/form', '/advert/:id'].map((path) => screen(path)),
      },
    ],
  }
  const loaderData = { frame: 'frame', '/': 'data of /', '/list': 'data of /list' }
  const router = createMemoryRouter([frame], { at, basename, hydrationData: { loaderData } })
  return { router, loaded, at: () => router.state.location }
}

const fields = (values: Record<string, string> = {}): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('a navigation loads what is new on the page, and keeps what stays', async () => {
  const { router, loaded, at } = siteOf()
  await router.navigate('/advert/7')

  expect(loaded).toEqual(['/advert/:id'])
  expect(at().pathname).toBe('/advert/7')
  expect(router.state.loaderData).toEqual({ frame: 'frame', '/advert/:id': 'data of /advert/:id' })
})

test('the page stays until the next one is there', async () => {
  const answer = Promise.withResolvers<string>()
  const { router, at } = siteOf({ load: () => answer.promise })
  const moved = router.navigate('/list?page=2')

  expect(at().pathname).toBe('/')
  expect(router.state.navigation).toMatchObject({
    state: 'loading',
    location: { pathname: '/list', search: '?page=2' },
  })
  answer.resolve('rows')
  await moved
  expect(at().search).toBe('?page=2')
  expect(router.state.navigation.state).toBe('idle')
})

test('a navigation that is overtaken shows nothing, and its request is given up', async () => {
  const slow = Promise.withResolvers<string>()
  const signals: AbortSignal[] = []
  const { router, at } = siteOf({
    load: (path, { request }) => {
      signals.push(request.signal)
      return path === '/list' ? slow.promise : 'advert'
    },
  })
  const first = router.navigate('/list')
  await router.navigate('/advert/7')
  slow.resolve('late rows')
  await first

  expect(at().pathname).toBe('/advert/7')
  expect(router.state.loaderData).not.toHaveProperty('/list')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('another query loads the whole page again, another fragment nothing', async () => {
  const { router, loaded, at } = siteOf({ at: '/list' })
  await router.navigate('/list#reviews')
  expect(loaded).toEqual([])
  expect(at().hash).toBe('#reviews')

  await router.navigate({ search: '?page=2' })
  expect(loaded).toEqual(['frame', '/list'])
  expect(at()).toMatchObject({ pathname: '/list', search: '?page=2', hash: '' })
})

test('a route may keep its data', async () => {
  const { router, loaded } = siteOf({ shouldRevalidate: () => false })
  await router.navigate('/?page=2')
  await router.revalidate()

  expect(loaded).toEqual(['/', '/'])
})

test('a form leaves its answer on the page, which is loaded anew', async () => {
  const { router, loaded } = siteOf({
    act: async ({ request }) => `sent ${String((await request.formData()).get('name'))}`,
  })
  await router.navigate('/form', { formData: fields({ name: 'Ana' }) })

  expect(router.state.actionData).toEqual({ '/form': 'sent Ana' })
  expect(loaded).toEqual(['frame', '/form'])
  await router.navigate('/list')
  expect(router.state.actionData).toBeNull()
})

test('a form that is refused loads nothing again', async () => {
  const asked: unknown[] = []
  const { router, loaded } = siteOf({
    act: () => data({ code: 'too_long' }, { status: 422 }),
    shouldRevalidate: ({ formMethod, actionStatus, defaultShouldRevalidate }) => {
      asked.push([formMethod, actionStatus])
      return defaultShouldRevalidate
    },
  })
  await router.navigate('/form', { formData: fields() })

  expect(router.state.actionData).toEqual({ '/form': { code: 'too_long' } })
  expect(asked).toEqual([['POST', 422]])
  expect(loaded, 'only the page of the form, which is new').toEqual(['/form'])
})

test('a form leads where its action says, below the base name, and the frame hears of it', async () => {
  const methods: unknown[] = []
  const { router, at } = siteOf({
    basename: '/ru',
    act: () => redirect('/list?sent=1'),
    shouldRevalidate: ({ formMethod }) => {
      methods.push(formMethod)
      return false
    },
  })
  await router.navigate('/form', { formData: fields() })

  expect(at()).toMatchObject({ pathname: '/ru/list', search: '?sent=1' })
  expect(methods).toEqual(['POST'])
})

test('a loader leads elsewhere, also to another site', async () => {
  const { router, at } = siteOf({
    load: (path, { request }) => {
      if (path !== '/list') return null
      throw redirect(
        request.url.endsWith('far') ? 'https://bank.example/pay' : '/advert/7?next=%2Flist',
      )
    },
  })
  await router.navigate('/list')
  expect(at()).toMatchObject({ pathname: '/advert/7', search: '?next=%2Flist' })

  await router.navigate('/list?far')
  expect(at().pathname).toBe('/advert/7')
  expect(vi.mocked(location.assign).mock.calls.join()).toBe('https://bank.example/pay')
})

test('an error is shown by the nearest boundary, and the next page has none', async () => {
  const { router } = siteOf({
    load: (path) => {
      if (path === '/list') throw data(null, { status: 404 })
      return 'fine'
    },
  })
  await router.navigate('/list')
  expect(router.state.errors).toMatchObject({ screens: { status: 404 } })
  expect(router.state.loaderData).toEqual({ frame: 'frame' })

  await router.navigate('/')
  expect(router.state.errors).toBeNull()
})

test('a form without an action is an error of the page', async () => {
  const router = createMemoryRouter([{ path: '*', ErrorBoundary: Boundary }])
  await router.navigate('/form', { formData: fields() })

  expect(router.state.errors).toMatchObject({ '*': { status: 405 } })
})

test('a reload while a navigation is on its way loads its page, once that is shown', async () => {
  const first = Promise.withResolvers<string>()
  let asked = 0
  const { router, at } = siteOf({ load: () => (asked++ === 0 ? first.promise : 'rows') })
  const moved = router.navigate('/list')
  await router.revalidate()
  first.resolve('old rows')
  await moved

  expect(at().pathname).toBe('/list')
  expect(router.state.loaderData['/list']).toBe('rows')
  expect(router.state.revalidation).toBe('idle')
})

test('a form that stays on the page has its answer before the page has loaded again, and is idle after', async () => {
  const { router, loaded, at } = siteOf({ act: () => ({ username: 'ana' }) })
  const states: unknown[] = []
  router.subscribe(({ fetchers }) => states.push(fetchers.get('login')))
  await router.submitFetcher('login', 'frame', '/form', fields())

  expect(at().pathname).toBe('/')
  expect(loaded).toEqual(['frame', '/'])
  expect([...new Set(states.map((state) => JSON.stringify(state)))]).toEqual(
    [
      { state: 'submitting' },
      { state: 'loading', data: { username: 'ana' } },
      { state: 'idle', data: { username: 'ana' } },
    ].map((state) => JSON.stringify(state)),
  )
})

test('whoever has typed is asked before the page goes, and may stay or leave', async () => {
  const { router, at } = siteOf()
  const take = router.addBlocker('typed', ({ nextLocation }) => nextLocation.pathname === '/list')
  const blocker = () => router.state.blockers.get('typed')

  await router.navigate('/list')
  expect(at().pathname).toBe('/')
  blocker()?.reset?.()
  expect(blocker()?.state).toBe('unblocked')

  await router.navigate('/list')
  blocker()?.proceed?.()
  await vi.waitFor(() => expect(at().pathname).toBe('/list'))
  expect(blocker()).toBeUndefined()

  await router.navigate('/')
  take()
  await router.navigate('/list')
  expect(at().pathname).toBe('/list')
})

test('the routes of a screen are loaded with it, and one that fails is an error of the page', async () => {
  const failing = { path: '/broken', lazy: () => Promise.reject(new Error('no network')) }
  const late = { path: '/late', lazy: async () => ({ loader: () => 'late' }) }
  const router = createMemoryRouter([
    { id: 'frame', ErrorBoundary: Boundary, children: [{ path: '/' }, late, failing] },
  ])
  await router.navigate('/late')
  expect(router.state.loaderData).toEqual({ '/late': 'late' })

  await router.navigate('/broken')
  expect(router.state.errors).toMatchObject({ frame: { message: 'no network' } })
})
