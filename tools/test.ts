import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './checks/checks.ts'
import { withDistributionPostgres } from './processes/distribution-postgres.ts'
import { runProgram, type Ended, type Outcome } from './processes/run-program.ts'
import {
  failureOfRunner,
  journeyOutcome,
  vitestOutcome,
  type JourneyReport,
  type VitestReport,
} from './processes/test-reports.ts'

/**
 * `npm test`: the checks, the tests, the domains and the calls on the distribution's PostgreSQL too, the journeys. Ends
 * with the one line that counts them all. Given `database`: that second run alone.
 */
const log = (line: string): void => console.log(line)
const parts: Readonly<Record<string, () => Promise<Outcome>>> = {
  check: () => runChecks(log),
  tests: () => runVitest([]),
  database: testOnDistribution,
  journeys: runJourneys,
}

/**
 * What differs between servers are statements: of the domains, of pages, and of each call once. Rights, limits, shapes
 * and the ways through a call send the same ones again.
 */
const onDistribution = [
  ...['domains/', 'server/postgres/migrate', 'tests/calls/api/every-call', 'tests/calls/pages/'],
  '--exclude=tests/calls/pages/{content/article-links,hostile-addresses}.test.ts',
]

const wanted = process.argv.slice(2)
let passed = 0
const failures: string[] = []
const flaky: string[] = []
const reports = await mkdtemp(join(tmpdir(), 'gasit-reports-'))
try {
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    log(`\n── ${name}`)
    const outcome = await run()
    passed += outcome.passed
    failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`))
    flaky.push(...(outcome.flaky ?? []))
  }
} finally {
  await rm(reports, { recursive: true, force: true })
}
process.exitCode = failures.length > 0 ? 1 : 0
for (const one of flaky) log(`\nPassed at the second try: ${one}`)
for (const one of failures) log(`\nFailed: ${one}`)
log(`\n${passed} passed, ${failures.length} failed`)

async function runVitest(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const file = join(reports, `vitest-${Date.now()}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ended = await runProgram(['vitest', 'run', ...reporters, ...args], {
    line: log,
    env: { ...env, NODE_ENV: 'test' },
  })
  return readReport(file, ended, vitestOutcome)
}

async function testOnDistribution(): Promise<Outcome> {
  const run = (url: string): Promise<Outcome> =>
    runVitest(onDistribution, { TEST_DATABASE_URL: url })
  return (await withDistributionPostgres(log, run)) ?? { passed: 0, failures: [] }
}

async function runJourneys(): Promise<Outcome> {
  const file = join(reports, 'journeys.json')
  const args = ['test', '--reporter=list,json', '--pass-with-no-tests'] as const
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: undefined, FORCE_COLOR: '0' }
  const ended = await runProgram(['playwright', ...args], { line: log, env })
  return readReport(file, ended, journeyOutcome)
}

/** A runner that ends badly without having told a failure is a failure of its own. */
async function readReport<Report extends VitestReport | JourneyReport>(
  file: string,
  { code, output }: Ended,
  read: (report: Report) => Outcome,
): Promise<Outcome> {
  const outcome = await readFile(file, 'utf8')
    .then((text) => read(JSON.parse(text)))
    .catch(() => ({ passed: 0, failures: [] }))
  if (code === 0 || outcome.failures.length > 0) return outcome
  return { ...outcome, failures: [failureOfRunner(code, output)] }
}
