import { categoryEditingCalls } from '#contract/staff/categories.ts'
import { implement } from '../implement.ts'
import {
  addAttribute,
  addNode,
  editedAttribute,
  editedSubcategory,
  editedTree,
  mergeOption,
  mergeSubcategory,
  orderAttributes,
  orderNodes,
  saveAttribute,
  saveNode,
  saveOptions,
} from './service.ts'

export const categoryEditingHandlers = implement(categoryEditingCalls, {
  getTree: async ({ deps }) => ({ categories: await editedTree(deps) }),
  saveNode: async ({ deps, staff, input: { isPreview, ...change } }) => ({
    effects: await saveNode(deps, staff, change, isPreview),
  }),
  addNode: async ({ deps, staff, input }) => addNode(deps, staff, input),
  mergeSubcategory: async ({ deps, staff, input: { isPreview, ...merge } }) => ({
    effects: await mergeSubcategory(deps, staff, merge, isPreview),
  }),
  orderNodes: async ({ deps, staff, input }) => {
    await orderNodes(deps, staff, input)
    return {}
  },
  getSubcategory: async ({ deps, input }) => editedSubcategory(deps, input.subcategory),
  getAttribute: async ({ deps, input }) => editedAttribute(deps, input.subcategory, input),
  addAttribute: async ({ deps, staff, input: { isPreview, ...change } }) =>
    addAttribute(deps, staff, change, isPreview),
  saveAttribute: async ({ deps, staff, input: { isPreview, ...change } }) => ({
    effects: await saveAttribute(deps, staff, change, isPreview),
  }),
  orderAttributes: async ({ deps, staff, input }) => {
    await orderAttributes(deps, staff, input)
    return {}
  },
  saveOptions: async ({ deps, staff, input: { isPreview, ...change } }) => ({
    effects: await saveOptions(deps, staff, change, isPreview),
  }),
  mergeOption: async ({ deps, staff, input: { isPreview, ...change } }) => ({
    effects: await mergeOption(deps, staff, change, isPreview),
  }),
})
