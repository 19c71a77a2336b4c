import { secondMs } from '#contract/rules/durations.ts'
import { mapConcurrently } from '../../lib/concurrency.ts'
import type { Deps } from '../../deps.ts'
import { fetchGuarded, outgoingFailure } from '../../outgoing/service.ts'
import { retryAt, signedHeaders, type WebhookEventBody } from './rules.ts'
import { claimDue, updateFailed, updateSent, type Claimed } from './store.ts'

/** Events claimed at once and, of these, of one company. */
const batch = { most: 40, ofCompany: 5, isFailing: false }
/** Of addresses that failed last: as many as are sent at once, so that a run waits for those that hang no longer than once. */
const failingBatch = { most: 8, ofCompany: 2, isFailing: true }
const concurrentSenders = 8
/** How long an address may take, and after which time a claimed event is sent by another process. */
const timeLimitMs = 10 * secondMs
const leaseMs = 120 * secondMs
/** Of an answer nothing but its status is read. */
const maxBytes = 64 * 1024

type SendDeps = Pick<Deps, 'sql' | 'clock' | 'tokens' | 'outgoing' | 'log'>

/** Sends what is due to addresses of companies. Those that failed last get one batch apart, so that no other waits long. */
export async function sendWebhooks(deps: SendDeps): Promise<void> {
  await Promise.all([sendAll(deps), sendBatch(deps, failingBatch)])
}

async function sendAll(deps: SendDeps): Promise<void> {
  while ((await sendBatch(deps, batch)) > 0);
}

/** Returns how many it has tried to send. */
async function sendBatch(deps: SendDeps, size: typeof batch): Promise<number> {
  const now = deps.clock.now()
  const leaseUntil = new Date(now.getTime() + leaseMs)
  const claimed = await claimDue(deps.sql, { now, leaseUntil }, size)
  await mapConcurrently(concurrentSenders, claimed, (one) => sendOne(deps, one))
  return claimed.length
}

async function sendOne(deps: SendDeps, event: Claimed): Promise<void> {
  const error = await problemOf(deps, event)
  const now = deps.clock.now()
  if (error === null) return updateSent(deps.sql, event.id, now)
  return updateFailed(deps.sql, event.id, { error, now, dueAt: retryAt(event, now) })
}

/** Null if the address has taken it: its status is 2xx. */
async function problemOf(deps: SendDeps, event: Claimed): Promise<string | null> {
  const secret = deps.tokens.unseal(event.secret)
  if (secret === null) return 'secret_lost'
  const { eventId: id, kind: type, happenedAt, data } = event
  const sent: WebhookEventBody = { id, type, createdAt: happenedAt.toISOString(), data }
  const body = JSON.stringify(sent)
  const headers = signedHeaders(secret, { id, body, now: deps.clock.now() })
  try {
    const answer = await fetchGuarded(deps.outgoing, {
      ...{ url: event.url, method: 'POST', headers, body, maxBytes, timeLimit: timeLimitMs },
    })
    answer.body.on('error', () => {})
    answer.body.destroy()
    return answer.status >= 200 && answer.status < 300 ? null : `HTTP ${answer.status}`
  } catch (error) {
    const failure = outgoingFailure(error)
    // A bug must not keep what follows it from being sent.
    if (failure === null) deps.log.warn({ id: event.id, error }, 'an event could not be sent')
    return failure ?? 'unexpected'
  }
}
