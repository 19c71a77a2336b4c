import { hourMs } from '#contract/rules/durations.ts'
import type { Deps } from '#domains/deps.ts'
import { freshName, freshPhone } from '#tests/support/fresh.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { goodPassword, lastCode, otherCode, outcome, paths, prove } from './safety.ts'

const send = (site: Site, token: string, fields: object): Promise<Answered> =>
  site.call(paths.code, { action: 'sendCode', ...fields }, { token })
const check = (site: Site, token: string, fields: object): Promise<Answered> =>
  site.call(paths.code, { action: 'checkCode', ...fields }, { token })
const register = (site: Site, token: string, phone: string): Promise<Answered> =>
  site.call(
    paths.register,
    { action: 'register', username: freshName(), phone, password: goodPassword, accountType: '0' },
    { token },
  )

async function tries(deps: Deps, phone: string): Promise<number> {
  const [row] = await deps.sql<{ tries: number }[]>`
    select max(tries) as tries from phone_codes where phone = ${phone}`
  return row?.tries ?? 0
}

const passed = (answers: readonly Answered[]): number =>
  answers.filter((answer) => outcome(answer) === 'done').length

test('three wrong guesses spend a code: the right one is late', async ({ site, deps }) => {
  const [phone, token] = [freshPhone(), await site.visitorToken()]
  await send(site, token, { phone })
  const code = await lastCode(deps, phone)
  const wrong = [otherCode(code), '', `${code}0`, code.slice(0, 4), otherCode(code, 9)]

  const answers = []
  for (const typed of wrong) answers.push(await check(site, token, { phone, code: typed }))
  answers.push(await check(site, token, { phone, code }))

  console.log(`codes: ${passed(answers)} of ${answers.length} guesses after a wrong one passed`)
  expect(passed(answers)).toBe(0)
  expect(answers.slice(-1).map(outcome)).toEqual(['200 code_spent'])
  expect(outcome(await register(site, token, phone))).toBe('200 phone_not_verified')
})

test.for([[0], [25], [49]])(
  'of fifty guesses at once three are counted, the right one at place %i',
  async ([place], { site, deps }) => {
    const [phone, token] = [freshPhone(), await site.visitorToken()]
    await send(site, token, { phone })
    const code = await lastCode(deps, phone)
    const guesses = Array.from({ length: 50 }, (_, at) =>
      at === place ? code : otherCode(code, at + 1),
    )
    const visitors = await Promise.all(guesses.map(() => site.visitorToken()))

    const answers = await Promise.all(
      guesses.map((typed, at) =>
        site.call(
          at % 2 === 0 ? paths.code : paths.resend,
          { action: 'checkCode', phone, code: typed },
          { token: visitors[at] },
        ),
      ),
    )

    const looked = answers.filter((answer) => outcome(answer) !== '200 code_spent').length
    const wrong = answers.filter((answer, at) => at !== place && outcome(answer) === 'done').length
    console.log(
      `codes: ${wrong} of 49 wrong guesses at once passed, ${await tries(deps, phone)} counted`,
    )
    expect(wrong).toBe(0)
    expect(looked).toBeLessThanOrEqual(3)
    expect(await tries(deps, phone)).toBeLessThanOrEqual(3)
  },
)

test('fifty right answers at once are one proof, and one account', async ({ site, deps }) => {
  const [phone, token] = [freshPhone(), await site.visitorToken()]
  await send(site, token, { phone })
  const code = await lastCode(deps, phone)

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => check(site, token, { phone, code })),
  )
  const accounts = await Promise.all(Array.from({ length: 8 }, () => register(site, token, phone)))

  console.log(
    `codes: ${passed(answers)} of 50 uses of a code at once passed, ${passed(accounts)} account`,
  )
  expect(passed(answers)).toBe(1)
  expect(passed(accounts)).toBe(1)
})

test('a code is good once, and a proof for one account', async ({ site, deps }) => {
  const [phone, token] = [freshPhone(), await site.visitorToken()]
  await prove(site, deps, { phone, purpose: 'register', token })
  const code = await lastCode(deps, phone)
  const again = [await check(site, token, { phone, code, purpose: 'register' })]
  expect(outcome(await register(site, token, phone))).toBe('done')
  again.push(
    await check(site, token, { phone, code, purpose: 'restore' }),
    await check(site, token, { phone, code }),
  )
  const other = freshPhone()
  again.push(await register(site, token, other))

  console.log(`codes: ${passed(again)} of ${again.length} reuses passed`)
  expect(passed(again)).toBe(0)
})

