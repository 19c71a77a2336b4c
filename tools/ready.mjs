// Installs packages and builds pages if needed: `node tools/ready.mjs [build] [test]`, run before each npm command. On
// a fresh clone it runs on the system's Node (20 or newer) without packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const at = (path) => join(root, path)
const includedNode = at('node_modules/.bin/node')
const hasIncludedNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)

/** What is built, in this order: its program, inputs (missing ones are skipped), and where their digest is kept. */
const builds = [
  {
    ...{ name: 'pages', program: 'tools/build.ts', stamp: 'dist/.stamp' },
    sources: [
      ...['app', 'i18n', 'contract', 'public', 'tools/build.ts', 'vite.config.ts', 'index.html'],
      ...[
        'tools/assets/build-parts.ts',
        'tools/assets/contract-addresses.ts',
        'tools/assets/page-chunks.ts',
        'tools/assets/write-routes.ts',
      ],
      ...['tsconfig.json', 'tsconfig.base.json', 'package.json', 'package-lock.json'],
    ],
  },
  {
    ...{ name: 'server', program: 'tools/bundle-server.ts', stamp: 'dist/.server-stamp' },
    // The bundle holds the pages too: what changes them changes their stamp.
    sources: ['dist/.stamp', 'server', 'domains', 'db', 'demo', 'tools/bundle-server.ts'],
  },
]

class PlainError extends Error {}

async function makeReady(targets) {
  if (!hasIncludedNode && !isNewEnough(process.versions.node)) {
    throw new PlainError(`Node 22.18 or newer is needed here; this is ${process.versions.node}.`)
  }
  const unlock = await lock()
  try {
    await install()
    if (targets.includes('build')) for (const one of builds) await build(one)
  } finally {
    unlock()
  }
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

async function install() {
  const lockDigest = sha256(readFileSync(at('package-lock.json')))
  const stamp = at('node_modules/.gasit-lock')
  if (readIfExists(stamp) === lockDigest) return
  if (!isInstalledAlready()) {
    console.log('Installing packages (about a minute, once)…')
    // Explicit, because NODE_ENV=production or a user's npm settings may omit them.
    const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
    const [program, ...first] = npm()
    await run('Packages could not be installed', program, [...first, 'ci', ...flags])
  }
  checkIncludedNode()
  writeFileSync(stamp, lockDigest)
}

/** After a manual `npm ci`: npm writes this file once everything is installed. */
function isInstalledAlready() {
  const installedLock = readIfExists(at('node_modules/.package-lock.json'))
  if (!installedLock) return false
  const installed = JSON.parse(installedLock).packages
  const locked = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages
  const isSame = (path) => installed[path]?.integrity === locked[path]?.integrity
  const needed = Object.keys(locked).filter((path) => path && !locked[path].optional)
  return [...needed, ...Object.keys(installed)].every((path) => installed[path] && isSame(path))
}

function npm() {
  const own = process.env.npm_execpath ?? ''
  if (basename(own) === 'npm-cli.js') return [process.execPath, own]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

function checkIncludedNode() {
  if (!hasIncludedNode) return
  const { status } = spawnSync(includedNode, ['--version'])
  if (status === 0) return
  throw new PlainError(
    existsSync(includedNode)
      ? 'The included Node 24 does not run on this system: a Linux with glibc is needed.'
      : 'The included Node 24 was not installed: run npm ci, optional packages included.',
  )
}

async function build({ name, program, sources, stamp }) {
  const sourceDigest = sha256(sources.flatMap(fingerprints).join('\n'))
  if (readIfExists(at(stamp)) === sourceDigest) return
  console.log(`Building the ${name}…`)
  const node = hasIncludedNode ? includedNode : process.execPath
  await run(`The ${name} could not be built`, node, [at(program)])
  mkdirSync(at('dist'), { recursive: true })
  writeFileSync(at(stamp), sourceDigest)
}

function fingerprints(path) {
  const found = statSync(at(path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isDirectory()) {
    const names = readdirSync(at(path)).sort()
    return names.flatMap((name) => fingerprints(join(path, name)))
  }
  return [`${path} ${found.size} ${found.mtimeMs}`]
}

/** Runs a program silently; on failure prints the end of its output. */
async function run(failure, program, options) {
  const startedAt = Date.now()
  const shell = program.endsWith('.cmd')
  const child = spawn(program, options, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-20_000)))
  }
  const progress = setInterval(() => {
    console.log(`…still working (${Math.round((Date.now() - startedAt) / 1000)} s)`)
  }, 20_000)
  const end = await new Promise((done) => {
    child.on('error', (error) => done(error.message))
    child.on('close', (code, signal) => done(code ?? signal))
  })
  clearInterval(progress)
  if (end === 0) return
  const lines = significantLines(output)
  if (lines.length > 0) console.error(lines.slice(-20).join('\n'))
  throw new PlainError(`${failure} (${basename(program)} ended with ${end}).`)
}

/** Lines that explain an npm failure: before the usage text, without warnings. */
function significantLines(output) {
  const [cause = ''] = output.split('npm error Clean install a project')
  return cause.split('\n').filter((line) => !/^\s*$|^npm (warn|notice)|^npm error\s*$/i.test(line))
}

/** Prevents concurrent npm commands from installing into the same folder. */
async function lock() {
  const name = `gasit-${process.getuid?.() ?? 'user'}-${sha256(root).slice(0, 12)}.lock`
  const file = join(tmpdir(), name)
  for (let isAnnounced = false; ; isAnnounced = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') return () => {}
    }
    if (!isAlive(Number(readIfExists(file)))) rmSync(file, { force: true })
    else if (!isAnnounced)
      console.log('Another command is preparing this checkout; waiting for it…')
    await delay(200)
  }
}

function isAlive(pid) {
  try {
    // An empty file has just been created.
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function readIfExists(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex')
}

try {
  await makeReady(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof PlainError ? error.message : `Not ready: ${error.message}`)
  process.exitCode = 1
}
