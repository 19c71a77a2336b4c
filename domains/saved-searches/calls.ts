import { savedSearchCalls, type SavedSearch } from '#contract/saved-searches.ts'
import { implement } from '../implement.ts'
import { changeSearch, removeSearch, markSearchSeen, saveSearch, searchesOf } from './service.ts'
import { stopAlerts } from './mails/unsubscribe.ts'
import type { StoredSearch } from './store.ts'

export const savedSearchHandlers = implement(savedSearchCalls, {
  listSearches: async ({ deps, user }) => ({
    items: (await searchesOf(deps, user)).map(presentSearch),
  }),
  saveSearch: async ({ deps, user, input }) => {
    const { token: _token, name, address, frequency, ...filters } = input
    return {
      search: presentSearch(await saveSearch(deps, user, { name, address, frequency, filters })),
    }
  },
  changeSearch: async ({ deps, user, input: { searchId, name, frequency } }) => ({
    search: presentSearch(await changeSearch(deps, user, searchId, { name, frequency })),
  }),
  markSearchSeen: async ({ deps, user, input }) => {
    await markSearchSeen(deps, user, input.searchId)
    return {}
  },
  deleteSearch: async ({ deps, user, input }) => {
    await removeSearch(deps, user, input.searchId)
    return {}
  },
  stopAlerts: async ({ deps, visitor, input }) => stopAlerts(deps, visitor, input.link),
})

function presentSearch({ createdAt, sentAt: _sentAt, ...search }: StoredSearch): SavedSearch {
  return { ...search, createdAt: createdAt.toISOString() }
}
