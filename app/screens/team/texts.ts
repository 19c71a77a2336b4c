import type { team } from '#i18n/ro/accounts/team.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const teamTexts = lazyTexts(
  import.meta.glob<typeof team>('../../../i18n/*/accounts/team.ts', { import: 'team' }),
)
