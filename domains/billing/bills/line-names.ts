import type { Lang } from '#contract/languages.ts'
import { productName, type ProductTexts } from '#i18n/product-name.ts'
import { products as en } from '#i18n/en/billing/products.ts'
import { products as ro } from '#i18n/ro/billing/products.ts'
import { products as ru } from '#i18n/ru/billing/products.ts'
import type { Line } from './store.ts'

const texts: Readonly<Record<Lang, ProductTexts>> = { ro, ru, en }

/** What a line is for, in the language of an invoice: "Sus în listă, 7 zile: „Canapea”". */
export function lineName(
  line: Pick<Line, 'kind' | 'days' | 'promotions' | 'advertTitle'>,
  language: Lang,
): string {
  const name = productName(texts[language], line)
  return line.advertTitle ? texts[language].of(name, line.advertTitle) : name
}
