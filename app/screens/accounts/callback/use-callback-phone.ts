import { useEffect, useState } from 'react'
import { readStored, store } from '../../../lib/browser/storage.ts'
import type { CallbackAnswer } from './callback-request.ts'

const key = 'callback'

/** Number of a pending callback request, stored so that the user can continue after the call. */
export function useCallbackPhone(answer: CallbackAnswer | undefined): {
  readonly phone: string | null
  readonly forget: () => void
} {
  const [stored, setStored] = useState<string | null>(null)
  const asked = answer && isRequested(answer) ? answer.phone : null
  useEffect(() => {
    if (asked !== null) store(key, asked)
    setStored(readStored(key))
  }, [asked])
  const forget = (): void => {
    store(key, null)
    setStored(null)
  }
  return { phone: asked ?? stored, forget }
}

/** A refused second request for the same number counts too: the first one is still pending. */
function isRequested(answer: CallbackAnswer): boolean {
  return answer.code === undefined || answer.code === 'callback_open'
}
