import { vi } from 'vitest'
import type { Deps } from '#domains/deps.ts'
import { freshName, freshPhone } from '#tests/support/fresh.ts'
import { expect, test } from '../../support/servers/site.ts'
import { lastCode, lastLink, openTwin, otherCode, paths } from '../safety/safety.ts'

/** Every table but the stand-in's outbox, as one text. */
async function wholeDatabase({ sql }: Pick<Deps, 'sql'>): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'outbox'
      and table_name not like 'place%' and table_name not like 'district%'`
  const rows = await Promise.all(
    tables.map(({ name }) => sql<{ text: string }[]>`select t::text as text from ${sql(name)} t`),
  )
  return rows
    .flat()
    .map(({ text }) => text)
    .join('\n')
}

/** An app that logs all it can, what it logs, and a visitor of it. */
async function openTalkative(deps: Deps, filesFolder: string) {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  const { app, call } = await openTwin(deps, filesFolder, { LOG: 'info' })
  const close = async (): Promise<void> => {
    write.mockRestore()
    await app.close()
  }
  const inAMinute = new Date(deps.clock.now().getTime() + 60_000)
  const token = await deps.tokens.sign('visitor', crypto.randomUUID(), inAMinute)
  return { app, call, lines, token, close }
}

test('a code is in no answer, no table but the stand-in’s and no log', async ({ deps, world }) => {
  const { call, lines, token, close } = await openTalkative(deps, world.filesFolder)
  const found: string[] = []
  for (let round = 0; round < 5; round++) {
    const phone = freshPhone()
    const said = [await call(paths.code, { action: 'sendCode', phone }, { token })]
    said.push(await call(paths.resend, { action: 'sendCode', phone }, { token }))
    const code = await lastCode(deps, phone)
    for (const typed of [otherCode(code), code, code])
      said.push(await call(paths.code, { action: 'checkCode', phone, code: typed }, { token }))
    const whole = new RegExp(`(?<![0-9a-f-])${code}(?![0-9a-f-])`)
    if (said.some(({ text, headers }) => whole.test(text + JSON.stringify(headers))))
      found.push('an answer')
    // Times and ports of a line are numbers too: only its texts are searched.
    if (lines.some((line) => whole.test(line.replaceAll(/"(time|responseTime|pid)":[\d.]+/g, ''))))
      found.push('the log')
    if (whole.test(await wholeDatabase(deps))) found.push('a table')
  }
  await close()

  console.log(
    `secrets: ${found.length} of 5 codes found in answers, tables and ${lines.length} log lines`,
  )
  expect(lines.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})

test('a link is in no table and no log', async ({ deps, world, given }) => {
  const user = await given.user()
  const email = `${freshName()}@example.md`
  await deps.sql`update users set email = ${email} where id = ${user.id}`
  const { app, call, lines, token, close } = await openTalkative(deps, world.filesFolder)
  await call(paths.restore, { action: 'restore', email, restoreType: 'email' }, { token })
  const link = await lastLink(deps, email)
  await call(paths.link, { action: 'open', link })
  await app.inject(`/account-link/${link}`)
  await close()

  const inTables = (await wholeDatabase(deps)).includes(link) ? 1 : 0
  const inLog = lines.filter((line) => line.includes(link)).length
  console.log(
    `secrets: a link found in ${inTables} tables and ${inLog} of ${lines.length} log lines`,
  )
  expect(link).not.toBe('')
  expect([inTables, inLog]).toEqual([0, 0])
})

test('a password is in no table and no log, a session’s token neither', async ({
  deps,
  world,
  given,
}) => {
  const { phone, password } = await given.user()
  const { call, lines, close } = await openTalkative(deps, world.filesFolder)
  const { body } = await call(paths.logIn, { phone, pass: password })
  const jwt = String(body['jwt'])
  await call(paths.validate, {}, { token: jwt })
  await close()

  const everything = (await wholeDatabase(deps)) + lines.join('')
  const found = [password, jwt].filter((secret) => everything.includes(secret))
  console.log(`secrets: ${found.length} of 2 found in tables and ${lines.length} log lines`)
  expect(jwt).toMatch(/^ey/)
  expect(found).toEqual([])
})
