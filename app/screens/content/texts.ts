import type { pricing } from '#i18n/ro/site/pricing.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

/** Texts of the pricing page. */
export const pricingTexts = lazyTexts(
  import.meta.glob<typeof pricing>('../../../i18n/*/site/pricing.ts', { import: 'pricing' }),
)
