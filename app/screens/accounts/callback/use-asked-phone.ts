import { useEffect, useState } from 'react'
import { readStored, store } from '../../../lib/browser/storage.ts'
import type { CallbackAnswer } from './callback-request.ts'

const key = 'callback'

/** Number of a pending callback request, stored so that the user can continue after the call. */
export function useAskedPhone(answer: CallbackAnswer | undefined): {
  readonly phone: string | null
  readonly forget: () => void
} {
  const [kept, setKept] = useState<string | null>(null)
  const asked = answer && isAsked(answer) ? answer.phone : null
  useEffect(() => {
    if (asked !== null) store(key, asked)
    setKept(readStored(key))
  }, [asked])
  const forget = (): void => {
    store(key, null)
    setKept(null)
  }
  return { phone: asked ?? kept, forget }
}

/** A refused second request for the same number counts too: the first one is still pending. */
function isAsked(answer: CallbackAnswer): boolean {
  return answer.code === undefined || answer.code === 'callback_open'
}
