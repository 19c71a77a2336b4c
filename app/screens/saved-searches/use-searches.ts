import { savedSearchCalls, type AlertFrequency } from '#contract/saved-searches.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { useMutation } from '../../lib/calls/use-call.ts'
import { savedSearchesTexts } from './texts.ts'
import { forgetSaved } from './saved-addresses.ts'

/** Actions on saved searches. Each shows its result as a toast and returns true when the server has done it. */
export interface Searches {
  /** Whether an action on this search is in progress. */
  readonly isBusy: (searchId: number) => boolean
  readonly rename: (searchId: number, name: string) => Promise<boolean>
  readonly setFrequency: (searchId: number, frequency: AlertFrequency) => Promise<boolean>
  readonly remove: (searchId: number) => Promise<boolean>
}

interface Changing {
  readonly searchId: number
  /** Resolves to the toast text. */
  readonly move: () => Promise<string>
}

export function useSearches(): Searches {
  const t = savedSearchesTexts.use()
  const changing = useMutation(({ move }: Changing) => move(), {
    success: (text) => text,
    reloads: true,
  })
  const make = async (searchId: number, move: () => Promise<string>): Promise<boolean> =>
    (await changing({ searchId, move })) !== null
  return {
    isBusy: (searchId) => changing.isBusy && changing.input?.searchId === searchId,
    rename: (searchId, name) =>
      make(searchId, async () => {
        await postCall(savedSearchCalls.changeSearch, { searchId, name })
        return t.renameDone
      }),
    setFrequency: (searchId, frequency) =>
      make(searchId, async () => {
        await postCall(savedSearchCalls.changeSearch, { searchId, frequency })
        return t.frequencyDone[frequency]
      }),
    remove: (searchId) =>
      make(searchId, async () => {
        await postCall(savedSearchCalls.deleteSearch, { searchId })
        forgetSaved()
        return t.remove.done
      }),
  }
}
