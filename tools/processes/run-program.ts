import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
/** Where Node keeps parsed modules, as `npm start` does: a program starts in half of the time. */
export const compileCache = join(root, 'node_modules/.cache/node')

/** What tests or checks came to. */
export interface Outcome {
  readonly passed: number
  /** One text for each that failed: its name, and below it the first lines of why. */
  readonly failures: readonly string[]
  /** Told as failures are: what passed at its second try. */
  readonly flaky?: readonly string[]
}

export interface Ended {
  readonly code: number
  readonly output: string
}

/**
 * Runs a program in node_modules/.bin, or a `.ts` file of the checkout, without standard input. Resolves with the exit
 * code and the output; `line` receives each line as it arrives.
 */
export function runProgram(
  [program, ...args]: readonly [string, ...string[]],
  { env = {}, line }: { env?: NodeJS.ProcessEnv; line?: (text: string) => void } = {},
): Promise<Ended> {
  const isOurs = program.endsWith('.ts')
  const command = isOurs ? process.execPath : program
  const child = spawn(command, isOurs ? [join(root, program), ...args] : args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...ownEnvironment(), ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      if (line) lines.forEach((one) => line(one))
    })
  }
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 1, output: error.message }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

function ownEnvironment(): NodeJS.ProcessEnv {
  const settings = { NO_COLOR: '1', FORCE_COLOR: undefined }
  return { PATH: searchPath(), NODE_COMPILE_CACHE: compileCache, ...settings }
}

/** Outside of npm scripts the programs of packages and the included Node are not in PATH. */
function searchPath(): string {
  return [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)
}
