import * as z from 'zod'

/** A statement, waiting for a lock, an idle transaction: whole seconds. */
function limits(defaults: string) {
  return z
    .string()
    .regex(/^[1-9]\d{0,4}(,[1-9]\d{0,4}){2}$/, `Give three numbers of seconds, as ${defaults}`)
    .default(defaults)
}

/** Settings of how the product runs: limits in the database, overload, the end, metrics. */
export const operationSettings = {
  DATABASE_LIMITS_REQUESTS: limits('15,3,30').describe(
    'Limits in the database for calls and pages, in seconds: a statement, waiting for a lock, an idle transaction',
  ),
  DATABASE_LIMITS_JOBS: limits('300,10,60').describe('The same for background jobs'),
  DATABASE_LIMITS_SETUP: limits('3600,1800,3600').describe(
    'The same for migrations, seeds and commands',
  ),
  OVERLOAD_MS: z.coerce
    .number()
    .int()
    .min(50)
    .max(60_000)
    .default(1_000)
    .describe(
      'Delay of the event loop above which requests are refused; finished pages and files are still served',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token for /metrics; absent: only this machine may read them'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .optional()
    .describe(
      'Seconds between the signal to stop and the last accepted connection, while /readyz answers 503; absent: 0, in production 5',
    ),
} as const

interface Drain {
  readonly DRAIN_SECONDS?: number | undefined
  readonly NODE_ENV: string
}

/** Milliseconds between the signal to stop and the last accepted connection. */
export function drainMs({ DRAIN_SECONDS, NODE_ENV }: Drain): number {
  return (DRAIN_SECONDS ?? (NODE_ENV === 'production' ? 5 : 0)) * 1_000
}
