import { createHmac, randomBytes } from 'node:crypto'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'

/*
 * Requests follow the Standard Webhooks specification, for which libraries of many languages exist: the signature is
 * HMAC-SHA256, in base64, over the id of the event, the time in seconds and the body as sent, joined by dots.
 */

const secretMark = 'whsec_'

export function makeSecret(): string {
  return secretMark + randomBytes(32).toString('base64')
}

/** What is sent about an event. */
export interface WebhookEventBody {
  readonly id: string
  readonly type: string
  /** ISO 8601, UTC */
  readonly createdAt: string
  readonly data: object
}

/** Headers of a request with this body at this moment. */
export function signedHeaders(
  secret: string,
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: Date },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const key = Buffer.from(secret.slice(secretMark.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}

/** Minutes from an attempt that failed to the next one. */
const retryMinutes = [1, 5, 15, 30, 60, 120, 240, 480]
/** How long an event is tried. */
const patienceMs = dayMs

/** Time of the next attempt after so many; null: it is given up. */
export function retryAt(
  { attempts, begunAt }: { readonly attempts: number; readonly begunAt: Date },
  now: Date,
): Date | null {
  const minutes = retryMinutes[Math.min(attempts, retryMinutes.length) - 1] ?? 1
  const next = new Date(now.getTime() + minutes * minuteMs)
  return next.getTime() - begunAt.getTime() <= patienceMs ? next : null
}
