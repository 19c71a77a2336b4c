import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

/**
 * Collects the migrations of every state in which the history up to a commit has left databases, for tests/upgrades:
 * `node tools/checks/landed-states.ts [commit]`; by default up to the last commit before the baseline. Needs the full
 * history.
 */
const last = process.argv[2] ?? '4b32b7a'
const file = new URL('../../tests/upgrades/landed-states.json.br', import.meta.url)

const texts: Record<string, string> = {}
const states = new Map<string, { commit: string; subject: string; migrations: object }>()
for (const line of git('log', '--reverse', '--format=%h %s', last).trimEnd().split('\n')) {
  const [commit = '', ...words] = line.split(' ')
  const blobs = new Map(
    git('ls-tree', commit, 'db/migrations/')
      .split('\n')
      .flatMap((entry) => {
        const [, id, name] = /^\S+ blob (\S+)\tdb\/migrations\/(.*\.sql)$/.exec(entry) ?? []
        return id && name ? [[name, id.slice(0, 8)] as const] : []
      }),
  )
  for (const id of blobs.values()) texts[id] ??= git('cat-file', 'blob', id)
  const migrations = Object.fromEntries(blobs)
  const key = createHash('sha256').update(JSON.stringify(migrations)).digest('hex')
  if (!states.has(key)) states.set(key, { commit, subject: words.join(' '), migrations })
}
await writeFile(file, brotliCompressSync(JSON.stringify({ texts, states: [...states.values()] })))
console.log(`${states.size} states of ${Object.keys(texts).length} texts`)

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
}
