import { confirmCallback } from '#domains/accounts/callbacks/service.ts'
import { freshName, freshPhone } from '#tests/support/fresh.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { goodPassword, knownDevice, lastCode, otherCode, outcome, paths, repeat } from './safety.ts'

/** What a stranger does must not stand in the way of the person whose number, code or account it is. */

const send = (site: Site, token: string, fields: object, from?: string): Promise<Answered> =>
  site.call(paths.code, { action: 'sendCode', ...fields }, { token, ...(from && { from }) })
const check = (site: Site, token: string, fields: object, from?: string): Promise<Answered> =>
  site.call(paths.code, { action: 'checkCode', ...fields }, { token, ...(from && { from }) })
const done = (answers: readonly Answered[]): number =>
  answers.filter((answer) => outcome(answer) === 'done').length

test('refused requests use up neither a prefix nor a neighbourhood: only codes that are sent count', async ({
  site,
  given,
}) => {
  const user = await given.user()
  const prefix = user.phone.slice(0, 4)
  const token = await site.visitorToken()

  const refused = await repeat(180, (at) =>
    send(site, token, { phone: user.phone, purpose: 'register' }, `198.18.${at % 2}.${at}`),
  )
  const free = `${prefix}${String((Number(user.phone.slice(4)) + 5_000) % 10_000).padStart(4, '0')}`
  const sent = [
    await send(site, token, { phone: free }, '203.0.113.1'),
    await send(site, token, { phone: freshPhone() }, '198.18.0.250'),
  ]

  console.log(`lockout: ${done(sent)} of 2 codes sent after ${refused.length} refused requests`)
  expect(done(refused)).toBe(0)
  expect(sent.map(outcome)).toEqual(['done', 'done'])
})

test('one network cannot close a prefix by sending codes to it', async ({ site }) => {
  const numbers = Array.from({ length: 60 }, (_, at) => `6917${String(at).padStart(4, '0')}`)
  const token = await site.visitorToken()
  const sent = await repeat(60, (at) =>
    send(site, token, { phone: numbers[at] }, `198.51.100.${at % 3}`),
  )

  const other = await send(site, token, { phone: '69179999' }, '203.0.113.2')

  console.log(`lockout: ${done(sent)} codes sent by one network, another is told ${outcome(other)}`)
  expect(outcome(other)).toBe('done')
})

test('wrong guesses with another visitor’s token leave the owner’s code whole', async ({
  site,
  deps,
}) => {
  const phone = freshPhone()
  const [owner, thief] = [await site.visitorToken(), await site.visitorToken()]
  await send(site, owner, { phone })
  const code = await lastCode(deps, phone)

  const wrong = await repeat(3, (at) =>
    check(site, thief, { phone, code: otherCode(code, at + 1) }),
  )
  const right = await check(site, owner, { phone, code })

  console.log(`lockout: the owner is told ${outcome(right)} after 3 guesses of a stranger`)
  expect(done(wrong)).toBe(0)
  expect(outcome(right)).toBe('done')
})

test('a stranger who asks for the same number gets a code apart, which is worth nothing to the owner’s form', async ({
  site,
  deps,
}) => {
  const phone = freshPhone()
  const [owner, thief] = [await site.visitorToken(), await site.visitorToken()]
  await send(site, owner, { phone })
  const code = await lastCode(deps, phone)
  await send(site, thief, { phone })
  const thiefs = await lastCode(deps, phone)

  await repeat(3, () => check(site, thief, { phone, code: otherCode(thiefs) }))
  const crossed = await check(site, thief, { phone, code })

  expect(thiefs).not.toBe(code)
  expect(outcome(crossed)).toBe('200 code_spent')
  expect(outcome(await check(site, owner, { phone, code }))).toBe('done')
})

test('whoever asks, a number’s codes bear fifteen guesses a day', async ({ site, deps }) => {
  const phone = freshPhone()
  let looked = 0
  for (let round = 0; round < 12; round++) {
    const [token, from] = [await site.visitorToken(), `198.${round}.7.1`]
    await send(site, token, { phone }, from)
    const code = await lastCode(deps, phone)
    const answers = await repeat(5, (at) =>
      check(site, token, { phone, code: otherCode(code, at + 1) }, from),
    )
    looked += answers.filter((answer) => outcome(answer) === '200 code_wrong').length
  }

  console.log(`lockout: ${looked} of 60 guesses by twelve visitors looked at`)
  expect(looked).toBe(15)
})

