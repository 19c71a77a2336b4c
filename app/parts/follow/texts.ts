import type { profile } from '#i18n/ro/accounts/profile.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

/** Texts of the public profile and of the list of followed sellers. */
export const profileTexts = lazyTexts(
  import.meta.glob<typeof profile>('../../../i18n/*/accounts/profile.ts', { import: 'profile' }),
)
