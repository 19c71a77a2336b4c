import type { suggestions } from '#i18n/ro/search/suggestions.ts'
import { lazyTexts } from '../lib/texts/lazy-texts.ts'

export const suggestionTexts = lazyTexts(
  import.meta.glob<typeof suggestions>('../../i18n/*/search/suggestions.ts', {
    import: 'suggestions',
  }),
)
