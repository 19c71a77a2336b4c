import { inject, onTestFinished, vi } from 'vitest'
import { tempFolder } from '#tests/support/backup/sites.ts'
import { createDatabase, type Target } from '#tests/support/servers/database.ts'
import { expect, test } from '#tests/support/test.ts'
import { readConfig } from '../config.ts'
import { backupJobs } from './job.ts'

test('a backup that finds another one under way is no success of the job', async ({ deps }) => {
  const { sql, target, drop } = await createDatabase(inject('target'))
  onTestFinished(drop)
  onTestFinished(() => void vi.unstubAllEnvs())
  const BACKUP_TARGET = await tempFolder()
  pointTo(target)
  vi.stubEnv('BACKUP_TARGET', BACKUP_TARGET)
  const [job = expect.fail('no job')] = backupJobs(readConfig({ BACKUP_TARGET }))

  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7042003)`
    await expect(job.run(deps)).rejects.toThrow('Another backup of this site is under way.')
  })
})

/** The settings of a program that is to use this database. */
function pointTo(target: Target): void {
  if (typeof target === 'string') return void vi.stubEnv('DATABASE_URL', target)
  vi.stubEnv('DATABASE_URL', `postgres:///${target.database}`)
  // The address of a socket is in no URL.
  vi.stubEnv('PGHOST', target.host)
  vi.stubEnv('PGPORT', String(target.port))
  vi.stubEnv('PGUSER', target.username)
}
