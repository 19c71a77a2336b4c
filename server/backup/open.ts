import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '#domains/deps.ts'
import { storageOf } from '../compose.ts'
import type { Config } from '../config.ts'
import { openRepository, type Repository } from './repository/repository.ts'
import { openTarget } from './repository/target.ts'

/** Opens the backups at an address; `isNew`: or begins them there. Throws an Error with one line. */
export async function openBackups(
  config: Config,
  address: string,
  isNew: boolean,
): Promise<Repository> {
  return openRepository(await openTarget(config, address, isNew), config.BACKUP_KEY, isNew)
}

export function siteStorage(config: Config, dataDir: string): Storage {
  return storageOf(config, join(dataDir, 'files'))
}

export async function productVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return String(Object(JSON.parse(text))['version'])
}
