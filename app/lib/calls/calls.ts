import { accountCalls } from '#contract/accounts/accounts.ts'
import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import { Refusal, refusals, type Ban, type RefusalCode } from '#contract/refusals.ts'
import { isRefusedTo } from '#contract/rules/company/member-rights.ts'
import { splitLanguage } from '../browser/addresses.ts'
import { currentUser, lastUserId } from '../session/current-user.ts'
import { requestLogin } from '../session/login-request.ts'
import { isRefusedAs } from './refusal.ts'
import { noteSessionOver } from '../session/session-events.ts'
import { keepVisitorToken, keptVisitorToken } from '../session/visitor-token.ts'

interface Envelope {
  readonly success: boolean
  readonly code?: string
  readonly type?: string
  readonly ban?: Ban
}

let visitorToken: Promise<string> | null = null

/**
 * Makes a call on behalf of a user's action. Throws `Refusal`; the code is `unavailable` when the network or the server
 * fails. When the call requires a login (also after an expired session), opens the login over the page and repeats the
 * call after it; when the login is closed, throws the refusal.
 */
export function postCall<C extends Call>(call: C, payload: PayloadOf<C>): Promise<OutputOf<C>> {
  return afterLogin(call, () => postInBackground(call, payload))
}

/** Makes a call without a user's action (a poll, a loader); never opens the login. The signal aborts it. */
export async function postInBackground<C extends Call>(
  call: C,
  payload: PayloadOf<C>,
  signal?: AbortSignal,
): Promise<OutputOf<C>> {
  const send = (token: object): Promise<OutputOf<C>> =>
    postJson(call, { ...token, ...payload }, signal)
  if (call.auth !== 'visitor') return send({})
  try {
    return await send({ token: await currentVisitorToken() })
  } catch (error) {
    if (!isRefusedAs(error, 'token_invalid')) throw error
    // After the computer has slept, the token may have expired before its renewal timer fires.
    visitorToken = null
    keepVisitorToken(null)
    return send({ token: await currentVisitorToken() })
  }
}

/** Like `postCall`, with files. */
export function postFiles<C extends Call>(
  call: C,
  fields: Record<string, string>,
  files: readonly Blob[],
): Promise<OutputOf<C>> {
  return afterLogin(call, async () => {
    const token = call.auth === 'visitor' ? { token: await currentVisitorToken() } : {}
    return post(call, { body: formOf(call, { ...token, ...fields }, files) })
  })
}

async function afterLogin<C extends Call>(
  { auth }: C,
  send: () => Promise<OutputOf<C>>,
): Promise<OutputOf<C>> {
  try {
    return await send()
  } catch (error) {
    if (auth !== 'user' || !isRefusedAs(error, ...loginCodes)) throw error
    if (!(await requestLogin(lastUserId()))) throw error
    return send()
  }
}

/** Refusal codes for a missing or expired session. */
export const loginCodes: readonly RefusalCode[] = [
  'login_required',
  'login_to_favorite',
  'token_invalid',
]

const stillForMs = 60_000

/**
 * Like `postInBackground`, with one file and progress from 0 to 1, which fetch does not report. An upload without
 * progress for a minute throws `unavailable`.
 */
export function postFile<C extends Call>(
  call: C,
  fields: Record<string, string>,
  file: Blob,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<OutputOf<C>> {
  return new Promise((resolve, reject) => {
    refuseOutOfRole(call)
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
      else reject(refusalOf(call, answer))
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

const keepaliveLength = 4_000

function postJson<C extends Call>(
  call: C,
  payload: object,
  signal?: AbortSignal,
): Promise<OutputOf<C>> {
  const body = JSON.stringify({ action: call.action, ...payload })
  // Whoever leaves the page at once loses no heart; browsers bound the bytes of such requests.
  const keepalive = call.auth === 'user' && body.length <= keepaliveLength
  const headers = { 'content-type': 'application/json' }
  return post(call, { body, headers, keepalive, signal: signal ?? null })
}

/** Path of the screen that is shown; the server has counted the page that it has sent. */
let shownPath = typeof location === 'undefined' ? '' : splitLanguage(location.pathname).path
let uncountedPath: string | null = null

/** Notes that a screen is opened: the server counts it with the first call. */
export function noteScreen(path: string): void {
  if (path === shownPath) return
  shownPath = path
  uncountedPath = path
}

function screenHeader(): Record<string, string> {
  const path = uncountedPath
  uncountedPath = null
  return path === null ? {} : { 'x-screen': encodeURI(path) }
}

/** Throws what the server is certain to answer who acts for a company in a role that may not make the call. */
function refuseOutOfRole(call: Call): void {
  const acting = currentUser()?.acting
  if (acting && isRefusedTo(acting.role, call)) throw new Refusal('acting_refused')
}

type PostInit = Omit<RequestInit, 'headers' | 'method'> & {
  readonly headers?: Readonly<Record<string, string>>
}

async function post<C extends Call>(call: C, init: PostInit): Promise<OutputOf<C>> {
  refuseOutOfRole(call)
  let answer: Envelope & OutputOf<C>
  let retryAfter: number | undefined
  try {
    const headers = { ...init.headers, ...screenHeader() }
    const response = await fetch(`/api${call.path}`, { ...init, headers, method: 'POST' })
    retryAfter = Number(response.headers.get('retry-after')) || undefined
    answer = await response.json()
  } catch {
    throw new Refusal('unavailable')
  }
  if (answer.success) return answer
  throw refusalOf(call, answer, retryAfter)
}

function refusalOf({ auth }: Call, { code, type, ban }: Envelope, retryAfter?: number): Refusal {
  const refusal = new Refusal(isRefusalCode(code) ? code : 'unexpected', type, retryAfter, ban)
  if (auth === 'user' && isRefusedAs(refusal, ...loginCodes)) noteSessionOver()
  return refusal
}

function isRefusalCode(code: string | undefined): code is RefusalCode {
  return code !== undefined && code in refusals
}

function currentVisitorToken(): Promise<string> {
  const kept = keptVisitorToken()
  visitorToken ??= kept
    ? Promise.resolve(kept)
    : postJson(accountCalls.getToken, {}).then(({ token }) => token)
  // A failed request must not stay cached.
  visitorToken.catch(() => (visitorToken = null))
  setTimeout(() => (visitorToken = null), 25 * 60_000)
  return visitorToken
}

/** Keeps who this visitor is through a reload, because a code that was sent is theirs alone. */
export async function stayVisitor(): Promise<void> {
  keepVisitorToken(await currentVisitorToken())
}
