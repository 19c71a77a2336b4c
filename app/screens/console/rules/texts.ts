import type { rules } from '#i18n/ro/console/rules.ts'
import { lazyTexts } from '../../../lib/texts/lazy-texts.ts'

export const rulesTexts = lazyTexts(
  import.meta.glob<typeof rules>('../../../../i18n/*/console/rules.ts', { import: 'rules' }),
)
