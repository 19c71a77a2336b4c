import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { posix, resolve } from 'node:path'
import { importsOf } from './imports.ts'

/**
 * Writes the import graph of folders into docs/architecture.md: `node tools/checks/architecture.ts`; with `--check`,
 * only compares it. Edges implied by others are omitted (transitive reduction).
 */
const root = resolve(import.meta.dirname, '../..')
const document = resolve(root, 'docs/architecture.md')
const marks = { start: '<!-- import graph -->', end: '<!-- /import graph -->' }
const folders = ['app', 'contract', 'db', 'demo', 'domains', 'i18n', 'server']

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** `domains/adverts`, `server`: each domain is a folder of its own; files that all domains share are in `domains` and its `lib`. */
function folderOf(path: string): string {
  const [top = '', second = '', ...rest] = path.split('/')
  return top === 'domains' && rest.length > 0 ? `${top}/${second}` : top
}

async function importGraph(): Promise<Graph> {
  const graph = new Map<string, Set<string>>()
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root })
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).toSorted()) {
    const from = folderOf(file)
    const edges = graph.get(from) ?? new Set()
    graph.set(from, edges)
    const source = await readFile(resolve(root, file), 'utf8')
    for (const name of importsOf(file, source)) {
      const path = name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)
      const to = name.startsWith('.') || name.startsWith('#') ? folderOf(path) : from
      if (to !== from && folders.includes(to.split('/')[0] ?? '')) edges.add(to)
    }
  }
  return graph
}

function reachableFrom(graph: Graph, from: string, seen = new Set<string>()): Set<string> {
  for (const to of graph.get(from) ?? []) {
    if (seen.has(to)) continue
    seen.add(to)
    reachableFrom(graph, to, seen)
  }
  return seen
}

function withoutShortcuts(graph: Graph): [string, string][] {
  return [...graph].flatMap(([from, edges]) =>
    [...edges].flatMap((to): [string, string][] => {
      const others = [...edges].filter((other) => other !== to)
      return others.some((other) => reachableFrom(graph, other).has(to)) ? [] : [[from, to]]
    }),
  )
}

/** Imported by nearly everything; their edges are omitted. */
const shared = ['contract', 'i18n', 'domains', 'domains/lib']

function drawing(graph: Graph): string {
  const own = new Map(
    [...graph]
      .filter(([from]) => !shared.includes(from))
      .map(([from, edges]) => [from, new Set([...edges].filter((to) => !shared.includes(to)))]),
  )
  const id = (folder: string): string => folder.replaceAll(/\W/g, '_')
  const nodes = [...own.keys()].toSorted().map((folder) => `  ${id(folder)}["${folder}"]`)
  const edges = withoutShortcuts(own)
    .map(([from, to]) => `  ${id(from)} --> ${id(to)}`)
    .toSorted()
  return ['```mermaid', 'flowchart TD', ...nodes, ...edges, '```'].join('\n')
}

const text = await readFile(document, 'utf8')
const [before, rest = ''] = text.split(marks.start)
const [, after] = rest.split(marks.end)
const written = `${before}${marks.start}\n${drawing(await importGraph())}\n${marks.end}${after}`
if (!process.argv.includes('--check')) await writeFile(document, written)
else if (written !== text) {
  console.error(
    'docs/architecture.md: the import graph has changed; run node tools/checks/architecture.ts',
  )
  process.exit(1)
}
