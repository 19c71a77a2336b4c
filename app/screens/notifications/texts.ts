import type { notifications } from '#i18n/ro/site/notifications.ts'
import type { notificationSettings } from '#i18n/ro/site/notification-settings.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const notificationsTexts = lazyTexts(
  import.meta.glob<typeof notifications>('../../../i18n/*/site/notifications.ts', {
    import: 'notifications',
  }),
)

export const notificationSettingsTexts = lazyTexts(
  import.meta.glob<typeof notificationSettings>('../../../i18n/*/site/notification-settings.ts', {
    import: 'notificationSettings',
  }),
)
