import type { ProductKind } from '#contract/billing/billing.ts'
import type { products } from './ro/billing/products.ts'
import type { Shape } from './texts.ts'

export type ProductTexts = Shape<typeof products>

/** Name of what is sold, on pages and invoices: "Sus în listă, 7 zile". */
export function productName(
  { names }: ProductTexts,
  { kind, days, promotions }: { kind: ProductKind; days: number; promotions: number },
): string {
  if (kind === 'bumps') return names.bumps(promotions)
  return kind === 'plan' ? names.plan(days, promotions) : names[kind](days)
}
