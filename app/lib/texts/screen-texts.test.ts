import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

type Module = Readonly<Record<string, unknown>>

const app = join(import.meta.dirname, '../..')
const modules = import.meta.glob<Module>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'])
const screens = import.meta.glob<Module>('../../screens/**/*.tsx')

/** A module's imports inside the app and the texts that it uses, by their names. */
interface Source {
  readonly imports: readonly string[]
  readonly lazy: readonly string[]
  /** Names of texts with the modules that export them. */
  readonly used: ReadonlyMap<string, string>
  readonly loaded: ReadonlySet<string>
}

function keyOf(file: string): string {
  return `../../${file}`
}

const sources = new Map<string, Source>()

function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const code = readFileSync(join(app, file), 'utf8')
  const { module } = parseSync(file, code)
  const inApp = (specifier: string): string[] =>
    /^\..*\.tsx?$/.test(specifier) ? [relative(app, join(app, dirname(file), specifier))] : []
  const values = module.staticImports.filter(({ entries }) => entries.some(({ isType }) => !isType))
  const from = new Map(
    values.flatMap(({ entries, moduleRequest }) =>
      entries.flatMap(({ localName }) =>
        inApp(moduleRequest.value).map((path) => [localName.value, path] as const),
      ),
    ),
  )
  const namesBefore = (what: string): string[] =>
    Array.from(code.matchAll(new RegExp(`(\\w+)\\.(?:${what})`, 'g')), ([, name = '']) => name)
  const source = {
    imports: values.flatMap(({ moduleRequest }) => inApp(moduleRequest.value)),
    lazy: Array.from(code.matchAll(/\bimport\('([^']+)'\)/g), ([, path = '']) => path).flatMap(
      inApp,
    ),
    used: new Map(
      namesBefore('use\\(|of\\(').flatMap((name) => {
        const path = from.get(name)
        return path && /texts/i.test(name) ? [[name, path] as const] : []
      }),
    ),
    loaded: new Set([
      ...namesBefore('ready\\b'),
      ...(/export const texts = (.*)/.exec(code)?.[1]?.match(/\w+/g) ?? []),
    ]),
  }
  sources.set(file, source)
  return source
}

/** The module with all that it imports at once. */
function together(file: string, all = new Set<string>()): Set<string> {
  if (all.has(file) || !(keyOf(file) in modules)) return all
  all.add(file)
  for (const next of sourceOf(file).imports) together(next, all)
  return all
}

interface Needed {
  readonly name: string
  readonly path: string
  readonly by: string
}

/** Texts that modules use which are loaded together, and in those loaded later what is not loaded beside them. */
function neededBy(file: string, seen = new Set<string>()): Needed[] {
  if (seen.has(file)) return []
  seen.add(file)
  const files = [...together(file)]
  const own = files.flatMap((one) =>
    Array.from(sourceOf(one).used, ([name, path]) => ({ name, path, by: one })),
  )
  const later = files.flatMap((one) =>
    sourceOf(one).lazy.flatMap((next) => {
      if (!(keyOf(next) in modules)) return []
      const loaded = new Set([...sourceOf(one).loaded, ...sourceOf(next).loaded])
      return neededBy(next, seen).filter(({ name }) => !loaded.has(name))
    }),
  )
  return [...own, ...later]
}

async function textsOf({ name, path }: Needed): Promise<unknown> {
  return (await modules[keyOf(path)]?.())?.[name]
}

test.for(Object.keys(screens))('%s names the texts that it uses', async (path) => {
  if (
    !/export (?:const|function) Component\b/.test(
      readFileSync(join(import.meta.dirname, path), 'utf8'),
    )
  )
    return
  const screen = await screens[path]?.()
  const named = new Set<unknown>([screen?.['texts']].flat())
  const missing = new Set<string>()
  for (const needed of neededBy(path.slice('../../'.length))) {
    const texts = await textsOf(needed)
    if (texts && !named.has(texts)) missing.add(`${needed.name} (${needed.by})`)
  }
  expect([...missing]).toEqual([])
})
