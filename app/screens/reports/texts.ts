import type { myReports } from '#i18n/ro/reports/my-reports.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const myReportsTexts = lazyTexts(
  import.meta.glob<typeof myReports>('../../../i18n/*/reports/my-reports.ts', {
    import: 'myReports',
  }),
)
