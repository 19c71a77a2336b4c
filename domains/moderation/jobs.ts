import type { Job } from '../job.ts'
import { carryOutDue, deletePastActions } from './service.ts'

/** Periodic work on decisions of moderators. */
export const moderationJobs: readonly Job[] = [
  { name: 'moderation.carry-out', everySeconds: 2, run: carryOutDue },
  { name: 'moderation.past-decisions', everySeconds: 3600, run: deletePastActions },
]
