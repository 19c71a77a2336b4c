import type { articles } from '#i18n/ro/site/articles.ts'
import type { pricing } from '#i18n/ro/site/pricing.ts'
import type { transparency } from '#i18n/ro/site/transparency.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

/** Texts of the articles and their index. */
export const articleTexts = lazyTexts(
  import.meta.glob<typeof articles>('../../../i18n/*/site/articles.ts', { import: 'articles' }),
)

/** Texts of the pricing page. */
export const pricingTexts = lazyTexts(
  import.meta.glob<typeof pricing>('../../../i18n/*/site/pricing.ts', { import: 'pricing' }),
)

/** Texts of the reports of transparency. */
export const transparencyTexts = lazyTexts(
  import.meta.glob<typeof transparency>('../../../i18n/*/site/transparency.ts', {
    import: 'transparency',
  }),
)
