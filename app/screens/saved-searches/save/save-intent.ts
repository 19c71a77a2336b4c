import { useEffect, useEffectEvent } from 'react'
import { takeIntent } from '../../../lib/session/intents.ts'
import { isSavedBy } from '../saved-addresses.ts'

/** Goes on with saving this list, once, when who had to log in for it sees it again; not with what is saved already. */
export function useSaveIntent(
  userId: string | undefined,
  address: string,
  onIntent: () => void,
): void {
  const goOn = useEffectEvent(onIntent)
  useEffect(() => {
    if (userId === undefined || takeIntent('save-search', address) === null) return
    isSavedBy(userId, address).then(
      (isSaved) => !isSaved && goOn(),
      () => goOn(),
    )
  }, [userId, address])
}
