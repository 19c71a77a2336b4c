import { decodeJwt, SignJWT } from 'jose'
import type { Call } from '#contract/call.ts'
import { logIn } from '#domains/accounts/login/service.ts'
import { logOut, userOfToken } from '#domains/accounts/service.ts'
import type { Deps } from '#domains/deps.ts'
import { expect, secret, test } from '#tests/support/test.ts'
import { test as siteTest } from '../../support/servers/site.ts'
import type { Given } from '#tests/support/market/builders.ts'
import type { Row } from '../rows/row.ts'
import { allCalls, makeCall, rows } from '../rows/rows.ts'
import { setScene, type Scene } from '../scene.ts'

type Access = 'may' | 'login' | 'token' | 'missing'

/** Who calls, how they come by their token, and whether they are as good as a visitor or a user. */
interface Identity {
  readonly who: string
  readonly token: (scene: Scene, deps: Deps, given: Given) => Promise<string | undefined>
  readonly as: 'nobody' | 'visitor' | 'user' | 'impostor'
}

const key = new TextEncoder().encode(secret)

interface Forgery {
  readonly alg?: string
  readonly audience?: string
  readonly issuer?: string
  readonly typ?: string
  readonly key?: Uint8Array
  /** Seconds from now; null: it has no end. */
  readonly expires?: number | null
}

/** A token on the owner's real session that is wrong in one point. */
function forged(who: string, wrong: Forgery): Identity {
  return {
    who: `a token ${who}`,
    as: 'impostor',
    token: async ({ owner }, deps) => {
      const { alg = 'HS256', audience = 'session', issuer = 'gasit', typ = 'session+jwt' } = wrong
      const token = new SignJWT()
        .setProtectedHeader({ alg, typ })
        .setSubject(String(decodeJwt(owner.token).sub))
        .setIssuer(issuer)
        .setAudience(audience)
      const { expires = 3_600 } = wrong
      if (expires !== null) token.setExpirationTime(secondsFrom(deps, expires))
      return token.sign(wrong.key ?? key)
    },
  }
}

