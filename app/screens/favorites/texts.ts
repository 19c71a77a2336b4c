import type { favorites } from '#i18n/ro/adverts/favorites.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const favoritesTexts = lazyTexts(
  import.meta.glob<typeof favorites>('../../../i18n/*/adverts/favorites.ts', {
    import: 'favorites',
  }),
)
