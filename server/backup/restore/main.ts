import { readConfig } from '../../config.ts'
import { dataDirOf, openEmptyDatabase } from '../../postgres/database-of.ts'
import { runCommand, UsageError } from '../command.ts'
import { openBackups } from '../open.ts'
import { intoUsedBucket, openFiles, refuseFullFolder } from './files.ts'
import { chooseBackup, restore } from './restore.ts'

const tolerance = 'without-damaged-files'
const usage = `Usage: npm run restore SOURCE [BACKUP] [${tolerance}] [${intoUsedBucket}]`

/**
 * `npm run restore SOURCE [BACKUP]` writes a backup, by default the newest, into an empty site: DATA_DIR and, if it is
 * set, DATABASE_URL. `without-damaged-files` leaves out files that are damaged in the backup; else they end it.
 * `into-used-bucket` adds to a bucket that holds photos; else they end it.
 */
await runCommand(async (words) => {
  const [address, wanted, ...rest] = words.filter(
    (word) => word !== tolerance && word !== intoUsedBucket,
  )
  if (!address || rest.length > 0) throw new UsageError(usage)
  const config = readConfig()
  const dataDir = dataDirOf(config)
  await refuseFullFolder(dataDir)
  const files = await openFiles(config, dataDir, words.includes(intoUsedBucket))
  const repository = await openBackups(config, address, false)
  const chosen = await chooseBackup(repository, wanted)
  const log = (line: string): void => console.log(line)
  const database = await openEmptyDatabase(config, log)
  const sql = database.openMore(2)
  try {
    const isTolerant = words.includes(tolerance)
    const destination = { ...files, sql, dataDir, log, isTolerant }
    const damaged = await restore(repository, chosen, destination)
    for (const name of damaged) console.warn(`${name} is damaged and was left out`)
    const { at, files: copied } = chosen.manifest
    log(
      `Restored ${chosen.id}: as of ${at}, ${copied.count - damaged.length} files. Start it: npm start`,
    )
  } finally {
    await sql.end({ timeout: 3 })
    await database.stop()
  }
})
