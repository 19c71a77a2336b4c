import type { Job } from '../job.ts'
import { generateTransparency, rollUpDays } from './service.ts'

/** Numbers of the days and months that are over. */
export const numberJobs: readonly Job[] = [
  { name: 'numbers.roll-up', everySeconds: 600, run: rollUpDays },
  { name: 'numbers.transparency', everySeconds: 3_600, run: generateTransparency },
]
