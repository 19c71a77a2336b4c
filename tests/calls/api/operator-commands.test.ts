import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedReference } from '#db/seed/reference.ts'
import { connect } from '#server/postgres/connect.ts'
import { migrate } from '#server/postgres/migrate.ts'
import { started, trialFolder } from '../../support/servers/embedded-server.ts'
import { expect, onTestFinished, test } from 'vitest'
import { runProgram } from '#tools/processes/run-program.ts'

type Command = 'tools/reviews.ts' | 'tools/callbacks.ts'

/** What a command says, in lines, and how it ends. */
async function said(dataDir: string, command: Command, ...words: string[]) {
  const env = { DATA_DIR: dataDir, DATABASE_URL: undefined, RATES: 'stored' }
  const { code, output } = await runProgram([command, ...words], { env })
  return { code, lines: output.trim().split('\n') }
}

test.for(['tools/reviews.ts', 'tools/callbacks.ts'] as const)(
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
  ['tools/reviews.ts', 'rejekt', '17'],
  ['tools/reviews.ts', 'reject', 'seventeen'],
  ['tools/reviews.ts', 'reject', '17', 'no_such_rule'],
  ['tools/reviews.ts', 'approve'],
  ['tools/callbacks.ts', 'Ion'],
] as const)('%s %s %s: wrong arguments get a line and exit 2', async ([command, ...words]) => {
  const { code, lines } = await said('/nowhere', command, ...words)

  expect(code).toBe(2)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Usage')
})

test('reviews shows text, photos and link of what waits, and takes a decision with a text', async () => {
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
    values (${owner?.['id']}, now(), 'review', now(), 'ro', 'Pistol cu apă', 'Pentru copii.', '{foto}') returning id`
  const id = String(advert?.['id'])

  const list = await said(dataDir, 'tools/reviews.ts')
  const bare = await said(dataDir, 'tools/reviews.ts', 'reject', id)
  const done = await said(dataDir, 'tools/reviews.ts', 'reject', id, 'forbidden_goods', 'Nu e așa.')
  const callbacks = await said(dataDir, 'tools/callbacks.ts')

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
