import { codeMinutes, resendSeconds } from '#contract/limits.ts'
import { readStored, store } from '../../../lib/browser/storage.ts'

/** How a code travels. */
export type Channel = 'sms' | 'call'

/** A code that is under way. Kept, so that the countdown outlives the window that shows it. */
export interface SentCode {
  /** What it proves: the purpose and the number. */
  readonly key: string
  readonly channel: Channel
  /** In milliseconds since 1970. */
  readonly at: number
}

const storeKey = 'codes'

/** The last code sent for this; null when none is alive. */
export function findSentCode(key: string): SentCode | null {
  return listAlive().find((sent) => sent.key === key) ?? null
}

export function keepSentCode(key: string, channel: Channel): SentCode {
  const sent: SentCode = { key, channel, at: Date.now() }
  store(storeKey, JSON.stringify([sent, ...others(key)]))
  return sent
}

export function forgetSentCode(key: string): void {
  const left = others(key)
  store(storeKey, left.length > 0 ? JSON.stringify(left) : null)
}

/** Seconds until another code may be asked for. A clock that was turned back makes nobody wait longer. */
export function secondsToWait({ at }: SentCode): number {
  const left = Math.ceil((at - Date.now()) / 1000) + resendSeconds
  return left > resendSeconds ? 0 : Math.max(left, 0)
}

function others(key: string): readonly SentCode[] {
  return listAlive().filter((sent) => sent.key !== key)
}

/** Phone numbers are not kept longer than their codes live. */
function listAlive(): readonly SentCode[] {
  const bornAfter = Date.now() - codeMinutes * 60_000
  try {
    const stored: readonly SentCode[] = JSON.parse(readStored(storeKey) ?? '[]')
    return stored.filter(({ at }) => at > bornAfter)
  } catch {
    return []
  }
}
