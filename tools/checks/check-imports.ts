import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { importsOf } from './imports.ts'

/**
 * Checks the import directions of `.dependency-cruiser.cjs`: `node tools/checks/check-imports.ts`. dependency-cruiser
 * does not support TypeScript 7, so it gets a copy of the tree in which each file is JavaScript that consists of its
 * imports, including types.
 */
const root = resolve(import.meta.dirname, '../..')
const folders = ['app', 'contract', 'db', 'demo', 'domains', 'i18n', 'server', 'tests', 'tools']

const packages = new Set<string>()
const copy = await mkdtemp(join(tmpdir(), 'gasit-imports-'))
try {
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root })
  for (const file of files) await copyImports(file)
  for (const name of packages) await write(`package/${name}.js`, '')
  const { stdout, stderr, status } = cruise()
  process.stdout.write(`${stdout}${stderr}`.replaceAll(/\b([\w./-]+)\.js\b/g, '$1.ts'))
  process.exitCode = status ?? 1
} finally {
  await rm(copy, { recursive: true, force: true })
}

async function copyImports(file: string): Promise<void> {
  const source = await readFile(join(root, file), 'utf8')
  const lines = importsOf(file, source)
    .flatMap((name) => target(file, name))
    .map((name) => `import ${JSON.stringify(name)}`)
  await write(inCopy(file), lines.join('\n'))
}

async function write(file: string, text: string): Promise<void> {
  const path = join(copy, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** Target of an import as a relative path in the copy, where a package is a file too. */
function target(file: string, name: string): readonly string[] {
  if (name.startsWith('node:') || /\.(css|svg|json)$|^virtual:/.test(name)) return []
  const folder = posix.dirname(inCopy(file))
  if (name.startsWith('.')) return [`./${posix.relative(folder, posix.join(folder, inCopy(name)))}`]
  if (name.startsWith('#')) return [`./${posix.relative(folder, inCopy(name.slice(1)))}`]
  packages.add(packageName(name))
  return [`./${posix.relative(folder, `package/${packageName(name)}.js`)}`]
}

function packageName(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

function inCopy(file: string): string {
  return file.replace(/\.(tsx?|mjs)$/, '.js')
}

function cruise(): ReturnType<typeof spawnSync> {
  const config = join(root, '.dependency-cruiser.cjs')
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [program, '--config', config, '--no-progress', ...folders]
  return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
}
