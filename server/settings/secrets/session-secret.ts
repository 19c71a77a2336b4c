import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** As SESSION_SECRET requires. */
const minLength = 32

/** Signing key of an existing site. Refuses where the data folder holds none. */
export async function knownSecret(setting: string | undefined, folder: string): Promise<string> {
  if (setting) return setting
  const path = pathIn(folder)
  const secret = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `${folder} holds no key of a site: set DATA_DIR, or SESSION_SECRET, as the running site has it.`,
    )
  })
  return checked(secret, path)
}

/**
 * Signing key of tokens: the setting, else a random one that is generated once in the data folder. Refuses a file that
 * holds no key: a new one would end all sessions and lose what is encrypted with the old one.
 */
export async function sessionSecret(setting: string | undefined, folder: string): Promise<string> {
  if (setting) return setting
  const path = pathIn(folder)
  await mkdir(folder, { recursive: true })
  const known = await readFile(path, 'utf8').catch(() => null)
  if (known === null) await makeSecret(path)
  return checked(known ?? (await readFile(path, 'utf8')), path)
}

/** Whole or not at all; of several processes one wins. */
async function makeSecret(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`
  const text = randomBytes(48).toString('base64url')
  await writeFile(draft, text, { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error
  } finally {
    await rm(draft, { force: true })
  }
}

function checked(text: string, path: string): string {
  if (text.trim().length >= minLength) return text
  throw new Error(
    `${path} holds no key. Take it from a backup; or delete it: then everybody logs in again, and second factors are lost.`,
  )
}

function pathIn(folder: string): string {
  return join(folder, 'session-secret')
}
