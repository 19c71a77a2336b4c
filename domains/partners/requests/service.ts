import { idempotencyHours } from '#contract/rules/partners/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import { begin, deleteRequest, deleteRequestsBefore, findRequest, updateAnswer } from './store.ts'

/** A request without an answer for so long was cut off, and may be made again. */
const cutOffMs = 2 * minuteMs

/** An answer to a program, as it is sent. */
export interface Answer {
  readonly status: number
  readonly body: object
}

interface Repeatable {
  readonly keyId: number
  /** What the program sent as the idempotency key. */
  readonly header: string
  /** Everything that makes it this request: method, address, body. */
  readonly request: string
}

type RequestDeps = Pick<Deps, 'sql' | 'clock' | 'tokens'>

/**
 * Runs a request once: a repeated one gets the answer of the first, also where that is a refusal. Failures that pass by
 * themselves are not kept. Refuses a key that belongs to another request, and one whose first request still runs.
 */
export async function answerOnce(
  deps: RequestDeps,
  { keyId, header, request: text }: Repeatable,
  run: () => Promise<Answer>,
): Promise<Answer & { isRepeated: boolean }> {
  const now = deps.clock.now()
  const key = { keyId, request: deps.tokens.digest(`partner-request:${header}`) }
  const print = deps.tokens.digest(`partner-request-print:${text}`)
  const staleBefore = new Date(now.getTime() - cutOffMs)
  if (!(await begin(deps.sql, { ...key, print, now, staleBefore }))) {
    const known = await findRequest(deps.sql, key)
    if (known && known.print !== print) throw new Refusal('request_differs', 'Idempotency-Key')
    if (!known || known.status === null) throw new Refusal('request_running', 'Idempotency-Key', 1)
    return { status: known.status, body: Object(known.answer), isRepeated: true }
  }
  try {
    const answer = await run()
    if (isKept(answer))
      await updateAnswer(deps.sql, key, { status: answer.status, answer: answer.body })
    else await deleteRequest(deps.sql, key)
    return { ...answer, isRepeated: false }
  } catch (error) {
    await deleteRequest(deps.sql, key)
    throw error
  }
}

/** Whether the same request would get the same answer again. */
function isKept({ status }: Answer): boolean {
  return status < 500 && status !== 429
}

/** Deletes answers that are no longer repeated. */
export async function deleteOldAnswers({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await deleteRequestsBefore(sql, new Date(clock.now().getTime() - idempotencyHours * hourMs))
}
