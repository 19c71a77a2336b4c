// Makes a checkout ready: `node tools/ready.mjs [build] [test]`, called before each npm command.
// On a fresh clone it runs on the system's Node (20 or newer) with no packages installed.
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

/** What the built pages depend on; those that do not exist are passed over. */
const sources = [
  ...['app', 'i18n', 'contract', 'public', 'tools/build.ts', 'vite.config.ts', 'index.html'],
  ...[
    'tools/assets/contract-addresses.ts',
    'tools/assets/page-chunks.ts',
    'tools/assets/write-routes.ts',
  ],
  ...['tsconfig.json', 'tsconfig.base.json', 'package.json', 'package-lock.json'],
]

class Plain extends Error {}

async function makeReady(wishes) {
  if (!hasIncludedNode && !isNewEnough(process.versions.node)) {
    throw new Plain(`Node 22.18 or newer is needed here; this is ${process.versions.node}.`)
  }
  const unlock = await lock()
  try {
    await install()
    if (wishes.includes('build')) await build()
  } finally {
    unlock()
  }
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

async function install() {
  const wanted = sha256(readFileSync(at('package-lock.json')))
  const stamp = at('node_modules/.gasit-lock')
  if (readIfThere(stamp) === wanted) return
  if (!isInstalledAlready()) {
    console.log('Installing packages (about a minute, once)…')
    // Included by name: NODE_ENV=production or a setting of the user's may leave them out.
    const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
    const [program, ...first] = npm()
    await run('Packages could not be installed', program, [...first, 'ci', ...flags])
  }
  checkIncludedNode()
  writeFileSync(stamp, wanted)
}

/** Someone ran `npm ci` by hand: npm notes what it installed once all of it is there. */
function isInstalledAlready() {
  const note = readIfThere(at('node_modules/.package-lock.json'))
  if (!note) return false
  const installed = JSON.parse(note).packages
  const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages
  const isSame = (path) => installed[path]?.integrity === wanted[path]?.integrity
  const needed = Object.keys(wanted).filter((path) => path && !wanted[path].optional)
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
  throw new Plain(
    existsSync(includedNode)
      ? 'The included Node 24 does not run on this system: a Linux with glibc is needed.'
      : 'The included Node 24 was not installed: run npm ci, optional packages included.',
  )
}

async function build() {
  const wanted = sha256(sources.flatMap(fingerprints).join('\n'))
  const stamp = at('dist/.stamp')
  if (readIfThere(stamp) === wanted) return
  console.log('Building the pages…')
  const node = hasIncludedNode ? includedNode : process.execPath
  await run('The pages could not be built', node, [at('tools/build.ts')])
  mkdirSync(at('dist'), { recursive: true })
  writeFileSync(stamp, wanted)
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

/** Runs a program silently; when it fails, the end of what it said is shown. */
async function run(failure, program, options) {
  const startedAt = Date.now()
  const shell = program.endsWith('.cmd')
  const child = spawn(program, options, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-20_000)))
  }
  const progress = setInterval(() => {
    console.log(`…still at it (${Math.round((Date.now() - startedAt) / 1000)} s)`)
  }, 20_000)
  const end = await new Promise((done) => {
    child.on('error', (error) => done(error.message))
    child.on('close', (code, signal) => done(code ?? signal))
  })
  clearInterval(progress)
  if (end === 0) return
  const lines = tellingLines(said)
  if (lines.length > 0) console.error(lines.slice(-20).join('\n'))
  throw new Plain(`${failure} (${basename(program)} ended with ${end}).`)
}

/** The cause of an npm failure stands before its usage text, and between warnings. */
function tellingLines(said) {
  const [cause = ''] = said.split('npm error Clean install a project')
  return cause.split('\n').filter((line) => !/^\s*$|^npm (warn|notice)|^npm error\s*$/i.test(line))
}

/** `npm start` and `npm test` at once must not install into one folder at the same time. */
async function lock() {
  const name = `gasit-${process.getuid?.() ?? 'user'}-${sha256(root).slice(0, 12)}.lock`
  const file = join(tmpdir(), name)
  for (let isTold = false; ; isTold = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') return () => {}
    }
    if (!isAlive(Number(readIfThere(file)))) rmSync(file, { force: true })
    else if (!isTold) console.log('Another command is preparing this checkout; waiting for it…')
    await delay(200)
  }
}

function isAlive(pid) {
  try {
    // A file that is still empty was made this very moment.
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function readIfThere(path) {
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
  console.error(error instanceof Plain ? error.message : `Not ready: ${error.message}`)
  process.exitCode = 1
}
