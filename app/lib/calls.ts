import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import { Refusal, refusals, type RefusalCode } from '#contract/refusals.ts'

interface Envelope {
  readonly success: boolean
  readonly code?: string
  readonly type?: string
}

let visitorToken: Promise<string> | null = null

/**
 * Makes a call from the browser. Throws `Refusal` for a refusal, and `unavailable` when the network or the
 * server is away. A call of a visitor brings a temporary token, fetched when it is first needed.
 */
export async function postCall<C extends Call>(
  call: C,
  payload: PayloadOf<C>,
): Promise<OutputOf<C>> {
  const token = call.auth === 'visitor' ? { token: await currentVisitorToken() } : {}
  return post(call, JSON.stringify({ action: call.action, ...token, ...payload }), {
    'content-type': 'application/json',
  })
}

/** The same with files. */
export async function postFiles<C extends Call>(
  call: C,
  fields: Record<string, string>,
  files: readonly Blob[],
): Promise<OutputOf<C>> {
  return post(call, formOf(call, fields, files), {})
}

const stillForMs = 60_000

/**
 * The same with one file, telling how much of it has gone, from 0 to 1: fetch does not know. An upload on which
 * nothing moves for a minute is `unavailable` as well.
 */
export function postFile<C extends Call>(
  call: C,
  fields: Record<string, string>,
  file: Blob,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<OutputOf<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = (): void => request.abort()
    let timer = setTimeout(stop, stillForMs)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(timer)
      timer = setTimeout(stop, stillForMs)
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      const answer: (Envelope & OutputOf<C>) | null = request.response
      if (answer === null) reject(new Refusal('unavailable'))
      else if (answer.success) resolve(answer)
      else reject(refusalOf(answer))
    })
    signal.addEventListener('abort', stop)
    request.open('POST', `/api${call.path}`)
    request.responseType = 'json'
    request.send(formOf(call, fields, [file]))
  })
}

function formOf(
  { action = '' }: Pick<Call, 'action'>,
  fields: Record<string, string>,
  files: readonly Blob[],
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ action, ...fields })) form.append(name, value)
  for (const file of files) form.append('file', file)
  return form
}

async function post<C extends Call>(
  call: Pick<C, 'path'>,
  body: BodyInit,
  headers: Record<string, string>,
): Promise<OutputOf<C>> {
  let answer: Envelope & OutputOf<C>
  try {
    const response = await fetch(`/api${call.path}`, { method: 'POST', body, headers })
    answer = await response.json()
  } catch {
    throw new Refusal('unavailable')
  }
  if (answer.success) return answer
  throw refusalOf(answer)
}

function refusalOf({ code, type }: Envelope): Refusal {
  return new Refusal(isRefusalCode(code) ? code : 'unexpected', type)
}

function isRefusalCode(code: string | undefined): code is RefusalCode {
  return code !== undefined && code in refusals
}

function currentVisitorToken(): Promise<string> {
  visitorToken ??= fetch('/api/token.php', {
    method: 'POST',
    body: new URLSearchParams({ action: 'getToken' }),
  })
    .then((response) => response.json())
    .then(({ token }: { token: string }) => token)
  // A tab left open outlives its token; failing must not be remembered either.
  visitorToken.catch(() => (visitorToken = null))
  setTimeout(() => (visitorToken = null), 25 * 60_000)
  return visitorToken
}
