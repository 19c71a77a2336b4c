import { createHash, randomBytes } from 'node:crypto'

/** Secret part of a link: 256 random bits. */
export function newLink(): string {
  return randomBytes(32).toString('base64url')
}

/** Stored form of a link. A plain digest is enough, because the link cannot be guessed. */
export function digestOfLink(link: string): string {
  return createHash('sha256').update(link).digest('base64url')
}
