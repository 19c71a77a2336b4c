import type { rates } from '#i18n/ro/site/rates.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

/** Texts of the currency converter and of the year's lines. */
export const ratesTexts = lazyTexts(
  import.meta.glob<typeof rates>('../../../i18n/*/site/rates.ts', { import: 'rates' }),
)
