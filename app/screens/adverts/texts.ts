import type { myAdverts } from '#i18n/ro/adverts/own/my-adverts.ts'
import type { photos } from '#i18n/ro/adverts/photos.ts'
import type { posting } from '#i18n/ro/adverts/posting.ts'
import type { promotions } from '#i18n/ro/adverts/promotions.ts'
import type { statements } from '#i18n/ro/adverts/own/statements.ts'
import type { mending } from '#i18n/ro/console/mending.ts'
import type { statistics } from '#i18n/ro/adverts/own/statistics.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

/** Decisions of moderators on own adverts. */
export const statementTexts = lazyTexts(
  import.meta.glob<typeof statements>('../../../i18n/*/adverts/own/statements.ts', {
    import: 'statements',
  }),
)

/** How an owner mends what breaks a rule. */
export const mendingTexts = lazyTexts(
  import.meta.glob<typeof mending>('../../../i18n/*/console/mending.ts', { import: 'mending' }),
)

export const myAdvertsTexts = lazyTexts(
  import.meta.glob<typeof myAdverts>('../../../i18n/*/adverts/own/my-adverts.ts', {
    import: 'myAdverts',
  }),
)

/** Texts of the photo step and of the upload page on a phone. */
export const photoTexts = lazyTexts(
  import.meta.glob<typeof photos>('../../../i18n/*/adverts/photos.ts', { import: 'photos' }),
)

export const postingTexts = lazyTexts(
  import.meta.glob<typeof posting>('../../../i18n/*/adverts/posting.ts', { import: 'posting' }),
)

/** Promotions of own adverts, and what they brought. */
export const promotionTexts = lazyTexts(
  import.meta.glob<typeof promotions>('../../../i18n/*/adverts/promotions.ts', {
    import: 'promotions',
  }),
)

export const statisticsTexts = lazyTexts(
  import.meta.glob<typeof statistics>('../../../i18n/*/adverts/own/statistics.ts', {
    import: 'statistics',
  }),
)
