import type { Delivery } from '#domains/deps.ts'

/** How a provider is waited for, and where is told what went wrong: never a number, a text or a token. */
export interface Line {
  readonly warn: (details: object, message: string) => void
  readonly timeLimit?: number
}

/** The request never left: there was nobody at the other end. */
export const neverLeft: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]

interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | URLSearchParams
}

/** Asks a provider once. An answer other than 2xx, a redirect too, means that it did not take the message. */
export async function post(url: string, sent: Sent, line: Line): Promise<Delivery> {
  const { warn, timeLimit = 8_000 } = line
  const provider = new URL(url).host
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    })
    void response.body?.cancel().catch(() => {})
    if (response.ok) return 'sent'
    warn({ provider, status: response.status }, 'A provider of messages refused one')
    return 'failed'
  } catch (error) {
    const reason = reasonOf(error)
    warn({ provider, reason }, 'A provider of messages did not answer')
    return neverLeft.includes(reason) ? 'failed' : 'unknown'
  }
}

/** The code of a failure alone: its words may repeat what was sent. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error.name
}
