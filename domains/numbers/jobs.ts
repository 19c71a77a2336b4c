import type { Job } from '../job.ts'
import { rollUpDays } from './service.ts'

/** Numbers of the days that are over. */
export const numberJobs: readonly Job[] = [
  { name: 'numbers.roll-up', everySeconds: 600, run: rollUpDays },
]
