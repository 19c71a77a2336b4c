import { useEffect, useState } from 'react'
import { readStored, store } from '../../../lib/browser/storage.ts'
import type { CallbackAnswer } from './callback-request.ts'

const key = 'callback'

/** The number that a call was asked for; kept, so that who comes back after the call finds where to go on. */
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

/** A second request for the same number changes nothing: the first one counts. */
function isAsked(answer: CallbackAnswer): boolean {
  return answer.code === undefined || answer.code === 'callback_open'
}
