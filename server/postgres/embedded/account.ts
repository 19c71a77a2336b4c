import { readFileSync, statSync } from 'node:fs'

/** Who PostgreSQL runs as, when that is not the user of this process. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const nobody: Account = { uid: 65_534, gid: 65_534 }

/**
 * Root may not run PostgreSQL, so as root it is the owner of the server's folder if there is one
 * already, else the `postgres` user, else nobody. Null for an ordinary user: run as oneself.
 */
export function serverAccount(serverFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null
  // The owner goes first: a `postgres` user added to the machine later must not lock the data out.
  const owner = statSync(serverFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return postgresUser() ?? nobody
}

function postgresUser(): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m)
  const [, uid, gid] = line ?? []
  return uid && gid && uid !== '0' ? { uid: Number(uid), gid: Number(gid) } : null
}
