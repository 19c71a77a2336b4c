import type { Job } from '../job.ts'
import { renewConditions } from './conditions.ts'
import { notifyOfArrivals, cleanUpHits } from './matching/service.ts'

export const savedSearchJobs: readonly Job[] = [
  { name: 'saved-searches.arrivals', everySeconds: 5, run: notifyOfArrivals },
  { name: 'saved-searches.conditions', everySeconds: 60, run: renewConditions },
  { name: 'saved-searches.cleanup', everySeconds: 3_600, run: cleanUpHits },
]
