import { codeMinutes, resendSeconds } from '#contract/limits.ts'
import { readStored, store } from '../../../lib/browser/storage.ts'

/** Delivery channel of a code. */
export type Channel = 'sms' | 'call'

/** A code that was sent. Stored, so that its countdown survives a closed overlay. */
export interface SentCode {
  /** Purpose and number that the code proves. */
  readonly key: string
  readonly channel: Channel
  /** In ms since 1970. */
  readonly at: number
}

const storeKey = 'codes'

/** Returns the last code sent for the key; null when none is valid. */
export function findSentCode(key: string): SentCode | null {
  return listValid().find((sent) => sent.key === key) ?? null
}

export function saveSentCode(key: string, channel: Channel): SentCode {
  const sent: SentCode = { key, channel, at: Date.now() }
  store(storeKey, JSON.stringify([sent, ...others(key)]))
  return sent
}

export function forgetSentCode(key: string): void {
  const left = others(key)
  store(storeKey, left.length > 0 ? JSON.stringify(left) : null)
}

/** Seconds until another code may be requested. A clock that was set back does not lengthen the wait. */
export function secondsToWait({ at }: SentCode): number {
  const left = Math.ceil((at - Date.now()) / 1000) + resendSeconds
  return left > resendSeconds ? 0 : Math.max(left, 0)
}

function others(key: string): readonly SentCode[] {
  return listValid().filter((sent) => sent.key !== key)
}

/** Phone numbers are not stored longer than their codes are valid. */
function listValid(): readonly SentCode[] {
  const sentAfter = Date.now() - codeMinutes * 60_000
  try {
    const stored: readonly SentCode[] = JSON.parse(readStored(storeKey) ?? '[]')
    return stored.filter(({ at }) => at > sentAfter)
  } catch {
    return []
  }
}
