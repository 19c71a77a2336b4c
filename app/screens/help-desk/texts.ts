import type { HelpDesk } from '#i18n/ro/help-desk/help-desk.ts'
import type { Topics } from '#i18n/ro/help-desk/topics.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const helpDeskTexts = lazyTexts(
  import.meta.glob<HelpDesk>('../../../i18n/*/help-desk/help-desk.ts', { import: 'helpDesk' }),
)

export const topicTexts = lazyTexts(
  import.meta.glob<Topics>('../../../i18n/*/help-desk/topics.ts', { import: 'topics' }),
)
