import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Refusal } from '#contract/refusals.ts'
import { savedSearchCalls, type AlertFrequency } from '#contract/saved-searches.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { savedSearchesTexts } from './texts.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { toast } from '../../lib/browser/toasts.ts'
import { forgetSaved } from './saved-addresses.ts'

/** What an owner does with saved searches. Each says what came of it, and is true when the server did it. */
export interface Searches {
  /** Of this search something is on its way. */
  readonly isBusy: (searchId: number) => boolean
  readonly rename: (searchId: number, name: string) => Promise<boolean>
  readonly setFrequency: (searchId: number, frequency: AlertFrequency) => Promise<boolean>
  readonly remove: (searchId: number) => Promise<boolean>
}

export function useSearches(): Searches {
  const { refusals } = useTexts()
  const t = savedSearchesTexts.use()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(0)
  const make = async (searchId: number, move: () => Promise<string>): Promise<boolean> => {
    setBusy(searchId)
    try {
      toast(await move(), 'success')
      await revalidate()
      return true
    } catch (error) {
      toast(refusals[error instanceof Refusal ? error.code : 'unexpected'], 'danger')
      return false
    } finally {
      setBusy(0)
    }
  }
  return {
    isBusy: (searchId) => busy === searchId,
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
