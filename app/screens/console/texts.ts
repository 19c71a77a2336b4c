import type { consoleFrame } from '#i18n/ro/console/frame.ts'
import type { members } from '#i18n/ro/console/members.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

/** Menu, proof of the second factor, and words that several screens of the console use. */
export const consoleTexts = lazyTexts(
  import.meta.glob<typeof consoleFrame>('../../../i18n/*/console/frame.ts', {
    import: 'consoleFrame',
  }),
)

export const membersTexts = lazyTexts(
  import.meta.glob<typeof members>('../../../i18n/*/console/members.ts', { import: 'members' }),
)
