import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedReference } from '#db/seed/reference.ts'
import { connect } from '#server/postgres/connect.ts'
import { migrate } from '#server/postgres/migrate.ts'
import { started, trialFolder } from '../../support/servers/embedded-server.ts'
import { expect, onTestFinished, test } from 'vitest'
import { runProgram } from '#tools/processes/run-program.ts'

const commands = [
  'tools/operator/reviews.ts',
  'tools/operator/callbacks.ts',
  'tools/operator/messages.ts',
  'tools/operator/appeals.ts',
  'tools/operator/reports.ts',
  'tools/operator/flags.ts',
  'tools/operator/companies.ts',
  'tools/operator/prices.ts',
  'tools/operator/refunds.ts',
  'tools/operator/tickets.ts',
] as const
type Command = (typeof commands)[number]
type Call = readonly [Command, ...string[]]

interface Said {
  readonly code: number
  readonly lines: readonly string[]
}

/** What commands say, in lines, and how they end: one after the other in one process, for each start loads all. */
async function said<const Calls extends readonly Call[]>(dataDir: string, ...calls: Calls) {
  const env = { DATA_DIR: dataDir, DATABASE_URL: undefined, RATES: 'stored' }
  const words = calls.map((call) => JSON.stringify(call))
  const { output } = await runProgram(['tests/support/run-commands.ts', ...words], { env })
  const answers: { [N in keyof Calls]: Said } = JSON.parse(output)
  return answers
}

test('a command makes no database where no site runs: it says so in a line', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'gasit-none-')), 'data')

  const answers = await said(dataDir, ...commands.map((command): Call => [command]))

  const line = expect.stringContaining(`No site runs on ${dataDir}`)
  expect(answers).toEqual(commands.map(() => ({ code: 1, lines: [line] })))
  expect(existsSync(dataDir)).toBe(false)
})

test('wrong arguments of a command get a line and exit 2', async () => {
  const calls = [
    ['tools/operator/reviews.ts', 'rejekt', '17'],
    ['tools/operator/prices.ts', 'top-7'],
    ['tools/operator/prices.ts', 'top-7', '-5'],
    ['tools/operator/refunds.ts', '2026-000001', '20'],
    ['tools/operator/refunds.ts', '17'],
    ['tools/operator/reviews.ts', 'reject', 'seventeen'],
    ['tools/operator/reviews.ts', 'reject', '17', 'no_such_rule'],
    ['tools/operator/reviews.ts', 'approve'],
    ['tools/operator/callbacks.ts', 'Ion'],
    ['tools/operator/messages.ts', 'release', '17'],
    ['tools/operator/reports.ts', 'uphold', '17'],
    ['tools/operator/reports.ts', 'uphold', 'house', '17'],
    ['tools/operator/flags.ts', 'hide'],
    ['tools/operator/flags.ts', 'show', 'all'],
    ['tools/operator/companies.ts', 'verify'],
    ['tools/operator/companies.ts', 'praise', 'casamobila'],
    ['tools/operator/tickets.ts', 'answer', 'GS-20261123-0042'],
    ['tools/operator/tickets.ts', 'solve', '42'],
  ] as const

  const answers = await said('/nowhere', ...calls)

  const asked = answers.map((answer, n) => ({ call: calls[n], ...answer }))
  const refused = { code: 2, lines: [expect.stringContaining('Usage')] }
  expect(asked).toEqual(calls.map((call) => ({ call, ...refused })))
})

/** The database of a running site, with a person who places adverts. */
async function startSite() {
  const dataDir = trialFolder()
  const sql = connect((await started(dataDir)).connection, { max: 2 })
  onTestFinished(() => sql.end())
  writeFileSync(join(dataDir, 'session-secret'), 'a secret of a site, long enough to sign with')
  await migrate(sql)
  await seedReference(sql)
  const [owner] = await sql`
    insert into users (username, phone, password_hash, account_type)
    values ('ion', '69123456', '', 0) returning id`
  const addAdvert = async (status: 'review' | 'active'): Promise<string> => {
    const [advert] = await sql`
      insert into adverts (owner_id, created_at, status, review_since, language, title_ro, description_ro, images)
      values (${owner?.['id']}, now(), ${status}, now(), 'ro', 'Pistol cu apă', 'Pentru copii.', '{foto}') returning id`
    return String(advert?.['id'])
  }
  return { dataDir, sql, addAdvert }
}

test('reviews and reports show what waits with its text, photos and link, and take a decision', async () => {
  const { dataDir, sql, addAdvert } = await startSite()
  const reviews = 'tools/operator/reviews.ts'
  const reports = 'tools/operator/reports.ts'

  const waiting = await addAdvert('review')
  const [list, bare, done, callbacks] = await said(
    dataDir,
    [reviews],
    [reviews, 'reject', waiting],
    [reviews, 'reject', waiting, 'forbidden_goods', 'Nu e așa.'],
    ['tools/operator/callbacks.ts'],
  )

  expect(list.lines[0]).toContain('Pistol cu apă')
  expect(list.lines.slice(1).map((line) => line.trim())).toEqual([
    'Pentru copii.',
    expect.stringContaining('/files/adverts/foto-1600.webp'),
    expect.stringContaining(`/advert/${waiting}`),
  ])
  expect(bare).toEqual({ code: 1, lines: ['Please say why: a reason is needed.'] })
  expect(done).toEqual({ code: 0, lines: [`Advert ${waiting}: reject is done.`] })
  const [notified] = await sql`select reasons from notifications where advert_id = ${waiting}`
  expect(notified?.['reasons']).toEqual([
    { field: 'title', code: 'forbidden_goods', text: 'Nu e așa.' },
  ])
  expect(callbacks).toEqual({ code: 0, lines: ['Nobody waits for a call.'] })

  const shown = await addAdvert('active')
  const report = (code: number, details: string) => sql`
    insert into reports (subject, subject_id, visitor, code, details, created_at)
    values ('advert', ${shown}, ${details}, ${code}, ${details}, now())`
  await report(2, '')
  await report(10, 'Nu este o jucărie.')
  const [open, upheld, again] = await said(
    dataDir,
    [reports],
    [reports, 'uphold', 'advert', shown],
    [reports, 'uphold', 'advert', shown],
  )
  await report(1, 'Iar apare.')
  await said(dataDir, [reviews, 'unsuspend', shown])

  expect(open.lines.map((line) => line.trim())).toEqual([
    `advert ${shown}  weight 0.2  reason 2: 1  reason 10: 1  Pistol cu apă`,
    'Report: Nu este o jucărie.',
    expect.stringContaining(`/advert/${shown}`),
  ])
  const outcome = `advert ${shown}: uphold is done, reports closed: 2.`
  expect(upheld).toEqual({ code: 0, lines: [outcome] })
  expect(again).toEqual({ code: 1, lines: ['There is no open report of this.'] })
  expect(
    await sql`select state from reports order by id`,
    'a decision of reviews closes them',
  ).toEqual([{ state: 'upheld' }, { state: 'upheld' }, { state: 'rejected' }])
})
