import type { Job } from '../job.ts'
import { cleanUpTickets } from './cleanup/service.ts'
import { mailTickets } from './mails/service.ts'

export const helpDeskJobs: readonly Job[] = [
  { name: 'help-desk.mails', everySeconds: 5, run: mailTickets },
  { name: 'help-desk.cleanup', everySeconds: 3_600, run: cleanUpTickets },
]
