import type { advertPage } from '#i18n/ro/adverts/advert-page.ts'
import type { prices } from '#i18n/ro/adverts/prices.ts'
import { lazyTexts } from '../../../lib/texts/lazy-texts.ts'

// Apart from the texts of other screens, whose addresses the page of an advert would load as well.

export const priceHistoryTexts = lazyTexts(
  import.meta.glob<typeof prices>('../../../../i18n/*/adverts/prices.ts', { import: 'prices' }),
)

export const advertPageTexts = lazyTexts(
  import.meta.glob<typeof advertPage>('../../../../i18n/*/adverts/advert-page.ts', {
    import: 'advertPage',
  }),
)
