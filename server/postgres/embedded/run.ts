import { spawn, type ChildProcess } from 'node:child_process'
import type { Account } from './account.ts'

/** Result of a PostgreSQL program: `errors` is its stderr. */
export interface Outcome {
  readonly code: number | null
  readonly errors: string
}

/** Starts a PostgreSQL program in its own session, without the environment of this process. */
export function launch(
  program: string,
  options: readonly string[],
  account: Account | null,
): { child: ChildProcess; outcome: Promise<Outcome> } {
  const child = spawn(program, options, {
    ...account,
    // Ctrl+C signals the whole process group; the database must outlive the last requests.
    detached: true,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const outcome = new Promise<Outcome>((resolve) => {
    let errors = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text))
    child.on('error', (error) => resolve({ code: null, errors: spawnReason(error, account) }))
    child.on('close', (code) => resolve({ code, errors }))
  })
  return { child, outcome }
}

/** Runs a PostgreSQL program to completion. */
export function run(
  program: string,
  options: readonly string[],
  account: Account | null,
): Promise<Outcome> {
  return launch(program, options, account).outcome
}

function spawnReason(error: Error, account: Account | null): string {
  const isDenied = 'code' in error && error.code === 'EACCES'
  if (!isDenied || !account) return error.message
  return `user ${account.uid} cannot reach the data folder. Set DATA_DIR to an open one.`
}
