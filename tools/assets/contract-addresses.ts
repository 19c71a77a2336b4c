import type { Plugin } from 'vite'
import { pathToFileURL } from 'node:url'
import { refusals } from '#contract/refusals.ts'

interface Addressed {
  readonly path: string
  readonly action?: string
  readonly auth: string
  readonly proof?: string
  readonly member?: { readonly right: string }
}

/**
 * Vite plugin that reduces contract files to what the browser needs: paths, actions, rights of members and plain constants; of the refusals
 * their codes, whose English texts go to the English catalogue alone. The zod schemas validate on the server and are
 * types in the app.
 */
export function contractAddresses(): Plugin {
  return {
    name: 'contract-addresses',
    async load(id) {
      if (id.endsWith('/i18n/en/refusals.ts'))
        return `export const refusals = ${JSON.stringify(refusals)}`
      if (!/\/contract\/[\w/-]+\.ts$/.test(id)) return null
      const source = await this.fs.readFile(id, { encoding: 'utf8' })
      if (id.endsWith('/contract/refusals.ts')) return withoutTexts(source)
      if (!source.includes("from 'zod'")) return null
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
      return Object.entries(exported)
        .flatMap(([name, value]) =>
          isPlain(value) ? [`export const ${name} = ${JSON.stringify(reduce(value))}`] : [],
        )
        .join('\n')
    },
  }
}

/** `code: 'Text',` as `code: '',`; throws if none is left out, for then they are written in another way. */
function withoutTexts(source: string): string {
  const short = source.replaceAll(/^( {2}\w+:)\s+'(?:[^'\\]|\\.)*',$/gm, "$1 '',")
  if (short === source) throw new Error('contract/refusals.ts: no text was found')
  return short
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value) || typeof value !== 'object' || value === null)
    return typeof value !== 'function'
  return !('_zod' in value)
}

function reduce(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(
      ([name, { path, action, auth, proof, member }]: [string, Addressed]) => [
        name,
        { path, action, auth, proof, member: member && { right: member.right } },
      ],
    ),
  )
}
