import type { table } from '#i18n/ro/adverts/table.ts'
import { lazyTexts } from '../../../lib/texts/lazy-texts.ts'

export const tableTexts = lazyTexts(
  import.meta.glob<typeof table>('../../../../i18n/*/adverts/table.ts', { import: 'table' }),
)
