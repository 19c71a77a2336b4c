import type { Job } from '../job.ts'
import { forgetOldMembers } from './service.ts'

export const memberJobs: readonly Job[] = [
  { name: 'members.cleanup', everySeconds: 3_600, run: forgetOldMembers },
]
