import type { bot } from '#i18n/ro/site/bot.ts'
import type { suggestions } from '#i18n/ro/search/suggestions.ts'
import { lazyTexts } from '../lib/texts/lazy-texts.ts'

export const suggestionTexts = lazyTexts(
  import.meta.glob<typeof suggestions>('../../i18n/*/search/suggestions.ts', {
    import: 'suggestions',
  }),
)

/** Texts of the help bot. */
export const botTexts = lazyTexts(
  import.meta.glob<typeof bot>('../../i18n/*/site/bot.ts', { import: 'bot' }),
)
