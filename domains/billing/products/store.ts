import type { ProductKind } from '#contract/billing/billing.ts'
import type { Db } from '../../deps.ts'

export interface Product {
  readonly code: string
  readonly kind: ProductKind
  /** 0 for a pack. */
  readonly days: number
  /** Of a pack or a plan, else 0. */
  readonly promotions: number
  /** With VAT; 0: not sold. */
  readonly priceBani: bigint
  /** Percent. */
  readonly vatRate: number
}

interface ProductRow extends Omit<Product, 'priceBani'> {
  readonly priceBani: string
}

/** All products in the order of the price list. */
export async function listProducts(sql: Db): Promise<Product[]> {
  const rows = await sql<ProductRow[]>`
    select code, kind, days, promotions, price_bani, vat_rate from products order by position`
  return rows.map(readProduct)
}

/** Locked against a change of its price until the end of the transaction; null if there is none. */
export async function findProductShared(sql: Db, code: string): Promise<Product | null> {
  const [row] = await sql<ProductRow[]>`
    select code, kind, days, promotions, price_bani, vat_rate from products where code = ${code} for share`
  return row ? readProduct(row) : null
}

/** False if there is no such product. */
export async function updatePrice(
  sql: Db,
  { code, priceBani, vatRate }: Pick<Product, 'code' | 'priceBani'> & { vatRate: number | null },
): Promise<boolean> {
  const rows = await sql`
    update products set price_bani = ${String(priceBani)}, vat_rate = coalesce(${vatRate}, vat_rate)
    where code = ${code} returning 1`
  return rows.length > 0
}

function readProduct(row: ProductRow): Product {
  return { ...row, priceBani: BigInt(row.priceBani) }
}
