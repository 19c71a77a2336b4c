import type { Job } from '../job.ts'
import { planDeliveries } from './deliveries/planning.ts'
import { notifyOfFavoriteEvents } from './favorite-events/service.ts'
import { notifyOfPriceDrops, cleanUpNotifications } from './price-drops/service.ts'
import { readTelegramUpdates } from './telegram/service.ts'

export const notificationJobs: readonly Job[] = [
  { name: 'notifications.price-drops', everySeconds: 5, run: notifyOfPriceDrops },
  { name: 'notifications.favorite-events', everySeconds: 5, run: notifyOfFavoriteEvents },
  { name: 'notifications.plan', everySeconds: 5, run: planDeliveries },
  { name: 'notifications.telegram-updates', everySeconds: 5, run: readTelegramUpdates },
  { name: 'notifications.cleanup', everySeconds: 3_600, run: cleanUpNotifications },
]
