import type { moderation } from '#i18n/ro/console/moderation.ts'
import { lazyTexts } from '../../../lib/texts/lazy-texts.ts'

export const moderationTexts = lazyTexts(
  import.meta.glob<typeof moderation>('../../../../i18n/*/console/moderation.ts', {
    import: 'moderation',
  }),
)
