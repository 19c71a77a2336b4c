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
  PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe('Processes that share PORT, one for each core; one that ends is started again'),
  OWN_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe(
      'A second port of the process, on 127.0.0.1, for its own metrics; with PROCESSES the first of theirs; absent: none, with PROCESSES PORT + 1 and so on',
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

interface Ports {
  readonly PORT: number
  readonly PROCESSES: number
  readonly OWN_PORT?: number | undefined
}

/** Ports of the single processes, in their order. Throws an Error with one line if there are not so many. */
export function ownPorts({ PORT, PROCESSES, OWN_PORT }: Ports): readonly [number, ...number[]] {
  if (PORT === 0) throw new Error('Setting PROCESSES: several processes need a PORT that is not 0')
  const first = OWN_PORT ?? PORT + 1
  if (first + PROCESSES > 65_536)
    throw new Error(`Setting OWN_PORT: there are no ${PROCESSES} ports from ${first} on`)
  return [first, ...Array.from({ length: PROCESSES - 1 }, (_none, nth) => first + 1 + nth)]
}

interface Drain {
  readonly DRAIN_SECONDS?: number | undefined
  readonly NODE_ENV: string
}

/** Milliseconds between the signal to stop and the last accepted connection. */
export function drainMs({ DRAIN_SECONDS, NODE_ENV }: Drain): number {
  return (DRAIN_SECONDS ?? (NODE_ENV === 'production' ? 5 : 0)) * 1_000
}