function secondsFrom(deps: Deps, seconds: number): Date {
  return new Date(deps.clock.now().getTime() + seconds * 1_000)
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const identities: readonly Identity[] = [
  { who: 'nobody', as: 'nobody', token: async () => undefined },
  { who: 'an empty token', as: 'nobody', token: async () => '' },
  {
    who: 'a visitor',
    as: 'visitor',
    token: async (_scene, deps) =>
      deps.tokens.sign('visitor', crypto.randomUUID(), secondsFrom(deps, 60)),
  },
  {
    who: 'the owner',
    as: 'user',
    // A session of its own, so that logging out ends no other.
    token: async ({ owner }, deps) => {
      const visitor = { id: null, address: `session of ${owner.id}`, isRobot: false, device: '' }
      return (await logIn(deps, { user: null, visitor }, owner.phone, owner.password)).token
    },
  },
  ...['banned', 'inactive', 'deleted'].map((status): Identity => ({
    who: `a ${status} user`,
    as: 'impostor',
    token: async (_scene, _deps, given) => (await given.user({ status })).token,
  })),
  {
    who: 'an ended session',
    as: 'impostor',
    token: async (_scene, deps, given) => {
      const { token } = await given.user()
      const user = await userOfToken(deps, token)
      if (user) await logOut(deps, user)
      return token
    },
  },
  {
    who: 'a temporary token with a session’s id',
    as: 'visitor',
    token: async ({ owner }, deps) =>
      deps.tokens.sign('visitor', String(decodeJwt(owner.token).sub), secondsFrom(deps, 60)),
  },
  {
    who: 'a token without a signature',
    as: 'impostor',
    token: async ({ owner }) => {
      const [, claims] = owner.token.split('.')
      return `${base64({ alg: 'none', typ: 'session+jwt' })}.${claims}.`
    },
  },
  {
    who: 'a token with another’s signature',
    as: 'impostor',
    token: async ({ owner, other }) =>
      [...owner.token.split('.').slice(0, 2), other.token.split('.')[2]].join('.'),
  },
  forged('of another key', {
    key: new TextEncoder().encode('another secret, as long as the first one is'),
  }),
  forged('of another algorithm', { alg: 'HS512' }),
  forged('for another audience', { audience: 'admin' }),
  forged('of another issuer', { issuer: 'somebody' }),
  forged('of another type', { typ: 'JWT' }),
  forged('that has expired', { expires: -2 }),
  forged('without an end', { expires: null }),
  { who: 'garbage', as: 'impostor', token: async () => 'not.a.token' },
]

function access(call: Call, as: Identity['as']): Access {
  if (call.auth === 'anyone' || as === 'user') return 'may'
  if (as === 'impostor') return 'token'
  if (call.auth === 'visitor') return as === 'visitor' ? 'may' : 'missing'
  return 'login'
}

/** Of those who are refused: they change nothing, so one scene serves them all. */
let untouched: Promise<Scene> | undefined
/** By call: what visitors may do, they may do again. */
const visited = new Map<Call, Promise<Scene>>()

/** What a call is tried on; a user's own scene, for what they do is done once. */
function sceneFor(
  call: Call,
  { isOnce = false }: Row,
  as: Identity['as'],
  make: () => Promise<Scene>,
): Promise<Scene> {
  if (access(call, as) !== 'may') return (untouched ??= make())
  if (as === 'user' || isOnce) return make()
  const scene = visited.get(call) ?? make()
  visited.set(call, scene)
  return scene
}

test('no call is without a row', () => {
  expect([...allCalls.keys()].filter((name) => !rows[name])).toEqual([])
})

for (const [name, call] of allCalls) {
  const row = rows[name]
  if (!row) continue

  siteTest.for(identities)(`${name} and $who`, async ({ token, as }, { site, deps, given }) => {
    const expected = access(call, as)
    const scene = await sceneFor(call, row, as, () => setScene(deps, given))
    const sent = await token(scene, deps, given)

    const { status, body } = await makeCall(site, call, row.fields(scene), { token: sent })

    if (expected === 'may') {
      expect(status).toBe(200)
      return expect(body).toMatchObject(
        row.refusal ? { success: false, code: row.refusal } : { success: true },
      )
    }
    const login = name.startsWith('favorites.') ? 'login_to_favorite' : 'login_required'
    const codes = { login, token: 'token_invalid', missing: 'token_missing' }
    expect(status).toBe(401)
    expect(body).toMatchObject({
      success: false,
      code: codes[expected],
    })
    expect(Object.keys(body).toSorted()).toEqual(['code', 'message', 'success', 'type'])
  })

  const { others } = row
  if (!others) continue

  siteTest(`${name} and what is another user’s`, async ({ site, deps, given }) => {
    const scene = await setScene(deps, given)
    const before = await deps.sql`select * from adverts where id = ${scene.draft}`

    const fields = (others.fields ?? row.fields)(scene)
    const { body } = await makeCall(site, call, fields, { token: scene.other.token })

    expect(body).toMatchObject({ success: false, code: others.refusal })
    expect(await deps.sql`select * from adverts where id = ${scene.draft}`).toEqual(before)
    // A stranger's object and one that does not exist are told apart by nothing.
    const missing = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [
        field,
        /^\d+$/.test(String(value)) ? '2147483647' : value,
      ]),
    )
    const { body: absent } = await makeCall(site, call, missing, { token: scene.other.token })
    expect(absent).toEqual(body)
  })
}

siteTest('what is not public does not slip into lists', async ({ site, given }) => {
  const owner = await given.user()
  const title = 'Xilofon ascuns'
  const statuses = ['draft', 'review', 'suspended', 'rejected', 'archived', 'deleted'] as const
  const hidden = []
  for (const status of statuses) hidden.push(await given.advert({ seller: owner, status, title }))
  hidden.push(await given.advert({ seller: owner, isPublic: false, title }))
  const ids = hidden.map(({ id }) => String(id))
  const path = '/adverts/get_adverts.php'

  const asks = [
    { action: 'listHistory', idsList: ids },
    { action: 'listItems', searchType: 'search', search: 'xilofon' },
    { action: 'listItems', searchType: 'user', search: String(owner.id) },
    { action: 'preSearch', search: 'xilofon' },
  ]
  for (const fields of asks) {
    const { body } = await site.call(path, fields, { token: owner.token })
    expect(body, JSON.stringify(fields)).toMatchObject({ success: true, items: [] })
  }
  for (const itemID of ids) {
    const { body } = await site.call(path, { action: 'getItem', itemID })
    expect(body).toMatchObject({ success: false, code: 'advert_not_found' })
  }
})

siteTest('favourites and unread counts are one’s own', async ({ site, deps, given }) => {
  const { owner, other, active } = await setScene(deps, given)
  const path = '/favorites/manage_favorites.php'
  await site.call(path, { action: 'addFav', advID: active }, { token: owner.token })

  const favorites = await site.call(
    path,
    { action: 'getFavs', u_id: owner.id },
    { token: other.token },
  )
  const inbox = { action: 'checkInbox', u_id: owner.id }
  const unread = await site.call('/users/check_inbox.php', inbox, { token: other.token })

  expect(favorites.body).toEqual({ success: true, items: [] })
  expect(unread.body).toEqual({ success: true, messages: 0, notifications: 0 })
})
