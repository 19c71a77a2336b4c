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

/** What a command says, in lines, and how it ends. */
async function said(dataDir: string, command: Command, ...words: string[]) {
  const env = { DATA_DIR: dataDir, DATABASE_URL: undefined, RATES: 'stored' }
  const { code, output } = await runProgram([command, ...words], { env })
  return { code, lines: output.trim().split('\n') }
}

test.for(commands)(
  '%s makes no database where no site runs: it says so in a line',
  async (command) => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'gasit-none-')), 'data')

    const { code, lines } = await said(dataDir, command)

    expect({ code, lines }).toEqual({
      code: 1,
      lines: [expect.stringContaining(`No site runs on ${dataDir}`)],
    })
    expect(existsSync(dataDir)).toBe(false)
  },
)

test.for([
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
] as const)('%s %s %s: wrong arguments get a line and exit 2', async ([command, ...words]) => {
  const { code, lines } = await said('/nowhere', command, ...words)

  expect(code).toBe(2)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Usage')
})

/** The database of a site with an advert in this state. */
async function siteWithAdvert(status: 'review' | 'active') {
  const dataDir = trialFolder()
  const sql = connect((await started(dataDir)).connection, { max: 2 })
  onTestFinished(() => sql.end())
  writeFileSync(join(dataDir, 'session-secret'), 'a secret of a site, long enough to sign with')
  await migrate(sql)
  await seedReference(sql)
  const [owner] = await sql`
    insert into users (username, phone, password_hash, account_type)
    values ('ion', '69123456', '', 0) returning id`
  const [advert] = await sql`
    insert into adverts (owner_id, created_at, status, review_since, language, title_ro, description_ro, images)
    values (${owner?.['id']}, now(), ${status}, now(), 'ro', 'Pistol cu apă', 'Pentru copii.', '{foto}') returning id`
  return { dataDir, sql, id: String(advert?.['id']) }
}

test('reviews shows text, photos and link of what waits, and takes a decision with a text', async () => {
  const { dataDir, sql, id } = await siteWithAdvert('review')

  const list = await said(dataDir, 'tools/operator/reviews.ts')
  const bare = await said(dataDir, 'tools/operator/reviews.ts', 'reject', id)
  const done = await said(
    dataDir,
    'tools/operator/reviews.ts',
    'reject',
    id,
    'forbidden_goods',
    'Nu e așa.',
  )
  const callbacks = await said(dataDir, 'tools/operator/callbacks.ts')

  expect(list.lines[0]).toContain('Pistol cu apă')
  expect(list.lines.slice(1).map((line) => line.trim())).toEqual([
    'Pentru copii.',
    expect.stringContaining('/files/adverts/foto-1600.webp'),
    expect.stringContaining(`/advert/${id}`),
  ])
  expect(bare).toEqual({ code: 1, lines: ['Please say why: a reason is needed.'] })
  expect(done).toEqual({ code: 0, lines: [`Advert ${id}: reject is done.`] })
  const [told] = await sql`select reasons from notifications where advert_id = ${id}`
  expect(told?.['reasons']).toEqual([
    { field: 'title', code: 'forbidden_goods', text: 'Nu e așa.' },
  ])
  expect(callbacks).toEqual({ code: 0, lines: ['Nobody waits for a call.'] })
})

test('reports shows what people say of what, and takes a decision; one in reviews closes them too', async () => {
  const { dataDir, sql, id } = await siteWithAdvert('active')
  const report = (code: number, details: string) => sql`
    insert into reports (subject, subject_id, visitor, code, details, created_at)
    values ('advert', ${id}, ${details}, ${code}, ${details}, now())`
  await report(2, '')
  await report(10, 'Nu este o jucărie.')

  const list = await said(dataDir, 'tools/operator/reports.ts')
  const done = await said(dataDir, 'tools/operator/reports.ts', 'uphold', 'advert', id)
  const again = await said(dataDir, 'tools/operator/reports.ts', 'uphold', 'advert', id)
  await report(1, 'Iar apare.')
  await said(dataDir, 'tools/operator/reviews.ts', 'unsuspend', id)

  expect(list.lines.map((line) => line.trim())).toEqual([
    `advert ${id}  weight 0.2  reason 2: 1  reason 10: 1  Pistol cu apă`,
    'Report: Nu este o jucărie.',
    expect.stringContaining(`/advert/${id}`),
  ])
  expect(done).toEqual({ code: 0, lines: [`advert ${id}: uphold is done, reports closed: 2.`] })
  expect(again).toEqual({ code: 1, lines: ['There is no open report of this.'] })
  expect(await sql`select state from reports order by id`).toEqual([
    { state: 'upheld' },
    { state: 'upheld' },
    { state: 'rejected' },
  ])
})
