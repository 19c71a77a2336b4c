import { extname } from 'node:path'

/** Names of photos are never used twice: what was fetched once is good for ever. */
export const lastingHeader = 'public, max-age=31536000, immutable'

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

/** What is none of ours is never shown by a browser, only saved. */
export function typeOfFile(name: string): string {
  return types[extname(name)] ?? 'application/octet-stream'
}
