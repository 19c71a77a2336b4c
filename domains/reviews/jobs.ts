import type { Job } from '../job.ts'
import { notifyOfOpened } from './service.ts'

export const reviewJobs: readonly Job[] = [
  { name: 'reviews.openings', everySeconds: 60, run: notifyOfOpened },
]
