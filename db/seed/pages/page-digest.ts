import { createHash } from 'node:crypto'
import type { SeedPage } from './page.ts'

/** Digest of a page, independent of the order of its keys; 22 characters. */
export function pageDigest({
  slug,
  col,
  labels,
  titles,
  descriptions,
  contents,
}: SeedPage): string {
  const text = canonical({ slug, col, labels, titles, descriptions, contents })
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`
}
