import { afterEach, beforeEach, vi } from 'vitest'
import { postCall, postInBackground } from './calls.ts'
import { createMemoryRouter } from '../router/index.ts'
import { setRouter } from '../session/current-user.ts'
import { createMutation } from './mutation.ts'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { favoriteCalls } from '#contract/favorites.ts'
import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import { inboxCalls } from '#contract/people/inbox.ts'
import { messageCalls } from '#contract/people/messages.ts'
import { Refusal } from '#contract/refusals.ts'
import { expect, test as base } from '#tests/support/servers/site.ts'

/** Runs the browser's call code against the real server over HTTP. */
const test = base.extend<{ address: string }>({
  address: [
    async ({ opened }, use) => use(await opened.site.app.listen({ port: 0, host: '127.0.0.1' })),
    { scope: 'file' },
  ],
})

let origin = ''
const fetchAnywhere = globalThis.fetch

beforeEach<{ address: string }>(({ address }) => {
  origin = address
  // A browser sends the origin of its page.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetchAnywhere(origin + path, init))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function mutationOf<C extends Call>(call: C) {
  return createMutation<PayloadOf<C>, OutputOf<C>>({
    run: (payload) => postCall(call, payload),
    onDone: () => {},
    onRefused: () => false,
  })
}

test('an answer comes back as it is', async () => {
  const check = mutationOf(accountCalls.checkUsername)
  expect(await check.run({ username: 'nimeni-inca' })).toMatchObject({ success: true })
  expect(check.state()).toMatchObject({ isBusy: false, refusal: null })
})

test('a short request of a user outlives the page that sent it, a long one does not', async () => {
  const kept: (boolean | undefined)[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    kept.push(init.keepalive)
    return fetchAnywhere(origin + path, init)
  })

  for (const token of ['', 'x'.repeat(5_000)])
    await postInBackground(favoriteCalls.add, { advID: '1', token }).catch(() => {})
  await postInBackground(accountCalls.checkUsername, { username: 'nimeni' })

  expect(kept.slice(-3)).toEqual([true, false, false])
})

test('a refusal names the field at fault', async ({ given }) => {
  const user = await given.user()
  const check = mutationOf(accountCalls.checkUsername)

  expect(await check.run({ username: user.username })).toBeNull()
  expect(check.state().refusal).toMatchObject({ code: 'username_taken', field: 'username' })
})

test('too many tries tell for how many seconds', async ({ given }) => {
  const user = await given.user()
  const logIn = mutationOf(accountCalls.logIn)
  for (let tries = 0; tries < 12; tries++) {
    await logIn.run({ phone: user.phone ?? '', pass: 'nu-este-aceasta' })
    if (logIn.state().refusal?.code === 'too_many_requests') break
  }

  const { code, retryAfter } = logIn.state().refusal ?? new Refusal('unexpected')
  expect(code).toBe('too_many_requests')
  expect(retryAfter).toBeGreaterThan(0)
})

test('a network that is away is told so, and the same works when it is back', async () => {
  const check = mutationOf(accountCalls.checkUsername)
  const reached = origin
  origin = 'http://127.0.0.1:1'
  await check.run({ username: 'tot-nimeni' })
  expect(check.state().refusal?.code).toBe('unavailable')

  origin = reached
  expect(await check.run({ username: 'tot-nimeni' })).toMatchObject({ success: true })
})

test('what is outdated is cancelled before the server answers it', async () => {
  const outdated = new AbortController()
  const asked = postInBackground(
    accountCalls.checkUsername,
    { username: 'nu-mai-conteaza' },
    outdated.signal,
  )
  outdated.abort()
  await expect(asked).rejects.toMatchObject({ code: 'unavailable' })
})

test('what the role of who acts for a company may not do is refused without a request', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path)
    return Promise.resolve(Response.json({ success: true }))
  })
  const acting = { company: 'Casa', username: 'ana', role: 'editor' } as const
  const me = { id: '7', username: 'casa', email: '', status: 'active', acting }
  const router = createMemoryRouter([{ id: 'layout', path: '/', loader: () => null }], {
    hydrationData: { loaderData: { layout: { me, favorites: [] } } },
  })
  setRouter(router)

  const refused = expect.objectContaining({ code: 'acting_refused' })
  await expect(postInBackground(favoriteCalls.list, {})).rejects.toEqual(refused)
  await expect(postCall(messageCalls.listBlocked, {})).rejects.toEqual(refused)
  expect(sent).toEqual([])

  await postInBackground(inboxCalls.checkInbox, {})
  expect(sent).toHaveLength(1)
  setRouter(createMemoryRouter([{ path: '/' }], {}))
})
