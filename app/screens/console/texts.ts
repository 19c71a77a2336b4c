import type { audit } from '#i18n/ro/console/audit.ts'
import type { callbacks } from '#i18n/ro/console/callbacks.ts'
import type { categoryEditing } from '#i18n/ro/console/categories.ts'
import type { consoleFrame } from '#i18n/ro/console/frame.ts'
import type { members } from '#i18n/ro/console/members.ts'
import type { outbox } from '#i18n/ro/console/outbox.ts'
import type { numbers } from '#i18n/ro/console/numbers.ts'
import type { searchWords } from '#i18n/ro/console/search-words.ts'
import type { people } from '#i18n/ro/console/people.ts'
import type { tickets } from '#i18n/ro/console/tickets.ts'
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

export const auditTexts = lazyTexts(
  import.meta.glob<typeof audit>('../../../i18n/*/console/audit.ts', { import: 'audit' }),
)

export const callbacksTexts = lazyTexts(
  import.meta.glob<typeof callbacks>('../../../i18n/*/console/callbacks.ts', {
    import: 'callbacks',
  }),
)

export const numbersTexts = lazyTexts(
  import.meta.glob<typeof numbers>('../../../i18n/*/console/numbers.ts', { import: 'numbers' }),
)

export const peopleTexts = lazyTexts(
  import.meta.glob<typeof people>('../../../i18n/*/console/people.ts', { import: 'people' }),
)

export const outboxTexts = lazyTexts(
  import.meta.glob<typeof outbox>('../../../i18n/*/console/outbox.ts', { import: 'outbox' }),
)

export const ticketsTexts = lazyTexts(
  import.meta.glob<typeof tickets>('../../../i18n/*/console/tickets.ts', { import: 'tickets' }),
)

export const categoryTexts = lazyTexts(
  import.meta.glob<typeof categoryEditing>('../../../i18n/*/console/categories.ts', {
    import: 'categoryEditing',
  }),
)

export const searchWordTexts = lazyTexts(
  import.meta.glob<typeof searchWords>('../../../i18n/*/console/search-words.ts', {
    import: 'searchWords',
  }),
)
