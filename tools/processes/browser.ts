import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { chromium } from '@playwright/test'

/** A working browser: executable and environment. */
export interface Browser {
  readonly path: string
  readonly env: Readonly<Record<string, string | undefined>>
}

type BrowserSource = 'shell' | 'apt' | 'system' | 'package'

type Log = (line: string) => void

const runFile = promisify(execFile)
const decompress = promisify(brotliDecompress)

/** No sandbox, because tests run as root and in containers; no network traffic of the browser's own. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a Chromium that starts, installing one if necessary: CHROMIUM or the system's headless shell, one from apt when
 * root on Debian, any of the system's, or the npm package's. A page costs the headless shell half as much CPU. Throws an
 * Error with one line.
 */
export async function chromiumPath(
  log: Log,
  order: readonly BrowserSource[] = ['shell', 'apt', 'system', 'package'],
): Promise<Browser> {
  for (const source of order) {
    for (const browser of await sources[source](log)) {
      if (await starts(browser)) return browser
    }
  }
  throw new Error('No Chromium starts here: install one and name it in CHROMIUM.')
}

const sources: Record<BrowserSource, (log: Log) => Promise<readonly Browser[]>> = {
  shell: () => Promise.resolve(present([process.env['CHROMIUM'] ?? shell])),
  apt: installWithApt,
  system: () => Promise.resolve(present(browsers)),
  package: unpackFromPackage,
}

const shell = '/usr/bin/chromium-headless-shell'
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function present(paths: readonly string[]): readonly Browser[] {
  return paths.filter((path) => existsSync(path)).map((path) => ({ path, env: process.env }))
}

async function installWithApt(log: Log): Promise<readonly Browser[]> {
  if (process.getuid?.() !== 0 || !isDebian()) return []
  log('Installing Chromium’s headless shell with apt (about a minute, once)…')
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
    maxBuffer: 64 * 1024 * 1024,
  }
  const aptOptions = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::http::Timeout=20']
  const install = async (name: string): Promise<unknown> =>
    runFile('apt-get', [...aptOptions, 'install', '-y', '--no-install-recommends', name], options)
  try {
    await runFile('apt-get', [...aptOptions, 'update'], options)
    // Missing in some releases of Debian.
    await install('chromium-headless-shell').catch(async () => install('chromium'))
    return present([shell, ...browsers])
  } catch {
    log('apt could not install Chromium; taking another.')
    return []
  }
}

/** On Ubuntu the package only installs a snap. */
function isDebian(): boolean {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'))
}

async function unpackFromPackage(log: Log): Promise<readonly Browser[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  const packed = join(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '../bin',
  )
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(packed, '../../package.json'), 'utf8'),
  )
  const folder = await unpackOnce(packed, `chromium-${manifest.version}`, log)
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH'] ?? '']
  return [
    {
      path: join(folder, 'chromium'),
      env: {
        ...process.env,
        LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter),
        FONTCONFIG_PATH: join(folder, 'fonts'),
      },
    },
  ]
}

async function unpackOnce(packed: string, name: string, log: Log): Promise<string> {
  const caches = [
    resolve(import.meta.dirname, '../../node_modules/.cache'),
    join(homedir(), '.cache/gasit'),
  ]
  const ready = caches.map((cache) => join(cache, name)).find((folder) => existsSync(folder))
  if (ready) return ready

  log('Unpacking Chromium (once)…')
  const cache = await firstWritable(caches)
  const draft = await mkdtemp(join(cache, `${name}-`))
  try {
    for (const archive of ['al2023', 'fonts', 'swiftshader']) {
      const into = archive === 'swiftshader' ? draft : join(draft, archive)
      await untar(join(packed, `${archive}.tar.br`), into)
    }
    await writeFile(join(draft, 'fonts/fonts.conf'), fontSettings(join(cache, name, 'fonts')))
    const program = join(draft, 'chromium')
    await writeFile(program, await decompress(await readFile(join(packed, 'chromium.br'))))
    await chmod(program, 0o755)
    await chmod(draft, 0o755)
    // A concurrent test run uses the folder of the first one.
    await rename(draft, join(cache, name))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(join(cache, name))) throw error
  }
  return join(cache, name)
}

/** The packaged font settings name folders of AWS Lambda. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder.replaceAll('&', '&amp;')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder.replaceAll('&', '&amp;')}/cache</cachedir>
</fontconfig>
`
}

async function firstWritable(folders: readonly string[]): Promise<string> {
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true })
      await rm(await mkdtemp(join(folder, 'probe-')), { recursive: true })
      return folder
    } catch {
      continue
    }
  }
  throw new Error('No folder to unpack Chromium into can be written.')
}

async function untar(archive: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true })
  const tar = join(into, '.archive.tar')
  await writeFile(tar, await decompress(await readFile(archive)))
  await runFile('tar', ['-x', '--no-same-owner', '-f', tar, '-C', into])
  await rm(tar)
}

/**
 * Some browsers are present but do not run: a snap stub, a missing library. Launched as the tests do, because the
 * packaged build lacks `--dump-dom`.
 */
async function starts({ path, env }: Browser): Promise<boolean> {
  const options = { executablePath: path, env, args: [...chromiumArgs], timeout: 120_000 }
  const browser = await chromium.launch(options).catch(() => null)
  try {
    const page = await browser?.newPage()
    await page?.goto('data:text/html,<p>works</p>')
    return (await page?.content())?.includes('<p>works</p>') ?? false
  } catch {
    return false
  } finally {
    await browser?.close()
  }
}
