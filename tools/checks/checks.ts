import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, runProgram, type Outcome } from '../processes/run-program.ts'
import { stickyHovers } from './sticky-hover.ts'

interface Check {
  readonly name: string
  /** A program in node_modules/.bin, or a file of the checkout, with its arguments. */
  readonly command: readonly [string, ...string[]]
}

const checks: readonly Check[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings', '-f', 'unix'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'types of the app', command: ['tsc', '-p', 'app'] },
  { name: 'import directions', command: ['tools/checks/check-imports.ts'] },
  { name: 'unused exports', command: ['knip', '--no-config-hints', '--no-progress'] },
  { name: 'reference data', command: ['tools/checks/check-data.ts'] },
  { name: 'settings in README.md', command: ['tools/checks/settings-table.ts', '--check'] },
  {
    name: 'import graph in docs/architecture.md',
    command: ['tools/checks/architecture.ts', '--check'],
  },
  { name: 'landed SQL', command: ['tools/checks/sql-checksums.ts', '--check'] },
  { name: 'recipes', command: ['tools/checks/check-recipes.ts'] },
  { name: 'duplication', command: ['jscpd', '--no-tips', '--no-colors'] },
]

/** Maximum number of lines of a source file; texts, migrations and data are exempt. */
const maxLines = 300
const sources = [
  '{app,contract,db,demo,domains,i18n,server,tests,tools}/**/*.{ts,tsx,mjs,css}',
  'db/functions/**/*.sql',
]
const exempt = /^(i18n|db\/(migrations|data))\//

/** Maximum number of files of a folder; the history of the schema is one list. */
const maxFiles = 15
const folders = '{app,contract,db,demo,deploy,docs,domains,i18n,server,tests,tools}/**/*'
const exemptFolder = 'db/migrations'

const maxOutputLines = 40

/** Runs the static checks. Prints one line per check, and the output of failed ones. */
export async function runChecks(log: (line: string) => void): Promise<Outcome> {
  const results = [
    ...(await Promise.all(checks.map(runCheck))),
    checkLengths(),
    checkFolders(),
    checkHovers(),
  ]
  for (const { name, output } of results) {
    log(`${output === null ? '✓' : '✗'} ${name}`)
    if (output) log(output)
  }
  const failures = results.flatMap(({ name, output }) =>
    output === null ? [] : [`${name}\n${output}`],
  )
  return { passed: results.length - failures.length, failures }
}

interface Result {
  readonly name: string
  /** Null when it passed. */
  readonly output: string | null
}

async function runCheck({ name, command }: Check): Promise<Result> {
  const { code, output } = await runProgram(command)
  const tail = output.trimEnd().split('\n').slice(-maxOutputLines).join('\n')
  return { name, output: code === 0 ? null : tail }
}

function checkLengths(): Result {
  const tooLong = globSync(sources, { cwd: root }).flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1
    return lines > maxLines && !exempt.test(file) ? [`${file}: ${lines} lines`] : []
  })
  const output = tooLong.length > 0 ? tooLong.join('\n') : null
  return { name: `files of at most ${maxLines} lines`, output }
}

function checkFolders(): Result {
  const entries = globSync(folders, { cwd: root, withFileTypes: true })
  const parents = entries.filter((entry) => entry.isFile()).map(({ parentPath }) => parentPath)
  const crowded = [...Map.groupBy(parents, (parent) => relative(root, parent))].flatMap(
    ([folder, files]) =>
      files.length > maxFiles && folder !== exemptFolder
        ? [`${folder}: ${files.length} files`]
        : [],
  )
  const output = crowded.length > 0 ? crowded.join('\n') : null
  return { name: `folders of at most ${maxFiles} files`, output }
}

function checkHovers(): Result {
  const found = globSync('app/**/*.css', { cwd: root }).flatMap((file) =>
    stickyHovers(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  )
  const output = found.length > 0 ? found.join('\n') : null
  return { name: 'lines on hover only where a pointer hovers', output }
}