test('a code lives ten minutes and a proof thirty', async ({ site, deps }) => {
  const [phone, early, late] = [freshPhone(), freshPhone(), await site.visitorToken()]
  await send(site, late, { phone })
  const code = await lastCode(deps, phone)
  deps.clock.advance({ minutes: 10 })
  const expired = await check(site, late, { phone, code })

  const token = await deps.tokens.sign(
    'visitor',
    crypto.randomUUID(),
    new Date(deps.clock.now().getTime() + hourMs),
  )
  expect(outcome(await prove(site, deps, { phone: early, purpose: 'register', token }))).toBe(
    'done',
  )
  deps.clock.advance({ minutes: 30 })
  const proofOver = await register(site, token, early)

  console.log(`codes: ${passed([expired, proofOver])} of 2 expired ones passed`)
  expect([outcome(expired), outcome(proofOver)]).toEqual([
    '200 code_spent',
    '200 phone_not_verified',
  ])
})

test('a code of another number, and one for another purpose, prove nothing', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const [mine, theirs, token] = [freshPhone(), freshPhone(), await site.visitorToken()]
  const logged = user.token
  const codeFor = async (by: string, phone: string, purpose: string): Promise<string> => {
    await send(site, by, { phone, purpose })
    return lastCode(deps, phone)
  }
  const mineCode = await codeFor(token, mine, 'register')
  await codeFor(token, theirs, 'register')
  const forRestore = await codeFor(token, user.phone, 'restore')
  const forRegister = await codeFor(token, mine, 'register')
  await codeFor(logged, mine, 'change')

  const answers = [
    await check(site, token, { phone: theirs, code: mineCode, purpose: 'register' }),
    await check(site, logged, { phone: mine, code: forRegister, purpose: 'change' }),
    await check(site, token, { phone: user.phone, code: forRestore, purpose: 'register' }),
    await check(site, logged, { phone: user.phone, code: forRestore, purpose: 'change' }),
    await check(site, token, { phone: mine, code: forRegister, purpose: 'restore' }),
    await check(site, token, {
      phone: mine,
      code: await lastCode(deps, mine),
      purpose: 'register',
    }),
  ]
  console.log(`codes: ${passed(answers)} of ${answers.length} passed for another number or purpose`)
  expect(passed(answers)).toBe(0)
})

test('a proof for one purpose does not do for another', async ({ site, deps, given }) => {
  const user = await given.user()
  const token = await site.visitorToken()
  const [registered, changed] = [freshPhone(), freshPhone()]
  const change = (phone: string): Promise<Answered> =>
    site.call(
      paths.account,
      { action: 'changePhone', phone, password: user.password },
      { token: user.token },
    )
  const restore = (by: string): Promise<Answered> =>
    site.call(
      paths.restore,
      { action: 'restore', phone: user.phone, password: goodPassword, restoreType: 'phone' },
      { token: by },
    )

  expect(
    outcome(await prove(site, deps, { phone: registered, purpose: 'register', token: user.token })),
  ).toBe('done')
  expect(
    outcome(await prove(site, deps, { phone: changed, purpose: 'change', token: user.token })),
  ).toBe('done')
  const answers = [
    await change(registered),
    await register(site, user.token, changed),
    await register(site, token, changed),
    await restore(user.token),
    await restore(token),
  ]

  console.log(`codes: ${passed(answers)} of ${answers.length} proofs passed for another purpose`)
  expect(passed(answers)).toBe(0)
})

test('what one visitor has proved is nobody else’s', async ({ site, deps, given }) => {
  const user = await given.user()
  const [phone, token] = [freshPhone(), await site.visitorToken()]
  const others = [await site.visitorToken(), (await given.user()).token]
  await prove(site, deps, { phone, purpose: 'register', token })
  await prove(site, deps, { phone: user.phone, purpose: 'restore', token })

  const answers = []
  for (const other of others) {
    answers.push(await register(site, other, phone))
    answers.push(
      await site.call(
        paths.restore,
        { action: 'restore', phone: user.phone, password: goodPassword, restoreType: 'phone' },
        { token: other },
      ),
    )
  }

  console.log(
    `codes: ${passed(answers)} of ${answers.length} uses of another visitor’s proof passed`,
  )
  expect(passed(answers)).toBe(0)
  expect(outcome(await register(site, token, phone))).toBe('done')
})

test('a code that nobody has tried stays the same on every channel, a tried one does not', async ({
  site,
  deps,
}) => {
  const [phone, token] = [freshPhone(), await site.visitorToken()]
  const codes = []
  for (const path of [paths.code, paths.resend, paths.code]) {
    await site.call(path, { action: 'sendCode', phone }, { token })
    codes.push(await lastCode(deps, phone))
  }
  await check(site, token, { phone, code: otherCode(codes[0] ?? '') })
  await send(site, token, { phone })
  const fresh = await lastCode(deps, phone)
  const old = await check(site, token, { phone, code: codes[0] ?? '' })

  console.log(
    `codes: ${new Set(codes).size} code on 3 sendings, ${fresh === codes[0] ? 'the same' : 'another'} after a try`,
  )
  expect(new Set(codes).size).toBe(1)
  expect(fresh).not.toBe(codes[0])
  expect(outcome(old)).toBe('200 code_wrong')
})
