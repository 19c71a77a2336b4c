import type { Job } from '../job.ts'
import { fillRateHistory } from './history.ts'
import { refreshRates } from './service.ts'

export const rateJobs: readonly Job[] = [
  { name: 'rates.refresh', everySeconds: 3_600, run: refreshRates },
  { name: 'rates.history', everySeconds: 120, run: fillRateHistory },
]
