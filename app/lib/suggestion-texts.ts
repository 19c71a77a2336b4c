import type { SuggestionTexts } from '#i18n/ro/suggestions.ts'
import { lazyTexts } from './lazy-texts.ts'

export const suggestionTexts = lazyTexts<SuggestionTexts>({
  ro: () => import('#i18n/ro/suggestions.ts').then(({ suggestions }) => suggestions),
  ru: () => import('#i18n/ru/suggestions.ts').then(({ suggestions }) => suggestions),
  en: () => import('#i18n/en/suggestions.ts').then(({ suggestions }) => suggestions),
})
