import { priceEditorCalls } from '#contract/staff/content/prices.ts'
import { implement } from '../implement.ts'
import { presentProduct } from './presenter.ts'
import { pricesToEdit, savePrices } from './price-editor/service.ts'

export const priceEditorHandlers = implement(priceEditorCalls, {
  listPrices: async ({ deps }) => {
    const { products, revision } = await pricesToEdit(deps)
    return {
      products: products.map((product) => ({
        ...presentProduct(product),
        vatRate: product.vatRate,
      })),
      ...{ revision, isPayable: deps.payments !== null },
    }
  },
  savePrices: async ({ deps, staff, input: { revision, prices } }) => ({
    revision: await savePrices(deps, staff, {
      revision,
      prices: prices.map(({ product, priceBani, vatRate }) => ({
        ...{ code: product, priceBani: BigInt(priceBani), vatRate },
      })),
    }),
  }),
})
