import { createMemoryRouter } from '../router/index.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/support/app/storage.ts'
import {
  startLocalSession,
  currentUser,
  endLocalSession,
  clearPendingLogin,
  setRouter,
  lastUserId,
  loadingUser,
} from './current-user.ts'
import { dropIntent, saveIntent, takeIntent } from './intents.ts'
import { answerLoginRequest, requestLogin } from './login-request.ts'
import { announceSession, noteSessionOver, sessionKey } from './session-events.ts'
import { followSession } from './session.ts'

/** Layout data as loaded for a user; null: for a visitor. */
function pageOf(userId: string | null): void {
  const me = userId && { id: userId, username: 'ana', email: '', status: 'active' }
  const favorites = userId ? ['4', '5'] : []
  const routes = [{ id: 'layout', path: '/', loader: () => null }]
  const loaderData = { layout: { me, favorites } }
  setRouter(createMemoryRouter(routes, { hydrationData: { loaderData } }))
}

let kept = new Map<string, string>()
let keptInTab = new Map<string, string>()

beforeEach(() => {
  kept = stubStorage('localStorage')
  keptInTab = stubStorage('sessionStorage')
  clearPendingLogin()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('who is logged in', () => {
  test('is whom the page was loaded for', () => {
    pageOf('7')
    expect(currentUser()).toMatchObject({ id: '7' })

    pageOf(null)
    expect(currentUser()).toBeNull()
    expect(lastUserId()).toBeNull()
  })

  test('is nobody once the session is over, and the page still knows whose it was', () => {
    pageOf('7')
    expect(endLocalSession()).toBe(true)

    expect(currentUser()).toBeNull()
    expect(loadingUser()).toBeNull()
    expect(lastUserId()).toBe('7')
    expect(endLocalSession(), 'it ends once').toBe(false)
  })

  test('screens may load again after a login, before the page knows who it was', () => {
    pageOf('7')
    endLocalSession()
    startLocalSession()

    expect(loadingUser()).toMatchObject({ id: '7' })
    expect(currentUser()).toBeNull()
  })

  test('a session that is over is announced to the other tabs, a visitor’s refusal is not', () => {
    pageOf(null)
    noteSessionOver()
    expect(kept.has(sessionKey)).toBe(false)

    pageOf('7')
    noteSessionOver()
    expect(kept.get(sessionKey)).toMatch(/^over:\d+$/)
  })

  test('each announcement is another one, or a storage event would not come', () => {
    vi.useFakeTimers()
    announceSession('in')
    const first = kept.get(sessionKey)
    vi.advanceTimersByTime(5)
    announceSession('in')

    expect(kept.get(sessionKey)).not.toBe(first)
  })
})

describe('what another tab has done before this one listens', () => {
  const reload = vi.fn<() => void>()
  const assign = vi.fn<(address: string) => void>()

  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('location', { assign })
    vi.resetAllMocks()
  })

  /** Begins to listen when another tab has announced this so many milliseconds after this one stopped. */
  function listenAfter(change: string, ms = 60_000): void {
    kept.set(sessionKey, `${change}:${Date.now() + ms}`)
    followSession('ro', reload)()
  }

  test('a login is followed, unless the page was asked for after it', () => {
    pageOf(null)
    listenAfter('in', -3_600_000)
    expect(reload).not.toHaveBeenCalled()

    listenAfter('in')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('a session that is over is over here too', () => {
    pageOf('7')
    listenAfter('over')
    expect(currentUser()).toBeNull()
    expect(assign, 'what was typed stays').not.toHaveBeenCalled()
  })

  test('a logout leads home from a page of the user, not from one that knows of it', () => {
    pageOf(null)
    listenAfter('out')
    expect(assign).not.toHaveBeenCalled()

    pageOf('7')
    listenAfter('out')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/')
  })
})

describe('what waits for a login', () => {
  const favorite = { kind: 'favorite', subject: '42' } as const

  test('a visitor’s wish is gone on with by whoever logs in, once', () => {
    pageOf(null)
    saveIntent(favorite)
    pageOf('7')

    expect(takeIntent('favorite')).toBe('42')
    expect(takeIntent('favorite')).toBeNull()
  })

  test('what a user wanted whose session had ended is no other user’s', () => {
    pageOf('7')
    endLocalSession()
    saveIntent(favorite)
    pageOf('8')

    expect(takeIntent('favorite')).toBeNull()
    pageOf('7')
    expect(takeIntent('favorite'), 'asked for once is gone').toBeNull()
  })

  test('another kind and another subject leave it where it is', () => {
    pageOf(null)
    saveIntent({ kind: 'save-search', subject: '/search?q=bmw' })

    expect(takeIntent('favorite')).toBeNull()
    expect(takeIntent('save-search', '/search?q=audi')).toBeNull()
    expect(takeIntent('save-search', '/search?q=bmw')).toBe('/search?q=bmw')
  })

  test('it is forgotten after half an hour, and when the login is closed', () => {
    vi.useFakeTimers()
    pageOf(null)
    saveIntent(favorite)
    vi.advanceTimersByTime(30 * 60_000)
    expect(takeIntent('favorite')).toBeNull()

    saveIntent(favorite)
    dropIntent()
    expect(takeIntent('favorite')).toBeNull()
  })

  test.each(['{', 'null', '[]', '{"kind":"favorite"}', '{"kind":"favorite","subject":7}'])(
    'what is kept as %s is nothing',
    (text) => {
      pageOf(null)
      keptInTab.set('intent', text)
      expect(takeIntent('favorite')).toBeNull()
    },
  )

  test('a private window keeps nothing and breaks nothing', () => {
    stubStorage('sessionStorage', 'private')
    pageOf(null)
    saveIntent(favorite)

    expect(takeIntent('favorite')).toBeNull()
    expect(dropIntent).not.toThrow()
  })
})

describe('a login over the page', () => {
  test('calls that are refused at once wait for the same login', async () => {
    const both = [requestLogin('7'), requestLogin('7')]
    answerLoginRequest('7')

    expect(await Promise.all(both)).toEqual([true, true])
  })

  test('a call of one user is not made in the name of another', async () => {
    const answer = requestLogin('7')
    answerLoginRequest('8')
    expect(await answer).toBe(false)
  })

  test('where nobody was logged in anybody may go on; a closed login is a no', async () => {
    const asVisitor = requestLogin(null)
    answerLoginRequest('8')
    expect(await asVisitor).toBe(true)

    const closed = requestLogin('7')
    answerLoginRequest(undefined)
    expect(await closed).toBe(false)
  })

  test('after an answer the next refusal asks anew', async () => {
    const first = requestLogin('7')
    answerLoginRequest(undefined)
    await first
    const second = requestLogin('7')
    answerLoginRequest('7')

    expect(await second).toBe(true)
  })
})
