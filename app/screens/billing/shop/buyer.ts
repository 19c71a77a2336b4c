import type { Product } from '#contract/billing/billing.ts'

/** Who buys, and what the address of the page proposes. */
export interface Buyer {
  readonly isCompany: boolean
  /** Active adverts. */
  readonly adverts: readonly { readonly id: string; readonly title: string }[]
  readonly chosen: { readonly advertId: string; readonly product: string }
}

/** Whether the buyer may buy products of this kind. */
export function mayBuy({ isCompany }: Buyer, kind: Product['kind']): boolean {
  return kind !== 'plan' || isCompany
}

/** Code of the product to begin with: the one of the address, else the only one that the buyer may buy, else ''. */
export function proposedProduct(buyer: Buyer, products: readonly Product[]): string {
  const [only, ...others] = products.filter(({ kind }) => mayBuy(buyer, kind))
  return buyer.chosen.product || (others.length === 0 ? (only?.code ?? '') : '')
}
