import type { Job } from '../job.ts'
import { sweepCovers } from './covers/service.ts'

export const companyJobs: readonly Job[] = [
  { name: 'companies.cover-sweep', everySeconds: 3_600, run: sweepCovers },
]
