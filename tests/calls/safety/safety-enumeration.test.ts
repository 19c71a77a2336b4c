import type { Deps } from '#domains/deps.ts'
import { quickestOf } from '#tests/support/measures/pace.ts'
import { freshName, freshPhone } from '#tests/support/fresh.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test, type Answered } from '../../support/servers/site.ts'
import { goodPassword, outcome, paths } from './safety.ts'

const freshEmail = (): string => `${freshName()}@example.md`

async function withEmail({ sql }: Deps, user: GivenUser): Promise<string> {
  const email = freshEmail()
  await sql`update users set email = ${email} where id = ${user.id}`
  return email
}

/** What was answered, but for what was sent. */
const said = ({ status, body, cookies }: Answered): object => ({ status, body, cookies })

async function mailsTo({ sql }: Deps, email: string): Promise<number> {
  const found = await sql`select from outbox where channel = 'mail' and recipient = ${email}`
  return found.length
}

/** By how much the times of two answers may differ. */
const alike = 2
const rounds = 4

/**
 * By how much the quickest answers of the two differ; asked in turn, so that both meet the same machine. Where they
 * differ too much they are asked again: what else runs there passes, what tells them apart stays.
 */
async function timesDiffer(
  times: number,
  one: (at: number) => Promise<Answered>,
  other: (at: number) => Promise<Answered>,
): Promise<number> {
  let quickest = [Infinity, Infinity]
  let differ = Infinity
  for (let round = 0; round < rounds && differ >= alike; round++) {
    const now = await quickestOf(times, [one, other])
    quickest = quickest.map((before, which) => Math.min(before, now[which] ?? before))
    differ = Math.max(...quickest) / Math.min(...quickest)
  }
  return differ
}

test('a login by e-mail says the same, as slowly, of an unknown address and a wrong password', async ({
  site,
  deps,
  given,
}) => {
  const emails: string[] = []
  for (let made = 0; made < 3; made++) emails.push(await withEmail(deps, await given.user()))
  for (const status of ['banned', 'deleted', 'inactive'])
    emails.push(await withEmail(deps, await given.user({ status })))
  const unproved = freshEmail()
  await deps.sql`
    insert into users (username, email, password_hash, status, account_type)
    values (${freshName()}, ${unproved}, '', 'inactive', 0)`
  emails.push(unproved)
  const ask = (phone: string): Promise<Answered> =>
    site.call(paths.logIn, { phone, pass: 'gresit-mereu' })

  const unknown = said(await ask(freshEmail()))
  const told = []
  for (const email of emails) told.push(said(await ask(email)))
  const differ = await timesDiffer(
    8,
    () => ask(freshEmail()),
    (at) => ask(emails[at % 3] ?? ''),
  )

  const differing = told.filter((one) => JSON.stringify(one) !== JSON.stringify(unknown)).length
  console.log(
    `enumeration: ${differing} of ${emails.length} known addresses told apart at login, times differ by ${differ.toFixed(2)}`,
  )
  expect(differing).toBe(0)
  expect(differ).toBeLessThan(alike)
})

test('a registration by e-mail says the same of a known and an unknown address; each gets a mail', async ({
  site,
  deps,
  given,
}) => {
  const ask = async (email: string): Promise<Answered> => {
    const token = await site.visitorToken()
    const fields = {
      action: 'register',
      username: freshName(),
      email,
      password: goodPassword,
      accountType: '0',
    }
    return site.call(paths.register, fields, { token })
  }
  const [known, unknown] = [await withEmail(deps, await given.user()), freshEmail()]

  const answers = [await ask(known), await ask(unknown), await ask(known.toUpperCase())]
  const mails = [await mailsTo(deps, known), await mailsTo(deps, unknown)]
  const users: string[] = []
  for (let made = 0; made < 5; made++) users.push(await withEmail(deps, await given.user()))
  const differ = await timesDiffer(
    5,
    () => ask(freshEmail()),
    (at) => ask(users[at] ?? ''),
  )

  const kinds = new Set(answers.map((answer) => JSON.stringify(said(answer))))
  console.log(
    `enumeration: ${kinds.size} answer to registering known and unknown addresses, mails ${mails.join(' and ')}, times differ by ${differ.toFixed(2)}`,
  )
  expect(answers.map(outcome)).toEqual(['done', 'done', 'done'])
  expect(kinds.size).toBe(1)
  expect(mails).toEqual([2, 1])
  expect(differ).toBeLessThan(alike)
  expect(await deps.sql`select from users where lower(email) = ${known}`).toHaveLength(1)
})

