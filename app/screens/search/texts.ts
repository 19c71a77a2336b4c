import type { filters } from '#i18n/ro/search/filters.ts'
import type { recent } from '#i18n/ro/search/recent.ts'
import type { results } from '#i18n/ro/search/results.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const filtersTexts = lazyTexts(
  import.meta.glob<typeof filters>('../../../i18n/*/search/filters.ts', { import: 'filters' }),
)

export const resultsTexts = lazyTexts(
  import.meta.glob<typeof results>('../../../i18n/*/search/results.ts', { import: 'results' }),
)

export const recentTexts = lazyTexts(
  import.meta.glob<typeof recent>('../../../i18n/*/search/recent.ts', { import: 'recent' }),
)
