import type { Job } from '../job.ts'
import { mailDecisions } from './decisions/service.ts'
import { notifyOfFavoriteEvents } from './favorite-events/service.ts'
import { mailPriceDrops, notifyOfPriceDrops, cleanUpNotifications } from './price-drops/service.ts'

/** Notifications and mails are separate jobs, so that a slow mail server does not delay notifications. */
export const notificationJobs: readonly Job[] = [
  { name: 'notifications.price-drops', everySeconds: 5, run: notifyOfPriceDrops },
  { name: 'notifications.favorite-events', everySeconds: 5, run: notifyOfFavoriteEvents },
  { name: 'notifications.price-drop-mails', everySeconds: 60, run: mailPriceDrops },
  { name: 'notifications.decision-mails', everySeconds: 60, run: mailDecisions },
  { name: 'notifications.cleanup', everySeconds: 3_600, run: cleanUpNotifications },
]
