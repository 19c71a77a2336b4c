import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { searchCalls } from '#contract/search.ts'
import { cpuMs, processesOf } from './cpu.ts'

const port = 3_900
export const site = `http://127.0.0.1:${port}`
export const seconds = 6
export const warmUps = 30

/** The built code that is served, and where. */
interface Place {
  readonly code: URL
  readonly port: number
}

const here: Place = { code: new URL('../../', import.meta.url), port }

export interface Served {
  /** Process ids of Node and of all PostgreSQL processes on its data. */
  readonly pids: () => Promise<number[]>
}

/** Creates a temporary folder for the data of one market. */
export async function withFolder<Result>(
  work: (dataDir: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gasit-bench-'))
  // When started as root, the database runs as another user, who needs access to the parent.
  await chmod(dataDir, 0o711)
  try {
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Runs the product with the command of `npm start` and these settings until the work is done. */
export async function withServer<Result>(
  dataDir: string,
  settings: Record<string, string>,
  work: (served: Served) => Promise<Result>,
  place: Place = here,
): Promise<Result> {
  const start = await startCommand(place.code)
  const env = {
    ...process.env,
    ...start.env,
    PORT: String(place.port),
    DATA_DIR: dataDir,
    RATES: 'stored',
    ...settings,
  }
  const child = spawn(process.execPath, start.args, {
    cwd: place.code,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  try {
    await ready(child, ended)
    return await work({ pids: async () => [child.pid ?? 0, ...(await processesOf(dataDir))] })
  } finally {
    child.kill('SIGINT')
    await ended
  }
}

/** The commands of a package that build and start it. */
export async function readScripts(code: URL): Promise<{ build: string; start: string }> {
  const text = await readFile(new URL('package.json', code), 'utf8')
  const { scripts }: { scripts: { build: string; start: string } } = JSON.parse(text)
  return scripts
}

/** Environment and Node arguments of the package's `start` script: `A=1 node --flag file`. */
async function startCommand(code: URL): Promise<{ env: Record<string, string>; args: string[] }> {
  const { start } = await readScripts(code)
  const words = start.split(' ')
  const node = words.indexOf('node')
  const env = Object.fromEntries(words.slice(0, node).map((word) => word.split('=', 2)))
  return { env, args: words.slice(node + 1) }
}

async function ready(
  { stdout }: Pick<ChildProcess, 'stdout'>,
  ended: Promise<number | null>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    // Later output is discarded, so that it does not mix with the table.
    const listen = (chunk: Buffer): void => {
      process.stdout.write(chunk)
      if (!chunk.includes('is ready')) return
      stdout?.off('data', listen).resume()
      resolve()
    }
    stdout?.on('data', listen)
    void ended.then((code) => reject(new Error(`The server ended with ${code}`)))
  })
}

/** CPU ms per request, in sequence for some seconds, after so many that warm it up. */
export async function cpuOf(
  served: Served,
  request: () => Promise<unknown>,
  warm = warmUps,
): Promise<number> {
  for (let nth = 0; nth < warm; nth++) await request()
  const before = await cpuMs(await served.pids())
  const end = Date.now() + seconds * 1_000
  let requests = 0
  for (; Date.now() < end; requests++) await request()
  return ((await cpuMs(await served.pids())) - before) / requests
}

/** CPU ms per page. */
export function cpuOfPage(
  served: Served,
  path: string,
  cookie?: string,
  warm = warmUps,
): Promise<number> {
  const open = async (): Promise<void> => {
    const response = await fetch(site + path, {
      headers: { 'accept-encoding': 'identity', ...(cookie && { cookie }) },
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  }
  return cpuOf(served, open, warm)
}

/** Share of a core that a server may use when nobody asks it for anything, and how long that is waited for, s. */
const quiet = { share: 0.05, seconds: 3, most: 240 }

/** Waits until what a server does after its start is done: indexes in memory, jobs, autovacuum. */
export async function untilQuiet(served: Served): Promise<void> {
  let calm = 0
  for (let second = 0; second < quiet.most && calm < quiet.seconds; second++) {
    const before = await cpuMs(await served.pids())
    await delay(1_000)
    const spent = (await cpuMs(await served.pids())) - before
    calm = spent <= quiet.share * 1_000 ? calm + 1 : 0
  }
  if (calm < quiet.seconds)
    console.log('The server is not quiet: figures have its other work in them')
}

/** Response of a call, as text; of a visitor, or of the session in the cookie. */
export async function ask(
  path: string,
  { action }: { readonly action?: string | undefined },
  input: object,
  cookie?: string,
): Promise<string> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' }
  const response = await fetch(`${site}/api${path}`, {
    method: 'POST',
    headers: { ...headers, ...(cookie && { cookie, origin: site }) },
    body: JSON.stringify({ action, ...input }),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path} ${action} answered ${text}`)
  return text
}

export async function newestAdvert(): Promise<string> {
  const { listItems } = searchCalls
  const answer = await ask(listItems.path, listItems, { itemsNum: 1 })
  return listItems.output.parse(JSON.parse(answer)).items[0]?.id ?? ''
}
