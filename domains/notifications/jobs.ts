import type { Job } from '../job.ts'
import { mailDecisions } from './decisions/service.ts'
import { mailPriceDrops, tellOfPriceDrops, tidyNotifications } from './price-drops/service.ts'

/** A slow mail server keeps nobody from being told on the site: telling and mailing are jobs of their own. */
export const notificationJobs: readonly Job[] = [
  { name: 'notifications.price-drops', everySeconds: 5, run: tellOfPriceDrops },
  { name: 'notifications.price-drop-mails', everySeconds: 60, run: mailPriceDrops },
  { name: 'notifications.decision-mails', everySeconds: 60, run: mailDecisions },
  { name: 'notifications.tidy', everySeconds: 3_600, run: tidyNotifications },
]
