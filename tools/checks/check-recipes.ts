import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { recipes, roles, type Edit } from './recipes.ts'

/**
 * Tests the recipes of README.md and CONTRIBUTING.md on a scratch copy: `node tools/checks/check-recipes.ts`. Edits are
 * made in stages; after each stage the compiler must report every file of the next one, after the last stage none.
 */
const root = resolve(import.meta.dirname, '../..')
const folders = ['app', 'contract', 'domains', 'i18n', 'server', 'db', 'demo', 'tests', 'tools']
const files = ['package.json', 'tsconfig.json', 'tsconfig.base.json']

const scratch = await mkdtemp(join(tmpdir(), 'gasit-recipes-'))
try {
  for (const name of [...folders, ...files])
    await cp(join(root, name), join(scratch, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(scratch, 'node_modules'))

  const edits = recipes.flatMap((recipe) => recipe.edits)
  for (const [at, role] of roles.entries()) {
    await make(edits.filter((edit) => edit.role === role))
    const complaints = compile()
    const next = edits.filter((edit) => edit.role === roles[at + 1])
    for (const { file } of next)
      if (!complaints.includes(file)) fail(`${file}: the compiler does not require it`)
    if (next.length === 0 && complaints) fail(`With every edit made:\n${complaints}`)
  }
} finally {
  await rm(scratch, { recursive: true, force: true })
}

async function make(edits: readonly Edit[]): Promise<void> {
  for (const { file, before, after } of edits) {
    const path = join(scratch, file)
    const source = await readFile(path, 'utf8')
    if (!source.includes(before)) throw new Error(`${file} does not hold: ${before}`)
    await writeFile(
      path,
      source.replace(before, () => after),
    )
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

/** Output of the compiler for both projects; the stages after the first compile what changed. */
function compile(): string {
  return ['.', 'app']
    .map((project) => {
      const seen = join(scratch, project, 'compiled.tsbuildinfo')
      const args = ['-p', project, '--incremental', '--tsBuildInfoFile', seen]
      return spawnSync('tsc', args, { cwd: scratch, encoding: 'utf8' }).stdout
    })
    .join('')
}
