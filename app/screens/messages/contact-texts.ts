import type { firstContact } from '#i18n/ro/messages/first-contact.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

/** Texts of the first message, loaded with an advert's page. */
export const firstContactTexts = lazyTexts(
  import.meta.glob<typeof firstContact>('../../../i18n/*/messages/first-contact.ts', {
    import: 'firstContact',
  }),
)
