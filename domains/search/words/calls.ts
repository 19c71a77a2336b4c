import { searchWordCalls } from '#contract/staff/search-words.ts'
import { implement } from '../../implement.ts'
import { removeWords, saveWords, tryWords, wordGroups } from './service.ts'

export const searchWordHandlers = implement(searchWordCalls, {
  listWords: async ({ deps }) => ({
    groups: (await wordGroups(deps)).map(({ changedAt, names, finds, ...group }) => ({
      ...group,
      ...{ names: [...names], finds: [...finds], changedAt: changedAt.toISOString() },
    })),
  }),
  tryWords: async ({ deps, staff, input }) => ({ trials: await tryWords(deps, staff, input) }),
  saveWords: async ({ deps, staff, input }) => ({ id: await saveWords(deps, staff, input) }),
  removeWords: async ({ deps, staff, input }) => {
    await removeWords(deps, staff, input)
    return {}
  },
})
