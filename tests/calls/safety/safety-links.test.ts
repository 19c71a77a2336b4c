import type { Deps } from '#domains/deps.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { freshName, freshPhone } from '#tests/support/fresh.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { goodPassword, lastLink, outcome, paths, prove } from './safety.ts'

const freshEmail = (): string => `${freshName()}@example.md`

const askChange = (site: Site, { token, password }: GivenUser, email: string): Promise<Answered> =>
  site.call(paths.account, { action: 'changeEmail', email, password }, { token })
/** With the password that the builders give every user. */
const confirm = (site: Site, link: string, password = 'parola-sigura'): Promise<Answered> =>
  site.call(paths.link, { action: 'confirmEmail', link, password })
const setPassword = (site: Site, link: string): Promise<Answered> =>
  site.call(paths.link, { action: 'setPassword', link, password: `${goodPassword}-9` })

async function askRestore(site: Site, email: string): Promise<Answered> {
  const token = await site.visitorToken()
  return site.call(paths.restore, { action: 'restore', email, restoreType: 'email' }, { token })
}

async function emailOf({ sql }: Pick<Deps, 'sql'>, { id }: GivenUser): Promise<string> {
  const [row] = await sql<{ email: string | null }[]>`select email from users where id = ${id}`
  return row?.email ?? ''
}

async function withEmail({ sql }: Deps, user: GivenUser): Promise<string> {
  const email = freshEmail()
  await sql`update users set email = ${email} where id = ${user.id}`
  return email
}

test('a link works once, for its own purpose and not for ever', async ({ site, deps, given }) => {
  const user = await given.user()
  const [old, next] = [await withEmail(deps, user), freshEmail()]
  await askRestore(site, old)
  const restore = await lastLink(deps, old)
  await askChange(site, user, next)
  const change = await lastLink(deps, next)

  const wrong = [await confirm(site, restore), await setPassword(site, change)]
  expect(outcome(await setPassword(site, restore))).toBe('done')
  wrong.push(await setPassword(site, restore))
  await askRestore(site, old)
  const late = await lastLink(deps, old)
  deps.clock.advance({ minutes: 30 })
  wrong.push(await setPassword(site, late))

  const used = wrong.filter((answer) => outcome(answer) === 'done').length
  console.log(`links: ${used} of ${wrong.length} wrong, spent and expired uses passed`)
  expect(used).toBe(0)
})

test('twenty openings of a link at once are one', async ({ site, deps, given }) => {
  const user = await given.user()
  const email = freshEmail()
  await askChange(site, user, email)
  const link = await lastLink(deps, email)

  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(site, link)))

  const done = answers.filter((answer) => outcome(answer) === 'done').length
  console.log(`links: ${done} of 20 openings at once counted`)
  expect(done).toBe(1)
})

/** Whoever had the password for a moment has asked for another address, whose link waits in their own mailbox. */
test.for(['a change of the password', 'a restoring by phone', 'a restoring by e-mail'])(
  'after %s an address that was asked for before can no longer take the account',
  async (what, { site, deps, given }) => {
    const user = await given.user()
    const [own, thief] = [await withEmail(deps, user), freshEmail()]
    await askChange(site, user, thief)
    const waiting = await lastLink(deps, thief)

    if (what.endsWith('password')) {
      const fields = { action: 'updatePass', oldPass: user.password, newPass: goodPassword }
      expect(outcome(await site.call(paths.account, fields, { token: user.token }))).toBe('done')
    } else if (what.endsWith('phone')) {
      const token = await site.visitorToken()
      await prove(site, deps, { phone: user.phone, purpose: 'restore', token })
      const fields = {
        action: 'restore',
        phone: user.phone,
        password: goodPassword,
        restoreType: 'phone',
      }
      expect(outcome(await site.call(paths.restore, fields, { token }))).toBe('done')
    } else {
      await askRestore(site, own)
      expect(outcome(await setPassword(site, await lastLink(deps, own)))).toBe('done')
    }
    const answer = await confirm(site, waiting)

    console.log(
      `links: ${outcome(answer) === 'done' ? 1 : 0} of 1 waiting link took the account after ${what}`,
    )
    expect(await emailOf(deps, user)).toBe(own)
  },
)

test.for(['a change of the password', 'a change of the address'])(
  'a link to restore that was sent before %s opens nothing after it',
  async (what, { site, deps, given }) => {
    const user = await given.user()
    const [old, next] = [await withEmail(deps, user), freshEmail()]
    await askRestore(site, old)
    const waiting = await lastLink(deps, old)

    if (what.endsWith('password')) {
      const fields = { action: 'updatePass', oldPass: user.password, newPass: goodPassword }
      await site.call(paths.account, fields, { token: user.token })
    } else {
      await askChange(site, user, next)
      await confirm(site, await lastLink(deps, next))
    }
    const answer = await setPassword(site, waiting)

    console.log(
      `links: ${outcome(answer) === 'done' ? 1 : 0} of 1 link to restore worked after ${what}`,
    )
    expect(outcome(answer)).toBe('200 link_spent')
    if (what.endsWith('address')) expect(await emailOf(deps, user)).toBe(next)
  },
)

test('an address that two have asked for goes to the first who proves it, the second is refused', async ({
  site,
  deps,
  given,
}) => {
  const [first, second] = [await given.user(), await given.user()]
  const email = freshEmail()
  await askChange(site, second, email)
  const late = await lastLink(deps, email)
  await askChange(site, first, email)

  const answers = [await confirm(site, await lastLink(deps, email)), await confirm(site, late)]

  console.log(`links: ${answers.map(outcome).join(', ')} where two accounts prove one address`)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect([await emailOf(deps, first), await emailOf(deps, second)]).toEqual([email, ''])
})

test('two who claim one number at once: one has it, the other is told so', async ({
  site,
  deps,
  given,
}) => {
  const statuses: number[] = []
  for (let round = 0; round < 20; round++) {
    const [user, token, phone] = [await given.user(), await site.visitorToken(), freshPhone()]
    await prove(site, deps, { phone, purpose: 'register', token })
    await prove(site, deps, { phone, purpose: 'change', token: user.token })
    const [registered, changed] = await Promise.all([
      site.call(
        paths.register,
        {
          action: 'register',
          username: freshName(),
          phone,
          password: goodPassword,
          accountType: 0,
        },
        { token },
      ),
      site.call(
        paths.account,
        { action: 'changePhone', phone, password: user.password },
        { token: user.token },
      ),
    ])
    statuses.push(registered.status, changed.status)
    const owners = await deps.sql`select from users where phone = ${phone}`
    expect(owners).toHaveLength(1)
  }

  const broken = statuses.filter((status) => status >= 500).length
  console.log(
    `links: ${broken} of ${statuses.length} claims of one number at once answered with an error`,
  )
  expect(broken).toBe(0)
})
