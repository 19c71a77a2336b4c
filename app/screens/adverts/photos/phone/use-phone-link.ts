import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { phoneUploadMinutes } from '#contract/limits.ts'
import { photoCalls } from '#contract/adverts/photos.ts'
import { postCall, postInBackground } from '../../../../lib/calls/calls.ts'
import { useLang } from '../../../../lib/texts/texts.ts'

const pollMs = 2_000

type PhoneLink =
  | { readonly state: 'making' | 'ended' | 'failed' }
  | { readonly state: 'open'; readonly qr: string; readonly code: string; readonly endsAt: number }

interface PhoneLinkState {
  readonly phone: PhoneLink
  /** Seconds until the link expires. */
  readonly left: number
  readonly renew: () => void
}

/** Creates an upload link while the component is mounted; calls `onRefresh` while photos may arrive. */
export function usePhoneLink(
  advertId: () => Promise<string>,
  onRefresh: () => void,
): PhoneLinkState {
  const lang = useLang()
  const [phone, setPhone] = useState<PhoneLink>({ state: 'making' })
  const [left, setLeft] = useState(phoneUploadMinutes * 60)
  const making = useRef<Promise<string | null>>(Promise.resolve(null))

  const make = useEffectEvent(async (): Promise<string | null> => {
    setPhone({ state: 'making' })
    try {
      const id = await advertId()
      const { qr, code } = await postCall(photoCalls.startPhoneUpload, { advertId: id, lang })
      // Uses a monotonic clock, since the computer's time may be wrong.
      const endsAt = performance.now() + phoneUploadMinutes * 60_000
      setLeft(phoneUploadMinutes * 60)
      setPhone({ state: 'open', qr, code, endsAt })
      return id
    } catch {
      setPhone({ state: 'failed' })
      return null
    }
  })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    making.current = make()
  }, [attempt])
  useEffect(
    () => () => {
      // Unmounted before the link existed: ends it once it is created.
      void making.current.then((id) => (id === null ? undefined : end(id)))
    },
    [],
  )

  const endsAt = phone.state === 'open' ? phone.endsAt : null
  useEffect(() => {
    if (endsAt === null) return
    const timer = setInterval(() => {
      const seconds = Math.ceil((endsAt - performance.now()) / 1_000)
      setLeft(seconds)
      if (seconds <= 0) setPhone({ state: 'ended' })
    }, 1_000)
    return () => clearInterval(timer)
  }, [endsAt])

  const refresh = useEffectEvent(onRefresh)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh()
    }, pollMs)
    return () => clearInterval(timer)
  }, [])
  return { phone, left, renew: useCallback(() => setAttempt((before) => before + 1), []) }
}

async function end(advertId: string): Promise<void> {
  // On failure the link expires by itself within ten minutes.
  await postInBackground(photoCalls.stopPhoneUpload, { advertId }).catch(() => undefined)
}
