import type { offers } from '#i18n/ro/adverts/offers.ts'
import { lazyTexts } from '../../../lib/texts/lazy-texts.ts'

export const offersTexts = lazyTexts(
  import.meta.glob<typeof offers>('../../../../i18n/*/adverts/offers.ts', { import: 'offers' }),
)
