import { extname } from 'node:path'

/** Names of photos are never reused, so they are cached for ever. */
export const immutableHeader = 'public, max-age=31536000, immutable'

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

/** An unknown type is downloaded, never displayed. */
export function typeOfFile(name: string): string {
  return types[extname(name)] ?? 'application/octet-stream'
}
