import type { comparison } from '#i18n/ro/adverts/comparison.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const comparisonTexts = lazyTexts(
  import.meta.glob<typeof comparison>('../../../i18n/*/adverts/comparison.ts', {
    import: 'comparison',
  }),
)
