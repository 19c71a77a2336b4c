import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { importsOf } from './imports.ts'

/**
 * Holds the import directions of `.dependency-cruiser.cjs`: `node tools/checks/check-imports.ts`.
 * dependency-cruiser reads TypeScript through TypeScript 6 and older only. It is therefore shown a
 * shadow of the tree: each file as JavaScript that holds its imports, types included, and no more.
 */
const root = resolve(import.meta.dirname, '../..')
const folders = ['app', 'contract', 'db', 'demo', 'domains', 'i18n', 'server', 'tests', 'tools']

const packages = new Set<string>()
const shadow = await mkdtemp(join(tmpdir(), 'gasit-imports-'))
try {
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root })
  for (const file of files) await castShadow(file)
  for (const name of packages) await write(`package/${name}.js`, '')
  const { stdout, stderr, status } = cruise()
  process.stdout.write(`${stdout}${stderr}`.replaceAll(/\b([\w./-]+)\.js\b/g, '$1.ts'))
  process.exitCode = status ?? 1
} finally {
  await rm(shadow, { recursive: true, force: true })
}

async function castShadow(file: string): Promise<void> {
  const source = await readFile(join(root, file), 'utf8')
  const lines = importsOf(file, source)
    .flatMap((name) => target(file, name))
    .map((name) => `import ${JSON.stringify(name)}`)
  await write(inShadow(file), lines.join('\n'))
}

async function write(file: string, text: string): Promise<void> {
  const path = join(shadow, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** What an import points at, as a relative path in the shadow. A package is a file there too. */
function target(file: string, name: string): readonly string[] {
  if (name.startsWith('node:') || /\.(css|svg|json)$|^virtual:/.test(name)) return []
  const folder = posix.dirname(inShadow(file))
  if (name.startsWith('.'))
    return [`./${posix.relative(folder, posix.join(folder, inShadow(name)))}`]
  if (name.startsWith('#')) return [`./${posix.relative(folder, inShadow(name.slice(1)))}`]
  packages.add(packageName(name))
  return [`./${posix.relative(folder, `package/${packageName(name)}.js`)}`]
}

function packageName(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

function inShadow(file: string): string {
  return file.replace(/\.(tsx?|mjs)$/, '.js')
}

function cruise(): ReturnType<typeof spawnSync> {
  const config = join(root, '.dependency-cruiser.cjs')
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [program, '--config', config, '--no-progress', ...folders]
  return spawnSync(process.execPath, args, { cwd: shadow, encoding: 'utf8' })
}
