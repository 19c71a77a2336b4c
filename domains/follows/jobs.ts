import type { Job } from '../job.ts'
import { notifyOfFollowedAdverts } from './arrivals/service.ts'

export const followJobs: readonly Job[] = [
  { name: 'follows.arrivals', everySeconds: 5, run: notifyOfFollowedAdverts },
]
