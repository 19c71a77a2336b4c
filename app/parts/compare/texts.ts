import type { comparisonChoice } from '#i18n/ro/adverts/comparison-choice.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const comparisonChoiceTexts = lazyTexts(
  import.meta.glob<typeof comparisonChoice>('../../../i18n/*/adverts/comparison-choice.ts', {
    import: 'comparisonChoice',
  }),
)
