import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const runFile = promisify(execFile)
const program = '/usr/bin/sqlmap'

/** Boolean, error, union, stacked and time-based attacks on PostgreSQL, without a question to anybody. */
const flags = [
  ...['--batch', '--disable-coloring', '--flush-session', '--dbms=postgresql'],
  ...['--technique=BEUST', '--time-sec=2', '--level=2', '--risk=1', '--timeout=10', '--retries=0'],
  ...['--ignore-code=*', '--threads=2'],
]

/** Whether sqlmap is here; root on Debian gets it installed. */
export async function hasSqlmap(): Promise<boolean> {
  if (!existsSync(program) && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runFile('apt-get', ['-qq', 'update'], { env }).catch(() => null)
    await runFile('apt-get', ['-qq', 'install', '-y', 'sqlmap'], { env }).catch(() => null)
  }
  return existsSync(program)
}

export interface Target {
  readonly url: string
  /** Form fields of a POST; absent: a GET. */
  readonly data?: URLSearchParams
  /** Names of the fields, or of the query's parameters, that are attacked; absent: where the address has a star. */
  readonly fields?: readonly string[]
}

/** Attacks one address. Gives the fields that sqlmap got an injection into; throws where it could not run. */
export async function findInjections({ url, data, fields }: Target): Promise<string[]> {
  const output = await mkdtemp(join(tmpdir(), 'gasit-sqlmap-'))
  const args = [...flags, `--output-dir=${output}`, '-u', url]
  if (fields) args.push('-p', fields.join(','))
  if (data) args.push(`--data=${data.toString()}`)
  try {
    const said = await run(args)
    const found = [...said.matchAll(/^Parameter: (\S+)/gm)].map(([, name = '']) => name)
    if (found.length === 0 && !/do not appear to be injectable/.test(said)) {
      throw new Error(`sqlmap did not get through:\n${said.slice(-2_000)}`)
    }
    return found
  } finally {
    await rm(output, { recursive: true, force: true })
  }
}

async function run(args: readonly string[]): Promise<string> {
  const sqlmap = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [sqlmap.stdout, sqlmap.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => (said += text))
  }
  await new Promise((done) => sqlmap.once('close', done))
  return said
}
