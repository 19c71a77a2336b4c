import { sessionsOfUser } from '#contract/limits.ts'
import type { Deps } from '#domains/deps.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { isIn, outcome, paths, repeat, tryDoors } from '../safety/safety.ts'

const logIn = (site: Site, { phone, password }: GivenUser, cookie?: string): Promise<Answered> =>
  site.call(paths.logIn, { phone, pass: password }, { ...(cookie !== undefined && { cookie }) })

async function sessionsOf({ sql }: Pick<Deps, 'sql'>, { id }: { id: number }): Promise<number> {
  return (await sql`select from sessions where user_id = ${id}`).length
}

test('a user has twenty sessions; with one more the one unused for longest ends', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const tokens: string[] = []
  for (let times = 0; times < sessionsOfUser + 5; times++) {
    deps.clock.advance({ minutes: 1 })
    tokens.push(String((await logIn(site, user)).body['jwt']))
  }

  const open = []
  for (const token of tokens) open.push(await isIn(site, token))

  console.log(`sessions: ${await sessionsOf(deps, user)} after ${tokens.length} logins`)
  expect(await sessionsOf(deps, user)).toBe(sessionsOfUser)
  expect(open).toEqual(tokens.map((_, at) => at >= 5))
  expect(await isIn(site, user.token)).toBe(false)
})

test('who logs in where a session is open ends that one', async ({ site, deps, given }) => {
  const [first, second] = [await given.user(), await given.user()]

  const again = await logIn(site, first, first.token)
  expect(await isIn(site, first.token)).toBe(false)
  const other = await logIn(site, second, String(again.body['jwt']))

  console.log(`sessions: ${await sessionsOf(deps, first)} left behind in a browser`)
  expect(await isIn(site, String(again.body['jwt']))).toBe(false)
  expect(await isIn(site, String(other.body['jwt']))).toBe(true)
  expect(await sessionsOf(deps, first)).toBe(0)
})

test('a login that is refused ends no session', async ({ site, given }) => {
  const user = await given.user()

  await logIn(site, { ...user, password: 'gresit-mereu' }, user.token)

  expect(await isIn(site, user.token)).toBe(true)
})

test.for(['banned', 'inactive', 'deleted'])(
  'an account that was %s and is active again lets no old token in',
  async (status, { site, deps, given }) => {
    const user = await given.user()
    await deps.sql`update users set status = ${status} where id = ${user.id}`
    await deps.sql`update users set status = 'active' where id = ${user.id}`

    const { tried, open } = await tryDoors(site, user.token)

    console.log(`sessions: ${open.length} of ${tried} doors open to a token from before ${status}`)
    expect(open).toEqual([])
    expect(outcome(await logIn(site, user))).toBe('done')
  },
)

const factor = '/users/second_factor.php'

/** Turns the second factor of the user on. Gives a code of the app that is good once, and a recovery code. */
async function withFactor(
  deps: Deps,
  { id }: GivenUser,
): Promise<{ recovery: string; other: string }> {
  const [recovery, other] = ['k7d2m-9fqx3', 'abcde-fghjk']
  const digests = [recovery, other].map((code) => deps.tokens.digest(`recovery:${id}:${code}`))
  await deps.sql`
    update users set has_second_factor = true, recovery_codes = ${digests},
      second_factor_secret = ${deps.tokens.seal(deps.secondFactor.makeSecret())}
    where id = ${id}`
  return { recovery, other }
}

test('the password alone does not turn the second factor off', async ({ site, deps, given }) => {
  const user = await given.user()
  const { recovery } = await withFactor(deps, user)
  const stop = (fields: object): Promise<Answered> =>
    site.call(factor, { action: 'stop', password: user.password, ...fields }, { token: user.token })

  const refused = [
    await stop({}),
    await stop({ code: '' }),
    ...(await repeat(2, () => stop({ code: '123456' }))),
    await stop({ code: recovery, password: 'gresit-mereu' }),
  ]

  console.log(
    `sessions: second factor off by ${refused.filter((one) => outcome(one) === 'done').length} of ${refused.length} tries without it`,
  )
  expect(refused.map(outcome)).toEqual([
    ...['200 second_factor_needed', '200 second_factor_needed'],
    ...['200 second_factor_wrong', '200 second_factor_wrong', '200 wrong_password'],
  ])
  expect(outcome(await stop({ code: recovery }))).toBe('done')
  expect(outcome(await stop({}))).toBe('done')
})
