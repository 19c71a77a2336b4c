import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { advertCalls } from '#contract/adverts.ts'
import { logIn, registerSomebody } from './accounts.ts'
import { uploadFive } from './photos.ts'
import { loadOnPhone, scriptBytes } from './browser.ts'
import { cpuMs, processesOf } from './cpu.ts'

/**
 * The speed table: CPU milliseconds a request (Node and every PostgreSQL process together) for pages that are not
 * cached, then for finished ones. `npm run bench` fills 100,000 adverts; `npm run bench -- 1000000` a million.
 */
const adverts = Number(process.argv[2] ?? 100_000)
const port = 3_900
const seconds = 6

const pages: readonly { name: string; path: string; most: number }[] = [
  { name: 'home', path: '/', most: 3 },
  { name: 'category, page 1', path: '/category/transport', most: 3 },
  { name: 'category, page 50', path: '/category/transport/50', most: 3 },
  { name: 'search, a word in 10 % of adverts', path: '/search?q=garan%C8%9Bie', most: 5 },
  { name: 'search, a word in 20 adverts', path: '/search?q=saxofon', most: 4 },
  {
    name: 'category + price range + sort by price',
    path: '/category/transport?priceMin=1000&priceMax=90000&sort=cheapest',
    most: 4,
  },
  { name: 'one advert with similar ones', path: '/advert/', most: 3 },
]

interface Served {
  readonly child: ChildProcess
  readonly pids: () => Promise<number[]>
}

async function serve(dataDir: string, settings: Record<string, string>): Promise<Served> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATES: 'stored',
    SEED: `bench:${adverts}`,
    ...settings,
  }
  const child = spawn(process.execPath, ['server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      if (chunk.includes('is ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  return { child, pids: async () => [child.pid ?? 0, ...(await processesOf(dataDir))] }
}

async function stop({ child }: Served): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await ended
}

/** One request after another for some seconds: CPU ms a request. */
async function measure(
  served: Served,
  path: string,
  cookie?: string,
): Promise<{ ms: number; requests: number }> {
  const get = async (): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'accept-encoding': 'identity', ...(cookie && { cookie }) },
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  }
  for (let warm = 0; warm < 30; warm++) await get()
  const before = await cpuMs(await served.pids())
  const end = Date.now() + seconds * 1_000
  let requests = 0
  for (; Date.now() < end; requests++) await get()
  const after = await cpuMs(await served.pids())
  return { ms: (after - before) / requests, requests }
}

/** What an account costs: the hash of a login, and a page that is rendered for one person. */
async function measureAccounts(served: Served): Promise<void> {
  const site = `http://127.0.0.1:${port}`
  const who = await registerSomebody(site)
  const cookie = await logIn(site, who)
  const logins = 40
  const before = await cpuMs(await served.pids())
  for (let login = 0; login < logins; login++) await logIn(site, who)
  const ms = ((await cpuMs(await served.pids())) - before) / logins
  console.log(`| a login | ${ms.toFixed(1)} | 60 | ${ms <= 60 ? 'reached' : 'FALLS SHORT'} |`)
  const { seconds: taken, meanwhile, alone } = await uploadFive(site, cookie)
  const slower = (meanwhile / alone - 1) * 100
  console.log(
    `| five photos of 12 megapixels | ${taken.toFixed(2)} s | 4 s | others’ median ${meanwhile.toFixed(1)} ms, ${slower.toFixed(0)} % over ${alone.toFixed(1)} (at most 20 %) |`,
  )
  for (const path of ['/', '/category/transport']) {
    const theirs = (await measure(served, path, cookie)).ms
    const times = theirs / (await measure(served, path)).ms
    console.log(
      `| ${path} for somebody logged in | ${theirs.toFixed(2)} | × 2 of a visitor’s | × ${times.toFixed(2)} |`,
    )
  }
}

/** Ten visitors at once for some seconds, all asking for the finished home page. */
async function measureLoad(served: Served): Promise<{ ms: number; requests: number }> {
  const url = `http://127.0.0.1:${port}/`
  const options = { url, connections: 10, headers: { 'accept-encoding': 'br' } }
  await autocannon({ ...options, duration: 2 })
  const before = await cpuMs(await served.pids())
  const { requests } = await autocannon({ ...options, duration: seconds })
  const after = await cpuMs(await served.pids())
  return { ms: (after - before) / requests.total, requests: requests.total }
}

async function newestAdvert(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/adverts/get_adverts.php`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'listItems', itemsNum: '1' }),
  })
  const { items } = advertCalls.listItems.output.parse(await response.json())
  return items[0]?.id ?? ''
}

/** The browser's half of the table, on the demo market: it is the one with photos. */
async function measureBrowser(): Promise<void> {
  const demoDir = await mkdtemp(join(tmpdir(), 'gasit-bench-demo-'))
  await chmod(demoDir, 0o711)
  const demo = await serve(demoDir, { SEED: 'demo' })
  const home = `http://127.0.0.1:${port}/`
  const advert = `${home}advert/${await newestAdvert()}`
  const [atHome, atAdvert] = await loadOnPhone([home, advert])
  const row = (name: string, figure: string): void => console.log(`| ${name} | ${figure} |`)
  console.log('\n| In the browser, slow 4G and a quarter of the processor | |\n|---|---|')
  row(
    'first-load JavaScript, home, gzip (at most 110 KB)',
    `${((await scriptBytes(home)) / 1_000).toFixed(1)} KB`,
  )
  row('home LCP (at most 1.2 s)', `${((atHome?.lcp ?? 0) / 1_000).toFixed(2)} s`)
  row('advert LCP (at most 1.1 s)', `${((atAdvert?.lcp ?? 0) / 1_000).toFixed(2)} s`)
  row('transferred, home (at most 200 KB)', `${((atHome?.transferred ?? 0) / 1_000).toFixed(0)} KB`)
  row(
    'CLS, home · advert (at most 0.02)',
    `${atHome?.cls.toFixed(3)} · ${atAdvert?.cls.toFixed(3)}`,
  )
  await stop(demo)
  await rm(demoDir, { recursive: true, force: true })
}

const dataDir = await mkdtemp(join(tmpdir(), 'gasit-bench-'))
// Started as root, the database runs as another user, who must be able to pass through.
await chmod(dataDir, 0o711)
try {
  const bare = await serve(dataDir, { PAGE_CACHE: 'false' })
  const id = await newestAdvert()
  console.log(
    `\n| Page, not cached, ${adverts.toLocaleString('en')} adverts | CPU ms | at most | |\n|---|---|---|---|`,
  )
  let home = 0
  for (const { name, path, most } of pages) {
    const { ms } = await measure(bare, path === '/advert/' ? path + id : path)
    if (path === '/') home = ms
    console.log(
      `| ${name} | ${ms.toFixed(2)} | ${most} | ${ms <= most ? 'reached' : 'FALLS SHORT'} |`,
    )
  }
  await measureAccounts(bare)
  await stop(bare)

  const cached = await serve(dataDir, {})
  const { ms, requests } = await measureLoad(cached)
  console.log(
    `| finished page from the cache (${requests} requests) | ${ms.toFixed(3)} | 0.03 | ${(home / ms).toFixed(0)} × cheaper than rendering |`,
  )
  await stop(cached)
  await measureBrowser()
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
