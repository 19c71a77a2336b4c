import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Job } from '#domains/job.ts'
import type { Config } from '../config.ts'

export const backupJobName = 'site.backup'

/** A backup that takes longer is ended, and failed. */
const longestSeconds = 24 * 3_600

/** The backup that the settings ask for; none without BACKUP_TARGET. */
export function backupJobs({ BACKUP_TARGET, BACKUP_HOURS }: Config): readonly Job[] {
  if (!BACKUP_TARGET) return []
  const everySeconds = BACKUP_HOURS * 3_600
  return [{ name: backupJobName, everySeconds, expirySeconds: longestSeconds, run: runBackup }]
}

/**
 * In a process of its own: memory and time of requests are not spent on it. It reads the same settings. That another
 * backup is under way is a failure: how that one ends is not known here.
 */
async function runBackup(): Promise<void> {
  const program = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: longestSeconds * 1_000,
  })
  const [errors, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code === 0) return
  throw new Error(errors.trim().split('\n').at(-1) || `The backup ended with ${code ?? signal}`)
}
