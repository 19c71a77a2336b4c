import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Lang } from '#contract/languages.ts'

const catalogues = resolve(import.meta.dirname, '../../../i18n')

/** All texts of a language by their keys: `search/filters.ts filters place radiusOf`. */
export async function textsOf(lang: Lang): Promise<Map<string, unknown>> {
  const folder = join(catalogues, lang)
  const texts = new Map<string, unknown>()
  for (const file of globSync('**/*.ts', { cwd: folder })) {
    // `texts.ts` puts the others together.
    if (file === 'texts.ts') continue
    const module: object = await import(join(folder, file))
    collect(texts, file, module)
  }
  return texts
}

function collect(into: Map<string, unknown>, key: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) into.set(key, value)
  else for (const [name, part] of Object.entries(value)) collect(into, `${key} ${name}`, part)
}

/** What a text says of these arguments; null for one that takes neither numbers nor words. */
export function wordsOf(text: unknown, given: readonly number[]): string | null {
  if (typeof text !== 'function') return typeof text === 'string' ? text : null
  // Some take words, and do with them what cannot be done with numbers.
  for (const values of [given, given.map(String)]) {
    try {
      const words: unknown = text(...values)
      // A title comes with its description.
      return typeof words === 'string' ? words : JSON.stringify(words)
    } catch {
      // Words next.
    }
  }
  return null
}
