import type { myApi } from '#i18n/ro/partners/my-api.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const myApiTexts = lazyTexts(
  import.meta.glob<typeof myApi>('../../../i18n/*/partners/my-api.ts', { import: 'myApi' }),
)
