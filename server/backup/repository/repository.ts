import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { encrypted, isSameCheck, keyCheck, masterKey, plain, type Sealing } from './sealing.ts'
import type { Target } from './target.ts'

/** A damaged or missing file of a backup. */
export class DamageError extends Error {
  override readonly name = 'DamageError'
}

/** The backups of one site in a target. */
export interface Repository {
  readonly target: Target
  readonly isEncrypted: boolean
  /** Bytes that a content of so many has as a file. */
  readonly storedBytes: (bytes: number) => number
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>
  /** Throws a DamageError for a file that is missing or was changed. */
  readonly read: (name: string) => Promise<Uint8Array>
  /** Name in the target. */
  readonly storedName: (name: string) => string
  readonly idOf: Sealing['idOf']
}

const headerName = 'repository.json'

const Header = z.object({
  /** Format of all files. */
  format: z.number().int(),
  /** Null: not encrypted. */
  encryption: z.object({ salt: z.string(), check: z.string() }).nullable(),
})

const format = 1

/** Opens the backups in a target, or begins them if `isNew`. Throws an Error with one line. */
export async function openRepository(
  target: Target,
  key: string | undefined,
  isNew: boolean,
): Promise<Repository> {
  const found = await target.read(headerName)
  if (!found && !isNew) throw new Error(`${target.address} holds no backups.`)
  const header = found ? parsed(target, found) : await begin(target, key)
  return repositoryOf(target, await sealingOf(target, header, key))
}

function parsed(target: Target, bytes: Uint8Array): z.infer<typeof Header> {
  const header = Header.safeParse(jsonOf(bytes)).data
  if (!header) throw new DamageError(`${headerName} in ${target.address} is damaged.`)
  if (header.format === format) return header
  throw new Error(`${target.address} was written by a newer version of this program.`)
}

async function begin(target: Target, key: string | undefined): Promise<z.infer<typeof Header>> {
  for await (const { name } of target.list()) {
    if (name === `${headerName}.part`) continue
    throw new Error(
      `${target.address} holds other files (${name}): give a folder for backups alone.`,
    )
  }
  const salt = randomBytes(32).toString('base64')
  const encryption = key ? { salt, check: keyCheck(await masterKey(key, salt)) } : null
  const header = { format, encryption }
  await target.put(headerName, Buffer.from(JSON.stringify(header)))
  return header
}

async function sealingOf(
  { address }: Target,
  { encryption }: z.infer<typeof Header>,
  key: string | undefined,
): Promise<Sealing> {
  if (!encryption) {
    if (key) throw new Error(`${address} is not encrypted: leave BACKUP_KEY out, or name another.`)
    return plain
  }
  if (!key) throw new Error(`${address} is encrypted: set BACKUP_KEY.`)
  const master = await masterKey(key, encryption.salt)
  if (isSameCheck(keyCheck(master), encryption.check)) return encrypted(master)
  throw new Error(`BACKUP_KEY is not the key of ${address}.`)
}

function repositoryOf(target: Target, sealing: Sealing): Repository {
  const storedName = (name: string): string => name + sealing.suffix
  return {
    target,
    isEncrypted: sealing !== plain,
    storedBytes: (bytes) => bytes + sealing.overhead,
    storedName,
    idOf: sealing.idOf,
    write: (name, bytes) => target.put(storedName(name), sealing.seal(name, bytes)),
    read: async (name) => {
      const stored = await target.read(storedName(name))
      if (!stored) throw new DamageError(`${storedName(name)} is missing in ${target.address}.`)
      const bytes = sealing.open(name, stored)
      if (!bytes) throw new DamageError(`${storedName(name)} in ${target.address} is damaged.`)
      return bytes
    },
  }
}

/** Undefined if it is none. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}
