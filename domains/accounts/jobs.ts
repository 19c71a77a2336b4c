import type { Job } from '../job.ts'
import { endBans } from './restrictions/service.ts'

/** Periodic work on accounts; what is erased in time is in my-account. */
export const accountJobs: readonly Job[] = [
  { name: 'accounts.end-bans', everySeconds: 60, run: endBans },
]
