import type { notifications } from '#i18n/ro/site/notifications.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const notificationsTexts = lazyTexts(
  import.meta.glob<typeof notifications>('../../../i18n/*/site/notifications.ts', {
    import: 'notifications',
  }),
)
