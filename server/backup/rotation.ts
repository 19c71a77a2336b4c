import type { Keep } from '../settings/backup-settings.ts'
import { objectName, readFilesOf } from './contents/files.ts'
import { listBackups, momentOf } from './repository/manifest.ts'
import type { Repository } from './repository/repository.ts'

/**
 * Backups to keep: the last of each of so many days, ISO weeks and months (UTC) that have any, and the newest in any
 * case.
 */
export function keptBackups(ids: readonly string[], { days, weeks, months }: Keep): Set<string> {
  const newestFirst = ids.toSorted().toReversed()
  const kept = new Set(newestFirst.slice(0, 1))
  const periods = [
    { most: days, periodOf: (moment: Date) => moment.toISOString().slice(0, 10) },
    { most: weeks, periodOf: mondayOf },
    { most: months, periodOf: (moment: Date) => moment.toISOString().slice(0, 7) },
  ]
  for (const { most, periodOf } of periods) {
    const seen = new Set<string>()
    for (const id of newestFirst) {
      const moment = momentOf(id)
      const period = moment && periodOf(moment)
      if (!period || seen.has(period) || seen.size === most) continue
      seen.add(period)
      kept.add(id)
    }
  }
  return kept
}

function mondayOf(moment: Date): string {
  const days = Math.floor(moment.getTime() / 86_400_000)
  // The first day of the epoch was a Thursday.
  return new Date((days - ((days + 3) % 7)) * 86_400_000).toISOString().slice(0, 10)
}

interface Rotated {
  /** Names of backups. */
  readonly removed: string[]
  /** Names of kept backups whose manifest or list of files is damaged. */
  readonly damaged: string[]
}

/**
 * Removes the backups that are not kept, what cut-off ones have left, and the files that no kept one names; never
 * `made`. Manifests go first: what is cut off here is no backup any more. While a kept one is damaged, all files stay:
 * nobody knows which it needs.
 */
export async function rotate(
  repository: Repository,
  { keep, made }: { readonly keep: Keep; readonly made: string },
): Promise<Rotated> {
  const { target, storedName } = repository
  const all = await listBackups(repository)
  const kept = keptBackups(all, keep).add(made)
  const needed = new Set<string>()
  const damaged: string[] = []
  for (const id of kept) {
    const files = await readFilesOf(repository, id)
    if (!files) damaged.push(id)
    for (const file of files ?? []) needed.add(storedName(objectName(file.id)))
  }
  const superfluous = []
  for await (const { name } of target.list()) {
    const [folder = ''] = name.split('/')
    const isOfOther = momentOf(folder) !== null && !kept.has(folder)
    const isUnused = folder === 'objects' && damaged.length === 0 && !needed.has(name)
    if (isOfOther || isUnused || name.endsWith('.part')) superfluous.push(name)
  }
  const isManifest = (name: string): boolean => name.includes('/manifest.json')
  for (const name of superfluous.filter(isManifest)) await target.remove(name)
  for (const name of superfluous) await target.remove(name)
  return { removed: all.filter((id) => !kept.has(id)), damaged }
}
