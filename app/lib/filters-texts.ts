import type { FilterTexts } from '#i18n/ro/filters.ts'
import { lazyTexts } from './lazy-texts.ts'

export const filtersTexts = lazyTexts<FilterTexts>({
  ro: () => import('#i18n/ro/filters.ts').then(({ filters }) => filters),
  ru: () => import('#i18n/ru/filters.ts').then(({ filters }) => filters),
  en: () => import('#i18n/en/filters.ts').then(({ filters }) => filters),
})
