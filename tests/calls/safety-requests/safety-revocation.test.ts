import { decodeJwt } from 'jose'
import type { Deps } from '#domains/deps.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { freshPhone } from '#tests/support/fresh.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { goodPassword, isIn, lastLink, outcome, paths, prove, tryDoors } from '../safety/safety.ts'

const logIn = async (site: Site, user: GivenUser, pass = user.password): Promise<string> =>
  String((await site.call(paths.logIn, { phone: user.phone, pass })).body['jwt'])

interface Event {
  readonly what: string
  /** Does it from the session of the token, or from elsewhere. */
  readonly happen: (scene: {
    site: Site
    deps: Deps
    user: GivenUser
    current: string
    old: string
  }) => Promise<Answered | undefined>
  readonly survives: boolean
}

const account = (site: Site, token: string, fields: object): Promise<Answered> =>
  site.call(paths.account, fields, { token })

const setStatus =
  (status: string): Event['happen'] =>
  async ({ deps, user }) => {
    await deps.sql`update users set status = ${status} where id = ${user.id}`
    return undefined
  }

const events: readonly Event[] = [
  { what: 'a ban', survives: false, happen: setStatus('banned') },
  { what: 'closing by an operator', survives: false, happen: setStatus('inactive') },
  {
    what: 'a deletion',
    survives: false,
    happen: ({ site, user, current }) =>
      account(site, current, { action: 'deleteAccount', password: user.password }),
  },
  {
    what: 'a logout',
    survives: true,
    happen: ({ site, old }) => site.call('/users/logout.php', {}, { token: old }),
  },
  {
    what: 'a change of the password',
    survives: true,
    happen: ({ site, user, current }) =>
      account(site, current, {
        action: 'updatePass',
        oldPass: user.password,
        newPass: goodPassword,
      }),
  },
  {
    what: 'a change of the phone number',
    survives: true,
    happen: async ({ site, deps, user, current }) => {
      const phone = freshPhone()
      await prove(site, deps, { phone, purpose: 'change', token: current })
      return account(site, current, { action: 'changePhone', phone, password: user.password })
    },
  },
  {
    what: 'a restoring by phone',
    survives: false,
    happen: async ({ site, deps, user }) => {
      const token = await site.visitorToken()
      const { phone } = user
      await prove(site, deps, { phone, purpose: 'restore', token })
      const fields = { action: 'restore', phone, password: goodPassword, restoreType: 'phone' }
      return site.call(paths.restore, fields, { token })
    },
  },
  {
    what: 'a restoring by e-mail',
    survives: false,
    happen: async ({ site, deps, user }) => {
      const token = await site.visitorToken()
      const email = `ana-${user.id}@example.md`
      await deps.sql`update users set email = ${email} where id = ${user.id}`
      await site.call(paths.restore, { action: 'restore', email, restoreType: 'email' }, { token })
      const link = await lastLink(deps, email)
      return site.call(paths.link, { action: 'setPassword', link, password: goodPassword })
    },
  },
  {
    what: 'logging out there',
    survives: true,
    happen: ({ site, current, old }) => {
      const sessionId = String(decodeJwt(old).sub)
      return site.call(paths.sessions, { action: 'end', sessionId }, { token: current })
    },
  },
  {
    what: 'logging out everywhere else',
    survives: true,
    happen: ({ site, current }) =>
      site.call(paths.sessions, { action: 'endOthers' }, { token: current }),
  },
]

test.for(events)(
  'after $what the old token opens nothing',
  async ({ what, happen, survives }, { site, deps, given }) => {
    const user = await given.user()
    const [current, old] = [await logIn(site, user), await logIn(site, user)]
    expect([await isIn(site, current), await isIn(site, old)]).toEqual([true, true])

    const done = await happen({ site, deps, user, current, old })
    const { tried, open } = await tryDoors(site, old)

    console.log(`revocation: ${open.length} of ${tried} requests let in after ${what}`)
    expect(done ? outcome(done) : 'done').toBe('done')
    expect(open).toEqual([])
    expect(await isIn(site, current)).toBe(survives)
  },
)

test('an old token stays out though the account opens again', async ({ site, deps, given }) => {
  const user = await given.user()
  const old = await logIn(site, user)
  await account(site, old, { action: 'deleteAccount', password: user.password })
  const back = await site.call(paths.logIn, {
    phone: user.phone,
    pass: user.password,
    undelete: '1',
  })
  const fresh = String(back.body['jwt'])
  await deps.sql`update users set language = 'ru' where id = ${user.id}`

  const { tried, open } = await tryDoors(site, old)

  console.log(
    `revocation: ${open.length} of ${tried} requests let in by a token from before a deletion taken back`,
  )
  expect(await isIn(site, fresh)).toBe(true)
  expect(open).toEqual([])
})

test('nobody ends another’s session', async ({ site, given }) => {
  const [user, thief] = [await given.user(), await given.user()]

  await site.call(
    paths.sessions,
    { action: 'end', sessionId: user.sessionId },
    { token: thief.token },
  )
  await site.call(paths.sessions, { action: 'endOthers' }, { token: thief.token })

  console.log(
    `revocation: ${(await isIn(site, user.token)) ? 0 : 1} of 1 session ended by another user`,
  )
  expect(await isIn(site, user.token)).toBe(true)
})
