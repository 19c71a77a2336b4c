import type { Job } from '../job.ts'
import { carryOutDue, deletePastActions, tellOfLateAppeals } from './service.ts'

/** Periodic work on decisions of moderators. */
export const moderationJobs: readonly Job[] = [
  { name: 'moderation.carry-out', everySeconds: 2, run: carryOutDue },
  { name: 'moderation.late-appeals', everySeconds: 600, run: tellOfLateAppeals },
  { name: 'moderation.past-decisions', everySeconds: 3600, run: deletePastActions },
]
