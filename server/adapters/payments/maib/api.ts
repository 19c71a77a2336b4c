import * as z from 'zod'
import { Refusal } from '#contract/refusals.ts'
import type { Clock } from '#domains/deps.ts'
import { reasonOf, type ProviderOptions } from '../../http-post.ts'
import { readExactJson, writeExactJson, type RequestValue } from './exact-json.ts'
import { tokenCache, type AccessToken } from './tokens.ts'

/** What every adapter of payments is given. */
export interface PaymentParts extends ProviderOptions {
  readonly clock: Clock
}

interface Account {
  /** With the version, e.g. "https://api.maibmerchants.md/v2". */
  readonly url: string
  readonly tokenPath: string
  readonly credentials: Readonly<Record<string, string>>
}

/**
 * Requests to maib on behalf of one account. Numbers of results are texts. Refuses `payment_refused` when maib says no,
 * and `payment_unavailable` when it gives no usable answer: then a request may have been carried out.
 */
export interface MaibApi {
  readonly get: <Result>(path: string, result: z.ZodType<Result>) => Promise<Result>
  readonly post: <Result>(path: string, request: PostRequest<Result>) => Promise<Result>
}

interface PostRequest<Result> {
  readonly body: RequestValue
  readonly result: z.ZodType<Result>
  /** Carried out twice it does no harm, so one without an answer is sent once more. */
  readonly isRepeatable?: boolean
}

interface Sending {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: RequestValue
  readonly isRepeatable: boolean
}

const Envelope = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  errors: z.array(z.object({ errorCode: z.coerce.string().optional() })).nullish(),
})

const Token = z.object({ accessToken: z.string().min(1), expiresIn: z.coerce.number().min(1) })

/** No usable answer: a network error, a time limit, a server error, or another protocol. */
class NoAnswer extends Error {}

export function maibApi(account: Account, parts: PaymentParts): MaibApi {
  const { url, tokenPath, credentials } = account
  const talk = (sending: Sending, token?: string): Promise<unknown> =>
    exchange(url, { ...sending, token }, parts)
  const ask = async (): Promise<AccessToken> => {
    const sending = { method: 'POST', path: tokenPath, body: credentials } as const
    const answer = await talk({ ...sending, isRepeatable: true })
    const { accessToken, expiresIn } = read(Token, answer)
    return { token: accessToken, seconds: expiresIn }
  }
  const tokens = tokenCache(ask, parts.clock)
  const send = async <Result>(sending: Sending, result: z.ZodType<Result>): Promise<Result> => {
    const token = await tokens.get()
    const answer = await talk(sending, token)
    if (answer !== unauthorized) return read(result, answer)
    tokens.drop(token)
    return read(result, await talk(sending, await tokens.get()))
  }
  const refusing = async <Result>(path: string, work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      parts.warn(
        { provider: new URL(url).host, path, reason: error.message },
        'maib did not answer',
      )
      throw new Refusal('payment_unavailable')
    }
  }
  return {
    get: (path, result) =>
      refusing(path, send({ method: 'GET', path, isRepeatable: true }, result)),
    post: (path, { body, result, isRepeatable = false }) =>
      refusing(path, send({ method: 'POST', path, body, isRepeatable }, result)),
  }
}

/** A 401 proves that nothing was carried out. */
const unauthorized = Symbol('unauthorized')

async function exchange(
  url: string,
  sending: Sending & { readonly token: string | undefined },
  parts: PaymentParts,
): Promise<unknown> {
  try {
    return await exchangeOnce(url, sending, parts)
  } catch (error) {
    if (!(error instanceof NoAnswer) || !sending.isRepeatable) throw error
    return exchangeOnce(url, sending, parts)
  }
}

async function exchangeOnce(
  url: string,
  { method, path, body, token }: Sending & { readonly token: string | undefined },
  { warn, timeLimit = 5_000 }: PaymentParts,
): Promise<unknown> {
  const { status, text } = await fetchText(`${url}/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: writeExactJson(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeLimit),
  })
  if (status === 401 && token !== undefined) return unauthorized
  if (status === 401 || status === 429 || status >= 500) throw new NoAnswer(`status ${status}`)
  const envelope = Envelope.safeParse(parsed(text))
  if (!envelope.success) throw new NoAnswer(`status ${status}, another protocol`)
  const { ok, result, errors } = envelope.data
  if (ok && status < 300) return result
  warn({ provider: new URL(url).host, path, status, codes: codesOf(errors ?? []) }, 'maib refused')
  throw new Refusal('payment_refused')
}

async function fetchText(
  url: string,
  request: RequestInit,
): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetch(url, request)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    throw new NoAnswer(reasonOf(error))
  }
}

function parsed(text: string): unknown {
  try {
    return readExactJson(text)
  } catch {
    return null
  }
}

function read<Result>(shape: z.ZodType<Result>, answer: unknown): Result {
  const result = shape.safeParse(answer)
  if (result.success) return result.data
  throw new NoAnswer(answer === unauthorized ? 'status 401' : 'another protocol')
}

/** Codes only: the messages may repeat what was sent. */
function codesOf(errors: readonly { readonly errorCode?: string | undefined }[]): string[] {
  return errors.flatMap(({ errorCode = '' }) =>
    /^[\w.-]{1,60}$/.test(errorCode) ? [errorCode] : [],
  )
}
