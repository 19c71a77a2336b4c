import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { writeAudit } from '../../staff/service.ts'
import { listProducts, updatePrice, type Product } from '../products/store.ts'
import { findPricesRevision, lockPrices } from './store.ts'

/** The price list, and the number of its changes so far. */
export async function pricesToEdit({
  sql,
}: Pick<Deps, 'sql'>): Promise<{ products: Product[]; revision: number }> {
  const [products, revision] = await Promise.all([listProducts(sql), findPricesRevision(sql)])
  return { products, revision }
}

interface PriceEdit {
  readonly code: string
  /** With VAT; 0: not sold. */
  readonly priceBani: bigint
  /** Percent. */
  readonly vatRate: number
}

/**
 * Sets the prices that differ; pages follow at once, and bills that exist keep their amounts. Gives the new revision of
 * the list. Refuses an unknown product, and a list that somebody has changed meanwhile.
 */
export async function savePrices(
  deps: Pick<Deps, 'sql' | 'cacheInvalidation'>,
  staff: Staff,
  { revision, prices }: { readonly revision: number; readonly prices: readonly PriceEdit[] },
): Promise<number> {
  const saved = await deps.sql.begin(async (sql) => {
    await lockPrices(sql)
    if ((await findPricesRevision(sql)) !== revision) throw new Refusal('edited_meanwhile')
    const products = await listProducts(sql)
    for (const price of prices) {
      const before = products.find(({ code }) => code === price.code)
      if (!before) throw new Refusal('product_not_found', 'product')
      if (before.priceBani === price.priceBani && before.vatRate === price.vatRate) continue
      await updatePrice(sql, price)
      await writeAudit(sql, {
        ...{ staffId: staff.id, act: 'price.save', subject: { kind: 'price', id: price.code } },
        ...{ before: stateOf(before), after: stateOf(price) },
      })
    }
    return findPricesRevision(sql)
  })
  await deps.cacheInvalidation.invalidate('content')
  return saved
}

/** For the audit log: lei with VAT. */
function stateOf({ priceBani, vatRate }: Pick<Product, 'priceBani' | 'vatRate'>) {
  return { lei: Number(priceBani) / 100, vatRate }
}
