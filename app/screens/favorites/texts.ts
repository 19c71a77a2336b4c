import type { comparison } from '#i18n/ro/adverts/comparison.ts'
import type { favorites } from '#i18n/ro/adverts/favorites.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const favoritesTexts = lazyTexts(
  import.meta.glob<typeof favorites>('../../../i18n/*/adverts/favorites.ts', {
    import: 'favorites',
  }),
)

export const comparisonTexts = lazyTexts(
  import.meta.glob<typeof comparison>('../../../i18n/*/adverts/comparison.ts', {
    import: 'comparison',
  }),
)
