import type { Job } from '../job.ts'
import { cleanUpTickets } from './cleanup/service.ts'

export const helpDeskJobs: readonly Job[] = [
  { name: 'help-desk.cleanup', everySeconds: 3_600, run: cleanUpTickets },
]
