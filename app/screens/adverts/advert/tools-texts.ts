import type { advertTools } from '#i18n/ro/adverts/advert-tools.ts'
import { lazyTexts } from '../../../lib/texts/lazy-texts.ts'

/** Texts of the viewer of photos and of the sheet for sharing, loaded when one is opened. */
export const advertToolsTexts = lazyTexts(
  import.meta.glob<typeof advertTools>('../../../../i18n/*/adverts/advert-tools.ts', {
    import: 'advertTools',
  }),
)
