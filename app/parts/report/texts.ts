import type { reports } from '#i18n/ro/reports/reports.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const reportsTexts = lazyTexts(
  import.meta.glob<typeof reports>('../../../i18n/*/reports/reports.ts', { import: 'reports' }),
)
