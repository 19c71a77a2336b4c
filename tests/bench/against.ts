import { execFile } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { cpuMs } from './cpu.ts'
import { pageKinds } from './figures/pages.ts'
import { readScripts, warmUps, withFolder, withServer, type Served } from './served.ts'
import { printHead, printLine } from './table.ts'

const run = promisify(execFile)
const own = new URL('../../', import.meta.url)
const ports = { before: 3_901, after: 3_902 } as const
const rounds = 9
const requests = 30

/** A server of one of the two commits. */
interface Side extends Served {
  readonly site: string
}

/**
 * Prints CPU ms of pages of another commit and of this one, of both in turns in each round, with the median and the
 * range of the ratios of the rounds.
 */
export async function compareWith(commit: string, adverts: number): Promise<void> {
  await withFolder(async (folder) => {
    const code = await checkOut(commit, join(folder, 'code'))
    const [before, after] = [join(folder, 'before'), join(folder, 'after')]
    const settings = { SEED: `bench:${adverts}`, PAGE_CACHE: 'false', TRUST_PROXY: '1' }
    await withServer(before, settings, async () => {}, { code, port: ports.before })
    // Ownership too: the database may belong to another user.
    await run('cp', ['-a', before, after])
    await withServer(
      before,
      settings,
      (old) =>
        withServer(after, settings, (current) => compare(old, current, adverts), {
          code: own,
          port: ports.after,
        }),
      { code, port: ports.before },
    )
  })
}

/** Builds the commit in a folder, with the packages of this one. */
async function checkOut(commit: string, folder: string): Promise<URL> {
  await mkdir(folder)
  const archive = join(folder, 'code.tar')
  await run('git', ['archive', '--output', archive, commit], { cwd: own })
  await run('tar', ['-xf', archive, '-C', folder])
  await symlink(new URL('node_modules', own), join(folder, 'node_modules'))
  const code = pathToFileURL(`${folder}/`)
  const { build } = await readScripts(code)
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  await run('sh', ['-c', build], { cwd: folder, env: { ...process.env, PATH: path } })
  return code
}

async function compare(old: Served, current: Served, adverts: number): Promise<void> {
  const before = { ...old, site: `http://127.0.0.1:${ports.before}` }
  const after = { ...current, site: `http://127.0.0.1:${ports.after}` }
  printHead(['Page, not cached, CPU ms', 'before', 'after', 'after : before'])
  for (const { name, path } of pageKinds(adverts, String(adverts))) {
    const pairs = await measurePairs(before, after, path)
    const ratios = pairs.map(([one, other]) => other / one).toSorted((a, b) => a - b)
    const range = `${ratios.at(0)?.toFixed(2)}–${ratios.at(-1)?.toFixed(2)}`
    const of = (side: 0 | 1): string => median(pairs.map((pair) => pair[side])).toFixed(2)
    printLine([name, of(0), of(1), `${median(ratios).toFixed(2)} (${range})`])
  }
}

/** CPU ms of a page of both sides, round by round; each begins every other round. */
async function measurePairs(before: Side, after: Side, path: string): Promise<[number, number][]> {
  for (let warm = 0; warm < warmUps; warm++)
    for (const side of [before, after]) await open(side, path)
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round++) {
    const isTurned = round % 2 === 1
    const early = await measure(isTurned ? after : before, path)
    const late = await measure(isTurned ? before : after, path)
    pairs.push(isTurned ? [late, early] : [early, late])
  }
  return pairs
}

async function measure(side: Side, path: string): Promise<number> {
  const start = await cpuMs(await side.pids())
  for (let request = 0; request < requests; request++) await open(side, path)
  return ((await cpuMs(await side.pids())) - start) / requests
}

async function open({ site }: Side, path: string): Promise<void> {
  const response = await fetch(site + path, { headers: { 'accept-encoding': 'identity' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
