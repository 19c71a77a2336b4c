import { duplicateCalls } from '#contract/staff/duplicates.ts'
import { implement } from '../implement.ts'
import { duplicatesOf, mergeDuplicates, undoAdvertMerge } from './service.ts'

export const duplicateHandlers = implement(duplicateCalls, {
  listDuplicates: async ({ deps, input }) => {
    const { lines, merges, ...found } = await duplicatesOf(deps, input.advertId)
    return {
      ...found,
      lines: lines.map(({ publishedAt, ...line }) => ({
        ...line,
        publishedAt: publishedAt?.toISOString() ?? null,
      })),
      merges: merges.map((one) => ({ ...one, mergedAt: one.mergedAt.toISOString() })),
    }
  },
  mergeAdverts: async ({ deps, staff, input: { keptId, advertIds, text, isPreview } }) => ({
    effects: await mergeDuplicates(deps, staff, { keptId, advertIds, text }, isPreview),
  }),
  undoMerge: async ({ deps, staff, input: { mergeId } }) => {
    await undoAdvertMerge(deps, staff, mergeId)
    return {}
  },
})
