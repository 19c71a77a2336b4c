import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import { findProductShared, listProducts, updatePrice, type Product } from './store.ts'

export type { Product } from './store.ts'

/** All products with their prices. */
export async function allProducts(deps: Pick<Deps, 'sql'>): Promise<Product[]> {
  return listProducts(deps.sql)
}

/** What is sold: products with a price, where there is somebody to take the money. */
export async function soldProducts(deps: Pick<Deps, 'sql' | 'payments'>): Promise<Product[]> {
  if (!deps.payments) return []
  return (await listProducts(deps.sql)).filter(({ priceBani }) => priceBani > 0n)
}

/** A product at its price of now, which stays until the end of the transaction. Refuses one that is not sold. */
export async function soldProduct(sql: Db, code: string): Promise<Product> {
  const product = await findProductShared(sql, code)
  if (!product || product.priceBani === 0n) throw new Refusal('product_not_found', 'product')
  return product
}

/** Sets a price with VAT in bani, 0: not sold, and with `vatRate` the rate in percent; pages follow at once. */
export async function setPrice(
  deps: Pick<Deps, 'sql' | 'cacheInvalidation'>,
  price: { readonly code: string; readonly priceBani: bigint; readonly vatRate: number | null },
): Promise<void> {
  if (!(await updatePrice(deps.sql, price))) throw new Refusal('product_not_found', 'product')
  await deps.cacheInvalidation.invalidate('content')
}
