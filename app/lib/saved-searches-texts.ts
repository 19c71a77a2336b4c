import type { SavedSearches } from '#i18n/ro/saved-searches.ts'
import { lazyTexts } from './lazy-texts.ts'

export const savedSearchesTexts = lazyTexts<SavedSearches>({
  ro: () => import('#i18n/ro/saved-searches.ts').then(({ savedSearches }) => savedSearches),
  ru: () => import('#i18n/ru/saved-searches.ts').then(({ savedSearches }) => savedSearches),
  en: () => import('#i18n/en/saved-searches.ts').then(({ savedSearches }) => savedSearches),
})
