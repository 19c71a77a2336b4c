import type { billing } from '#i18n/ro/billing/billing.ts'
import type { products } from '#i18n/ro/billing/products.ts'
import type { shop } from '#i18n/ro/billing/shop.ts'
import { lazyTexts } from '../../lib/texts/lazy-texts.ts'

export const billingTexts = lazyTexts(
  import.meta.glob<typeof billing>('../../../i18n/*/billing/billing.ts', { import: 'billing' }),
)

export const productsTexts = lazyTexts(
  import.meta.glob<typeof products>('../../../i18n/*/billing/products.ts', { import: 'products' }),
)

export const shopTexts = lazyTexts(
  import.meta.glob<typeof shop>('../../../i18n/*/billing/shop.ts', { import: 'shop' }),
)
