import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'

export const socketPort = 5432
/** sun_path of a unix socket holds 108 bytes, including the terminating zero. */
const maxSocketPath = 106

/**
 * Prepares a private folder for the server's socket: under the server folder, or, if that path is too long for a unix
 * socket, under /run or /tmp.
 */
export function readySocketFolder(serverFolder: string, account: Account | null): string {
  const near = join(serverFolder, 'run')
  if (fits(near)) return makeOwn(near, account) ? near : refuse(near)

  const name = `gasit-${createHash('sha256').update(serverFolder).digest('hex').slice(0, 12)}`
  for (const parent of account ? ['/run', '/tmp'] : ['/tmp']) {
    const far = join(parent, name)
    if (makeOwn(far, account)) return far
  }
  // The name in /tmp is taken by another user; a random one works too, as it is read from postmaster.pid.
  const random = mkdtempSync('/tmp/gasit-')
  return makeOwn(random, account) ? random : refuse(random)
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}.lock`)) <= maxSocketPath
}

/** False if the folder cannot be created or belongs to another user: /tmp is writable by everybody. */
function makeOwn(folder: string, account: Account | null): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const found = lstatSync(folder)
    const me = process.getuid?.()
    if (!found.isDirectory() || (found.uid !== me && found.uid !== account?.uid)) return false
    if (account) chownSync(folder, account.uid, account.gid)
    chmodSync(folder, 0o700)
    return true
  } catch {
    return false
  }
}

function refuse(folder: string): never {
  throw new Error(`The folder ${folder} of the database cannot be used. Set DATA_DIR to another.`)
}
