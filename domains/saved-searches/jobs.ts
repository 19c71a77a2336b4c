import type { Job } from '../job.ts'
import { renewConditions } from './conditions.ts'
import { mailSearches } from './mails/service.ts'
import { tellOfArrivals, tidyHits } from './matching/service.ts'

export const savedSearchJobs: readonly Job[] = [
  { name: 'saved-searches.arrivals', everySeconds: 5, run: tellOfArrivals },
  { name: 'saved-searches.mails', everySeconds: 5, run: mailSearches },
  { name: 'saved-searches.conditions', everySeconds: 60, run: renewConditions },
  { name: 'saved-searches.tidy', everySeconds: 3_600, run: tidyHits },
]
