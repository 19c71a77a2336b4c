import * as z from 'zod'
import { isDatabaseUrl } from '../postgres/servers.ts'

const address = z
  .string()
  .refine(isDatabaseUrl, 'Give postgres://user:password@host:5432/database')
  .optional()

/** Settings of the PostgreSQL servers and of the connections to them. */
export const databaseSettings = {
  DATABASE_URL: address.describe(
    'A PostgreSQL server (15 or newer), or several, as postgres://user:password@a:5432,b:5432/gasit, of which one takes writes; absent: the embedded one',
  ),
  DATABASE_REPLICA_URL: address.describe(
    'A standby of that server, or several, for lists, searches and pages of adverts; who has just written, and everybody while it is 5 s behind, reads from the primary',
  ),
  DATABASE_POOLER_URL: address.describe(
    'PgBouncer in transaction mode before DATABASE_URL, for requests; its account has the limits of DATABASE_LIMITS_REQUESTS set in the database',
  ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(10)
    .describe(
      'Database connections for requests per process; background jobs have at most four more',
    ),
} as const

interface DatabaseServers {
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_REPLICA_URL?: string | undefined
  readonly DATABASE_POOLER_URL?: string | undefined
}

/** One line per server that is named without the primary that it belongs to. */
export function missingDatabaseSettings(settings: DatabaseServers): string[] {
  if (settings.DATABASE_URL) return []
  return (['DATABASE_REPLICA_URL', 'DATABASE_POOLER_URL'] as const)
    .filter((name) => settings[name])
    .map((name) => `Setting ${name}: set DATABASE_URL too; the embedded database has none`)
}
