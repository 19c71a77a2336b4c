import type { Job } from '../job.ts'
import { eraseExpired } from './service.ts'

export const myAccountJobs: readonly Job[] = [
  { name: 'my-account.erase-expired', everySeconds: 3_600, run: eraseExpired },
]
