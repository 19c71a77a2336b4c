import { expect, test } from 'vitest'
import { RouterContextProvider, createContext } from './core/context.ts'
import { data, redirect } from './core/responses.ts'
import { loadStaticPage } from './static-handler.ts'
import type { RouteModule, RouteObject } from './core/types.ts'

const Boundary = (): null => null
const visitor = createContext<string>()

const form = (fields: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

/** A page of a screen below a frame, as the server loads it. */
async function pageOf(screen: RouteModule, init: RequestInit = {}, basename = '/ru') {
  const context = new RouterContextProvider()
  context.set(visitor, 'Ana')
  const routes: RouteObject[] = [
    {
      ...{ id: 'frame', ErrorBoundary: Boundary, loader: () => 'frame' },
      children: [{ id: 'screen', path: '/advert/:id', ...screen }],
    },
  ]
  const request = new Request(`http://localhost${basename}/advert/7?from=list`, init)
  return loadStaticPage({ routes, basename, request, context })
}

test('a page has the data of all its routes', async () => {
  const page = await pageOf({
    loader: ({ params, request, context }) =>
      `${context.get(visitor)} at ${params['id']}${new URL(request.url).search}`,
  })

  expect(page).toMatchObject({
    statusCode: 200,
    loaderData: { frame: 'frame', screen: 'Ana at 7?from=list' },
    errors: null,
  })
})

test('a form that is sent is answered with its page', async () => {
  const page = await pageOf(
    {
      action: async ({ request }) =>
        data(`no ${String((await request.formData()).get('name'))}`, { status: 422 }),
      loader: ({ request }) => request.method,
    },
    form({ name: 'Ana' }),
  )

  expect(page).toMatchObject({
    statusCode: 422,
    actionData: { screen: 'no Ana' },
    loaderData: { screen: 'GET' },
  })
})

test.each([
  ['/login?next=%2F', '/ru/login?next=%2F'],
  ['/', '/ru'],
  ['https://bank.example/pay', 'https://bank.example/pay'],
  ['//bank.example/pay', '//bank.example/pay'],
])('what leads to %s is answered by the address %s', async (to, location) => {
  const asked = [
    await pageOf({
      loader: () => {
        throw redirect(to)
      },
    }),
    await pageOf({ action: () => redirect(to) }, form()),
  ]
  for (const answer of asked) {
    if (!(answer instanceof Response)) throw new Error('There was a page')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(location)
  }
})

test('errors have the status that they name, and others are ours', async () => {
  const failing = (error: unknown): RouteModule => ({
    loader: () => {
      throw error
    },
  })
  const bug = new TypeError('no such thing')

  expect(await pageOf(failing(data(null, { status: 404 })))).toMatchObject({
    statusCode: 404,
    errors: { frame: { status: 404 } },
    loaderData: { frame: 'frame' },
  })
  expect(await pageOf(failing(bug))).toMatchObject({ statusCode: 500, errors: { frame: bug } })
})

test('a form for which there is no action is refused', async () => {
  expect(await pageOf({}, form())).toMatchObject({ statusCode: 405 })
})
