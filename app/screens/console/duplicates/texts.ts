import type { duplicates } from '#i18n/ro/console/duplicates.ts'
import { lazyTexts } from '../../../lib/texts/lazy-texts.ts'

export const duplicateTexts = lazyTexts(
  import.meta.glob<typeof duplicates>('../../../../i18n/*/console/duplicates.ts', {
    import: 'duplicates',
  }),
)
