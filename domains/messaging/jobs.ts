import type { Job } from '../job.ts'
import { measureAnswerTimes } from './answer-times/service.ts'
import { expireOffers } from './offers/answers.ts'
import { sweepPhotos } from './photos/service.ts'
import { tellAskers } from './sales/service.ts'

export const messagingJobs: readonly Job[] = [
  { name: 'messaging.offer-expiry', everySeconds: 60, run: expireOffers },
  { name: 'messaging.sale-notices', everySeconds: 5, run: tellAskers },
  { name: 'messaging.answer-times', everySeconds: 21_600, run: measureAnswerTimes },
  { name: 'messaging.photo-sweep', everySeconds: 600, run: sweepPhotos },
]
