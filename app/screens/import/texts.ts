import type { imports } from '#i18n/ro/imports/imports.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const importTexts = lazyTexts(
  import.meta.glob<typeof imports>('../../../i18n/*/imports/imports.ts', { import: 'imports' }),
)
