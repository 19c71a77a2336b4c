import type { Job } from '../job.ts'
import { sweepPictures } from './banner-editor/service.ts'

export const contentJobs: readonly Job[] = [
  { name: 'content.banner-sweep', everySeconds: 3_600, run: sweepPictures },
]
