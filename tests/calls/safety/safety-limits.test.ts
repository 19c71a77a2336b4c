import { inject } from 'vitest'
import type { Sql } from 'postgres'
import { limit } from '#domains/limits/service.ts'
import type { Deps } from '#domains/deps.ts'
import { connect } from '#server/postgres/connect.ts'
import { freshName } from '#tests/support/fresh.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { looked, openTwin, paths, repeat } from './safety.ts'
import { limits } from '#domains/accounts/rate-limits.ts'

type Caller = Pick<Site, 'call'>

const guess = (site: Caller, phone: string, from: string): Promise<Answered> =>
  site.call(paths.logIn, { phone, pass: 'gresit-mereu' }, { from })

/** A pool of its own over the test's database, as another process would have. */
async function ownPool({ sql }: Pick<Deps, 'sql'>): Promise<Sql> {
  const [row] = await sql<{ database: string }[]>`select current_database() as database`
  const [target, database] = [inject('target'), row?.database ?? '']
  if (typeof target !== 'string') return connect({ ...target, database }, { max: 4 })
  const url = new URL(target)
  url.pathname = `/${database}`
  return connect(url.href, { max: 4 })
}

/** Counts a hundred thousand keys that nobody asks for again, some of them as the product does. */
async function countOthers(deps: Deps): Promise<number> {
  const end = new Date(deps.clock.now().getTime() + 900_000)
  await deps.sql`
    insert into attempts (key, points, expires_at)
    select kind || n, 1 + n % 12, ${end}
    from generate_series(1, 25000) n,
      unnest(array['login:phone:6', 'login:address:10.', 'free:11.', 'code:phone:7']) kind`
  for (let at = 0; at < 3_000; at += 100) {
    const keys = Array.from({ length: 100 }, (_, one) => `login:phone:8${at + one}`)
    await Promise.all(keys.map((key) => limit(deps, key, limits.loginOfAccount)))
  }
  const [row] = await deps.sql<{ count: number }[]>`select count(*)::int as count from attempts`
  return row?.count ?? 0
}

test('limits of a number and an address hold after a hundred thousand other keys', async ({
  site,
  deps,
  given,
}) => {
  const [user, from] = [await given.user(), '203.0.113.90']
  await repeat(limits.loginOfAccount.most, (at) => guess(site, user.phone, `203.0.114.${at}`))
  await repeat(limits.loginOfAddress.most, (at) => guess(site, String(99_100_000 + at), from))

  const others = await countOthers(deps)
  const late = [
    ...(await repeat(10, (at) => guess(site, user.phone, `203.0.114.${100 + at}`))),
    ...(await repeat(10, (at) => guess(site, String(99_200_000 + at), from))),
    await site.call(
      paths.logIn,
      { phone: user.phone, pass: user.password },
      { from: '203.0.114.199' },
    ),
  ]

  console.log(
    `limits: ${looked(late)} of ${late.length} tries looked at after ${others} other keys`,
  )
  expect(others).toBeGreaterThan(100_000)
  expect(looked(late)).toBe(0)
})

test('limits of a number and an address hold after a restart', async ({
  site,
  deps,
  given,
  world,
}) => {
  const [user, from] = [await given.user(), '203.0.116.1']
  await repeat(limits.loginOfAccount.most, (at) => guess(site, user.phone, `203.0.117.${at}`))
  await repeat(limits.loginOfAddress.most, (at) => guess(site, String(99_300_000 + at), from))

  const sql = await ownPool(deps)
  const restarted = await openTwin({ ...deps, sql }, world.filesFolder)
  const late = [
    ...(await repeat(5, (at) => guess(restarted, user.phone, `203.0.117.${100 + at}`))),
    ...(await repeat(5, (at) => guess(restarted, String(99_400_000 + at), from))),
  ]
  await restarted.app.close()
  await sql.end()

  console.log(`limits: ${looked(late)} of ${late.length} tries looked at after a restart`)
  expect(looked(late)).toBe(0)
})

test('two processes count together', async ({ site, deps, given, world }) => {
  const [user, from] = [await given.user(), '203.0.119.1']
  const sql = await ownPool(deps)
  const twin = await openTwin({ ...deps, sql }, world.filesFolder)
  const both = [site, twin] as const
  const turn = (at: number): Caller => both[at % 2 === 0 ? 0 : 1]

  const ofNumber = await Promise.all(
    Array.from({ length: 60 }, (_, at) => guess(turn(at), user.phone, `203.0.120.${at}`)),
  )
  const ofAddress = await Promise.all(
    Array.from({ length: 160 }, (_, at) => guess(turn(at), String(99_500_000 + at), from)),
  )
  await twin.app.close()
  await sql.end()

  console.log(
    `limits: two processes looked at ${looked(ofNumber)} of 60 tries on a number, ${looked(ofAddress)} of 160 of an address`,
  )
  expect(looked(ofNumber)).toBe(limits.loginOfAccount.most)
  expect(looked(ofAddress)).toBe(limits.loginOfAddress.most)
})

test('a number is one however it is typed, an address of e-mail too', async ({
  site,
  deps,
  given,
}) => {
  const { id, phone } = await given.user()
  const email = `${freshName()}@example.md`
  await deps.sql`update users set email = ${email} where id = ${id}`
  const forms = [phone, `0${phone}`, `+373${phone}`, `+373 ${phone}`, ` ${phone} `, `00373${phone}`]
  const mails = [email, email.toUpperCase(), ` ${email}`, `${email}\u0000`, `\t${email}\n`]

  const byPhone = await repeat(36, (at) =>
    guess(site, forms[at % forms.length] ?? '', `198.18.1.${at}`),
  )
  const byEmail = await repeat(36, (at) =>
    guess(site, mails[at % mails.length] ?? '', `198.18.2.${at}`),
  )

  console.log(
    `limits: ${looked(byPhone)} of 36 forms of a number looked at, ${looked(byEmail)} of 36 of an e-mail address`,
  )
  expect(looked(byPhone)).toBe(limits.loginOfAccount.most)
  expect(looked(byEmail)).toBe(limits.loginOfAccount.most)
})

test('the addresses that one house has in IPv6 are one address to the limit of logins', async ({
  site,
}) => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      guess(site, String(99_600_000 + at), `2001:db8:1:2::${at.toString(16)}`),
    ),
  )

  console.log(`limits: ${looked(answers)} of 200 tries of one IPv6 /64 on 200 numbers looked at`)
  expect(looked(answers)).toBeLessThanOrEqual(limits.loginOfAddress.most)
})
