import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './checks/checks.ts'
import { withDistributionPostgres } from './processes/distribution-postgres.ts'
import { runProgram, type Count } from './processes/run-program.ts'

/**
 * `npm test`: the checks, the tests, the domains and the calls on the distribution's PostgreSQL too, the journeys. Ends
 * with the one line that counts them all. Given `database`: that second run alone.
 */
const log = (line: string): void => console.log(line)
const parts: Readonly<Record<string, () => Promise<Count>>> = {
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
const total = { passed: 0, failed: 0 }
const reports = await mkdtemp(join(tmpdir(), 'gasit-reports-'))
try {
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    log(`\n── ${name}`)
    const { passed, failed } = await run()
    total.passed += passed
    total.failed += failed
  }
} finally {
  await rm(reports, { recursive: true, force: true })
}
process.exitCode = total.failed > 0 ? 1 : 0
log(`\n${total.passed} passed, ${total.failed} failed`)

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    status: string
    assertionResults: readonly { status: string }[]
  }[]
}

async function runVitest(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const file = join(reports, `vitest-${Date.now()}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runProgram(['vitest', 'run', ...reporters, ...args], {
    line: log,
    env: { ...env, NODE_ENV: 'test' },
  })
  return readReport<VitestReport>(file, code, (report) => {
    // A file that could not even be loaded has no test that failed.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
  })
}

async function testOnDistribution(): Promise<Count> {
  const run = (url: string): Promise<Count> => runVitest(onDistribution, { TEST_DATABASE_URL: url })
  return (await withDistributionPostgres(log, run)) ?? { passed: 0, failed: 0 }
}

interface JourneyReport {
  readonly stats: { expected: number; unexpected: number; flaky: number }
}

async function runJourneys(): Promise<Count> {
  const file = join(reports, 'journeys.json')
  const args = ['test', '--reporter=list,json', '--pass-with-no-tests'] as const
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: undefined, FORCE_COLOR: '0' }
  const { code } = await runProgram(['playwright', ...args], { line: log, env })
  return readReport<JourneyReport>(file, code, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
}

/** A runner that ends badly without having counted a failure is a failure of its own. */
async function readReport<Report>(
  file: string,
  code: number,
  count: (report: Report) => Count,
): Promise<Count> {
  try {
    const report: Report = JSON.parse(await readFile(file, 'utf8'))
    const { passed, failed } = count(report)
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1 }
  }
}
