import type { reviews } from '#i18n/ro/accounts/reviews.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const reviewsTexts = lazyTexts(
  import.meta.glob<typeof reviews>('../../../i18n/*/accounts/reviews.ts', { import: 'reviews' }),
)