test('the code that an operator tells survives the guesses of a stranger', async ({
  site,
  deps,
}) => {
  const phone = freshPhone()
  const [owner, later] = [await site.visitorToken(), await site.visitorToken()]
  const wish = { action: 'request', name: 'Ana', phone, preferredTime: 'any' }
  await site.call(paths.callback, wish, { token: owner })
  await confirmCallback(deps, phone)
  const code = await lastCode(deps, phone)

  const wrong = await repeat(12, async (at) =>
    check(
      site,
      await site.visitorToken(),
      { phone, code: otherCode(code, at + 1), purpose: 'register' },
      `203.0.113.${at}`,
    ),
  )
  const right = await check(site, later, { phone, code, purpose: 'register' }, '198.51.100.9')

  const looked = wrong.filter((answer) => outcome(answer) === '200 code_wrong').length
  console.log(`lockout: ${looked} of 12 guesses at an operator’s code, its owner ${outcome(right)}`)
  expect(looked).toBe(3)
  expect(outcome(right)).toBe('done')
})

test('codes that a stranger has sent leave some of the day for the owner', async ({
  site,
  given,
}) => {
  const user = await given.user()
  const [thief, owner] = [await site.visitorToken(), await site.visitorToken()]
  const wish = { phone: user.phone, purpose: 'restore' }

  const strangers = await repeat(8, (at) => send(site, thief, wish, `203.0.116.${at}`))
  const own = await send(site, owner, wish, '198.51.100.30')

  console.log(`lockout: ${done(strangers)} sent by a stranger, the owner is told ${outcome(own)}`)
  expect(done(strangers)).toBe(4)
  expect(outcome(own)).toBe('done')
})

test('a known device gets its code though strangers have used up the day', async ({
  site,
  given,
}) => {
  const user = await given.user()
  const device = await knownDevice(site, user)
  const fields = { action: 'sendCode', phone: user.phone, purpose: 'restore' }
  const token = await site.visitorToken()
  const ask = (at: number): Promise<Answered> =>
    site.send({
      method: 'POST',
      url: `/api${paths.code}`,
      payload: { ...fields, token },
      remoteAddress: '198.51.100.40',
      cookies: { device: at < 0 ? '' : device },
    })

  const strangers = await repeat(12, (at) => send(site, token, fields, `203.${at}.117.1`))
  const unknown = await ask(-1)
  const own = await repeat(6, ask)

  console.log(`lockout: ${done(strangers)} sent by strangers, ${done(own)} to a known device`)
  expect(done(strangers)).toBe(5)
  expect(outcome(unknown)).toBe('429 too_many_requests')
  expect(done(own)).toBe(3)
})

test('mails that a stranger asks for leave some of the hour for the owner', async ({
  site,
  deps,
  given,
}) => {
  const { id } = await given.user()
  const email = `${freshName()}@exemplu.md`
  await deps.sql`update users set email = ${email} where id = ${id}`
  const token = await site.visitorToken()
  const restore = (from: string): Promise<Answered> =>
    site.call(paths.restore, { action: 'restore', restoreType: 'email', email }, { token, from })

  const strangers = await repeat(9, (at) => restore(`203.0.118.${at}`))
  const own = await restore('198.51.100.50')

  console.log(`lockout: ${done(strangers)} mails for a stranger, the owner is told ${outcome(own)}`)
  expect(done(strangers)).toBe(5)
  expect(outcome(own)).toBe('done')
})

test('a password is chosen once: the account of a stranger is not opened by a code of the owner', async ({
  site,
  deps,
}) => {
  const phone = freshPhone()
  const [owner, thief] = [await site.visitorToken(), await site.visitorToken()]
  await send(site, thief, { phone })
  await send(site, owner, { phone })
  const code = await lastCode(deps, phone)
  await check(site, owner, { phone, code })
  const fields = { action: 'register', phone, password: goodPassword, accountType: '0' }

  const taken = await site.call(
    paths.register,
    { ...fields, username: freshName() },
    { token: thief },
  )

  expect(outcome(taken)).toBe('200 phone_not_verified')
})
