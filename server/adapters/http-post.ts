import type { Delivery } from '#domains/deps.ts'

/** Time limit of a request in ms, and the logger of failures. Numbers, texts and tokens are never logged. */
export interface ProviderOptions {
  readonly warn: (details: object, message: string) => void
  readonly timeLimit?: number
}

/** Error codes that prove that the request was not sent. */
export const notSentCodes: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]

interface PostRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | URLSearchParams
}

/**
 * Posts once, without following redirects. A status other than 2xx means that the provider did not accept the message.
 */
export async function post(
  url: string,
  request: PostRequest,
  options: ProviderOptions,
): Promise<Delivery> {
  const { warn, timeLimit = 8_000 } = options
  const provider = new URL(url).host
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...request,
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
    return notSentCodes.includes(reason) ? 'failed' : 'unknown'
  }
}

/** The error code only: the message may contain what was sent. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error.name
}