test('who asks for somebody’s address learns nothing, from the answer or from their own account', async ({
  site,
  deps,
  given,
}) => {
  const [asker, other] = [await given.user(), await given.user()]
  const { token, password } = asker
  const accountAfter = async (email: string): Promise<[object, string]> => {
    const fields = { action: 'changeEmail', email, password }
    const answer = said(await site.call(paths.account, fields, { token }))
    const { text } = await site.call(paths.account, { action: 'getAccount' }, { token })
    return [answer, text.replaceAll(email, 'the address')]
  }
  const [known, unknown] = [await withEmail(deps, other), freshEmail()]

  const [told, ownOfKnown] = await accountAfter(known)
  const mails = await mailsTo(deps, known)
  const [toldUnknown, ownOfUnknown] = await accountAfter(unknown)

  const differences = [
    ...(JSON.stringify(told) === JSON.stringify(toldUnknown) ? [] : ['the answer']),
    ...(ownOfKnown === ownOfUnknown ? [] : ['the own account']),
  ]
  console.log(
    `enumeration: ${differences.length} of 2 places tell a known address from an unknown one`,
  )
  expect(mails).toBe(1)
  expect(differences).toEqual([])
})

test('a user who is gone is like one who never was', async ({ site, given }) => {
  const gone = []
  for (const status of ['banned', 'deleted', 'inactive']) gone.push(await given.user({ status }))
  const ask = (fields: object): Promise<Answered> =>
    site.call('/users/get_profile.php', { action: 'getProfile', ...fields })
  const page = async (name: string): Promise<string> => {
    const { status, text } = await site.send({ method: 'GET', url: `/profile/${name}` })
    return `${status} ${text.replaceAll(name, 'name').replaceAll(/nonce="[^"]*"/g, '')}`
  }

  const nobody = [
    JSON.stringify(said(await ask({ username: 'nimeni-aici' }))),
    JSON.stringify(said(await ask({ id: 2_147_483_000 }))),
    await page('nimeni-aici'),
  ]
  const told: string[] = []
  for (const { username, id, status } of gone) {
    const answers = [
      JSON.stringify(said(await ask({ username }))),
      JSON.stringify(said(await ask({ id }))),
      await page(username),
    ]
    answers.forEach((answer, at) => {
      if (answer !== nobody[at]) told.push(`${status} in place ${at}`)
    })
  }

  console.log(
    `enumeration: ${told.length} of ${gone.length * 3} answers tell a closed account from none`,
  )
  expect(told).toEqual([])
})

test('a number that is asked for costs its asker a count, whether it is known or not', async ({
  site,
  given,
}) => {
  const { phone } = await given.user()
  const token = await site.visitorToken()
  const from = '192.0.2.77'
  const answers = []
  for (let at = 0; at < 130; at++) {
    const action = at % 2 === 0 ? 'checkPhone' : 'checkRegisteredPhone'
    const asked = at % 3 === 0 ? phone : freshPhone()
    answers.push(await site.call(paths.free, { action, phone: asked }, { token, from }))
  }

  const told = answers.filter(({ status }) => status !== 429).length
  console.log(
    `enumeration: ${told} of ${answers.length} questions after numbers answered to one address`,
  )
  expect(told).toBe(120)
})
