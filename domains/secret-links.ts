import { createHash, randomBytes } from 'node:crypto'

/** What makes the address of a link secret: long and random, 256 bits. */
export function newLink(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a link. It is too random to be guessed, so a plain digest keeps it from who reads the table. */
export function digestOfLink(link: string): string {
  return createHash('sha256').update(link).digest('base64url')
}
