import type { Sql } from 'postgres'
import { listFiles } from '#server/backup/contents/stored-files.ts'
import { listStoredNames } from '#server/backup/contents/stored-names.ts'
import { fault, ofRows, warning, type Check, type Finding, type Site } from '../finding.ts'

/** Files against rows, both ways. */
export const fileChecks: readonly Check[] = [ofRows('files', fileFindings)]

/** A file may be written before the row that names it, ms. */
const graceMs = 24 * 3_600_000

async function fileFindings(sql: Sql, site: Site): Promise<Finding[]> {
  // Files first: what is stored meanwhile is named by the rows.
  const stored = new Map<string, number>()
  for await (const { name, writtenAt } of listFiles(site.config, site.dataDir))
    stored.set(name, writtenAt)
  const names = await listStoredNames(sql)
  const { AVATARS_URL, BANNERS_URL } = site.config
  const isElsewhere = (name: string): boolean =>
    (AVATARS_URL !== undefined && name.startsWith('avatars/')) ||
    (BANNERS_URL !== undefined && name.startsWith('banners/'))
  const missing = names.filter(
    ({ name, isShown }) => isShown && !stored.has(name) && !isElsewhere(name),
  )
  for (const { name } of names) stored.delete(name)
  const orphans = [...stored].filter(([, writtenAt]) => Date.now() - writtenAt > graceMs)
  return [
    ...(missing.length > 0
      ? [
          fault(
            `${missing.length} files that rows name are missing, as ${missing[0]?.name}`,
            'Copy them from a backup: its list says which object each of them is',
          ),
        ]
      : []),
    ...(orphans.length > 0
      ? [
          warning(
            `${orphans.length} files are named by no row, as ${orphans[0]?.[0]}`,
            'Delete them after a backup: a start that was cut off, or an older version, has left them',
          ),
        ]
      : []),
  ]
}
