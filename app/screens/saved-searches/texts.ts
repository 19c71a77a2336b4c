import type { savedSearches } from '#i18n/ro/search/saved-searches.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const savedSearchesTexts = lazyTexts(
  import.meta.glob<typeof savedSearches>('../../../i18n/*/search/saved-searches.ts', {
    import: 'savedSearches',
  }),
)
