import type { conversations } from '#i18n/ro/messages/conversations.ts'
import type { fraud } from '#i18n/ro/messages/fraud.ts'
import type { messageSettings } from '#i18n/ro/messages/message-settings.ts'
import type { thread } from '#i18n/ro/messages/thread.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

/** Texts of the list of conversations. */
export const conversationsTexts = lazyTexts(
  import.meta.glob<typeof conversations>('../../../i18n/*/messages/conversations.ts', {
    import: 'conversations',
  }),
)

/** Texts of an open conversation. */
export const threadTexts = lazyTexts(
  import.meta.glob<typeof thread>('../../../i18n/*/messages/thread.ts', { import: 'thread' }),
)

/** Warnings of fraud by kind. */
export const fraudTexts = lazyTexts(
  import.meta.glob<typeof fraud>('../../../i18n/*/messages/fraud.ts', { import: 'fraud' }),
)

export const messageSettingsTexts = lazyTexts(
  import.meta.glob<typeof messageSettings>('../../../i18n/*/messages/message-settings.ts', {
    import: 'messageSettings',
  }),
)
