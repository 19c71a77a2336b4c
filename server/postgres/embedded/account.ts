import { readFileSync, statSync } from 'node:fs'

/** The user that PostgreSQL runs as if it is not the user of this process. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const nobody: Account = { uid: 65_534, gid: 65_534 }

/**
 * PostgreSQL refuses to run as root. As root this is the owner of an existing server folder, else the `postgres` user,
 * else nobody. Null for an ordinary user: runs as the same user.
 */
export function serverAccount(serverFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null
  // The owner comes first: a `postgres` user added later must not lose access to the data.
  const owner = statSync(serverFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return postgresUser() ?? nobody
}

function postgresUser(): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m)
  const [, uid, gid] = line ?? []
  return uid && gid && uid !== '0' ? { uid: Number(uid), gid: Number(gid) } : null
}
