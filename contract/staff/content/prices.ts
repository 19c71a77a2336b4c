import * as z from 'zod'
import { ProductShape } from '../../billing/billing.ts'
import { call } from '../../call.ts'
import { priceBaniMax, productsMax, vatRateMax } from '../../rules/content/editor-limits.ts'
import { ListOf, Slug, Token, wholeNumber } from '../../shapes.ts'

const path = '/admin/prices.php'
const token = Token.optional()

const PriceShape = ProductShape.extend({
  /** Percent, included in the price. */
  vatRate: z.int(),
})
export type EditedPrice = z.infer<typeof PriceShape>

/** Calls by which finance changes the price list; bills that exist keep their amounts. */
export const priceEditorCalls = {
  listPrices: call({
    path,
    action: 'list',
    summary: 'List what can be sold with its price, 0: not sold',
    auth: 'staff',
    right: 'money',
    acts: [],
    input: { token },
    output: {
      products: z.array(PriceShape),
      /** Counts changes of the list; sent back with the next one. */
      revision: z.int(),
      /** Whether there is somebody to take the money; otherwise nothing is sold. */
      isPayable: z.boolean(),
    },
  }),
  savePrices: call({
    path,
    action: 'save',
    summary: 'Set prices with VAT in bani; refuses a stale revision',
    auth: 'staff',
    right: 'money',
    acts: ['price.save'],
    input: {
      revision: wholeNumber(0, 2_147_483_647),
      prices: ListOf(
        z.object({
          product: Slug,
          priceBani: wholeNumber(0, priceBaniMax),
          vatRate: wholeNumber(0, vatRateMax),
        }),
        productsMax,
        5_000,
      ),
      token,
    },
    output: { revision: z.int() },
  }),
}
