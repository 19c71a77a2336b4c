import { categoryCalls } from '#contract/categories.ts'
import { implement } from '../implement.ts'
import { findMerged } from './store.ts'
import {
  advertCounts,
  attributesOf,
  categoryTree,
  knownAttributesOf,
  popularOptionsOf,
} from './service.ts'

export const categoryHandlers = implement(categoryCalls, {
  getList: async ({ deps }) => ({ categories: await categoryTree(deps) }),
  getCounts: ({ deps }) => advertCounts(deps),
  getMerged: async ({ deps, input }) => ({ target: await findMerged(deps.sql, input.subcategory) }),
  getAttributes: async ({ deps, input }) => ({
    attributes: await attributesOf(deps, input.subcategory),
    popular: await popularOptionsOf(deps, input.subcategory),
  }),
  getKnownAttributes: async ({ deps, input }) => ({
    attributes: await knownAttributesOf(deps, input.subcategory),
  }),
})
