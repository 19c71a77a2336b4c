import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { knownDevice, logInWith, outcome, paths, repeat } from './safety.ts'

/** Whoever guesses at a password, its owner gets in. */

const guess = (site: Site, { phone }: { phone: string }, from: string): Promise<Answered> =>
  site.call(paths.logIn, { phone, pass: 'gresit-mereu' }, { from })

test('wrong passwords from elsewhere leave the owner in', async ({ site, given }) => {
  const user = await given.user()

  await repeat(40, (at) => guess(site, user, `203.0.113.${at}`))
  const own = await logInWith(site, user, '198.51.100.20')

  console.log(`lockout: the owner is told ${outcome(own)} after 40 wrong passwords from elsewhere`)
  expect(outcome(own)).toBe('done')
})

test('a known device gets in though its own network guesses', async ({ site, given }) => {
  const user = await given.user()
  const device = await knownDevice(site, user)

  await repeat(80, () => guess(site, user, '203.0.114.1'))
  const stranger = await logInWith(site, user, '203.0.114.1')
  const own = await logInWith(site, user, '203.0.114.1', device)

  console.log(`lockout: known device ${outcome(own)}, unknown one ${outcome(stranger)}`)
  expect(outcome(stranger)).toBe('429 too_many_requests')
  expect(outcome(own)).toBe('done')
})

test('a known device has ten tries of its own, and knows one account', async ({ site, given }) => {
  const [user, other] = [await given.user(), await given.user()]
  const device = await knownDevice(site, user)
  const wrong = { ...user, password: 'gresit-mereu' }

  const own = await repeat(14, (at) => logInWith(site, wrong, `198.${at}.3.1`, device))
  await repeat(10, () => guess(site, other, '203.0.115.1'))
  const others = await logInWith(site, other, '203.0.115.1', device)

  const looked = own.filter((answer) => outcome(answer) === '200 wrong_password').length
  console.log(`lockout: ${looked} of 14 tries of a known device looked at`)
  expect(looked).toBe(10)
  expect(outcome(others)).toBe('429 too_many_requests')
})

test('the more networks guess, the fewer tries each has; a new one with the right password gets in', async ({
  site,
  given,
}) => {
  const user = await given.user()

  const early = await repeat(100, (at) => guess(site, user, `198.${20 + (at % 10)}.5.1`))
  const late = await repeat(100, (at) => guess(site, user, `198.${60 + (at % 10)}.5.1`))
  const own = await logInWith(site, user, '198.99.5.1')

  const looked = [early, late].map(
    (answers) => answers.filter((answer) => outcome(answer) === '200 wrong_password').length,
  )
  console.log(
    `lockout: ${looked.join(' and ')} of 100 guesses by ten networks looked at, owner ${outcome(own)}`,
  )
  expect(looked[0]).toBeLessThanOrEqual(100)
  expect(looked[1]).toBe(20)
  expect(outcome(own)).toBe('done')
})

test('an authenticator’s wrong codes from elsewhere leave a known device in', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const device = await knownDevice(site, user)
  const secret = deps.tokens.seal(deps.secondFactor.makeSecret())
  const code = 'k7d2m-9fqx3'
  const digest = deps.tokens.digest(`recovery:${user.id}:${code}`)
  await deps.sql`
    update users set has_second_factor = true, second_factor_secret = ${secret},
      recovery_codes = ${[digest]} where id = ${user.id}`
  const fields = { phone: user.phone, pass: user.password }

  await repeat(15, (at) =>
    site.call(paths.logIn, { ...fields, code: '000000' }, { from: `198.${at}.9.1` }),
  )
  const own = await site.send({
    method: 'POST',
    url: `/api${paths.logIn}`,
    payload: { ...fields, code },
    cookies: { device },
  })

  console.log(`lockout: known device ${outcome(own)} after 15 wrong codes from elsewhere`)
  expect(outcome(own)).toBe('done')
})
