import type { Sql } from 'postgres'
import { readSchema } from '#server/postgres/schema-files.ts'
import { findUnknown } from '#server/postgres/schema-record.ts'
import { fault, ofRows, warning, type Check, type Finding } from '../finding.ts'

const extensions = ['unaccent', 'pg_trgm', 'btree_gin']

/** The database server, and how its tables are made. */
export const schemaChecks: readonly Check[] = [
  {
    name: 'database',
    run: async ({ sql, config }) =>
      sql
        ? []
        : [
            fault(
              'The database cannot be opened',
              config.DATABASE_URL
                ? 'Check DATABASE_URL, and whether its server runs'
                : 'The reason is in DATA_DIR/postgres/logs',
            ),
          ],
  },
  ofRows('database version', async (sql) => versionFindings(sql)),
  ofRows('extensions', async (sql) => extensionFindings(sql)),
  ofRows('migrations', async (sql) => migrationFindings(sql)),
  ofRows('objects', async (sql) => objectFindings(sql)),
  ofRows('connections', async (sql) => connectionFindings(sql)),
  ofRows('clock', async (sql) => clockFindings(sql)),
]

async function versionFindings(sql: Sql): Promise<Finding[]> {
  const [row] = await sql<
    { version: number; text: string; encoding: string; isFolding: boolean }[]
  >`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as text,
      current_setting('server_encoding') as encoding, lower('ȘЖ') = 'șж' as is_folding`
  if (!row) return []
  return [
    ...(row.version < 150_000
      ? [fault(`PostgreSQL is ${row.text}`, 'Move to PostgreSQL 15 or newer')]
      : []),
    ...(row.encoding !== 'UTF8' || !row.isFolding
      ? [
          fault(
            `The database is in ${row.encoding} and folds "ЖЁ" wrongly`,
            'Restore a backup into a database with encoding UTF8 and locale C.UTF-8',
          ),
        ]
      : []),
  ]
}

async function extensionFindings(sql: Sql): Promise<Finding[]> {
  const rows = await sql<{ name: string }[]>`
    select name from unnest(${extensions}::text[]) name
    where not exists (select from pg_extension where extname = name)`
  return rows.map(({ name }) =>
    fault(`The extension ${name} is missing`, `create extension ${name}; in its database`),
  )
}

async function migrationFindings(sql: Sql): Promise<Finding[]> {
  const schema = await readSchema()
  const ran = (await sql<{ name: string }[]>`select name from migrations`).map(({ name }) => name)
  const [functions] = await sql<{ version: number; checksum: string }[]>`
    select version, checksum from applied_functions`
  const unknown = findUnknown(ran, schema)
  if (unknown || (functions && functions.version > schema.functions.version))
    return [
      fault(
        `A newer version has upgraded the database${unknown ? ` (migration ${unknown})` : ''}`,
        'Start that version or a later one',
      ),
    ]
  const due = [...schema.beforeBaseline, ...schema.migrations].filter(
    ({ name }) => !ran.includes(name),
  )
  const isOutdated = functions?.checksum !== schema.functions.checksum
  if (due.length === 0 && !isOutdated) return []
  return [
    warning(
      due.length > 0
        ? `${due.length} migrations have not run, the first is ${due[0]?.name}`
        : 'The SQL functions of the database are those of another version',
      'Start this version: npm start',
    ),
  ]
}

async function objectFindings(sql: Sql): Promise<Finding[]> {
  const indexes = await sql<{ name: string }[]>`
    select indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = indexrelid
    where relnamespace = 'public'::regnamespace and not (indisvalid and indisready)`
  const triggers = await sql<{ name: string; table: string }[]>`
    select tgname as name, tgrelid::regclass::text as table from pg_trigger
    where not tgisinternal and tgenabled = 'D'`
  const sequences = await sql<{ name: string }[]>`
    select relname as name from pg_class c join pg_depend d on d.objid = c.oid and d.deptype = 'i'
    where relkind = 'S' and relnamespace = 'public'::regnamespace and pg_sequence_last_value(c.oid) <
      (xpath('/row/n/text()', query_to_xml(format('select coalesce(max(%I), 0) as n from %s',
        (select attname from pg_attribute where attrelid = refobjid and attnum = refobjsubid), refobjid::regclass), false, true, '')))[1]::text::bigint`
  return [
    ...indexes.map(({ name }) =>
      fault(`The index ${name} is not valid`, `reindex index concurrently ${name};`),
    ),
    ...triggers.map(({ name, table }) =>
      fault(
        `The trigger ${name} of ${table} is switched off`,
        `alter table ${table} enable trigger ${name}; and rebuild the index: select rebuild_derived_data();`,
      ),
    ),
    ...sequences.map(({ name }) =>
      fault(
        `The sequence ${name} is behind its table`,
        `select setval('${name}', …) to the highest number there`,
      ),
    ),
  ]
}

async function connectionFindings(sql: Sql): Promise<Finding[]> {
  const [row] = await sql<{ used: number; most: number; longest: number }[]>`
    select count(*) filter (where backend_type = 'client backend')::int as used,
      current_setting('max_connections')::int as most,
      coalesce(extract(epoch from max(now() - xact_start)
        filter (where backend_type = 'client backend' and pid <> pg_backend_pid())), 0)::int as longest
    from pg_stat_activity`
  if (!row) return []
  return [
    ...(row.used > 0.8 * row.most
      ? [
          warning(
            `${row.used} of ${row.most} connections of the database are in use`,
            'Lower DATABASE_POOL, run fewer processes, or raise max_connections',
          ),
        ]
      : []),
    ...(row.longest > 1_800
      ? [
          warning(
            `A transaction has been open for ${Math.round(row.longest / 60)} minutes: vacuum cannot clean up behind it`,
            'Find it in pg_stat_activity, and end it with pg_terminate_backend(pid)',
          ),
        ]
      : []),
  ]
}

async function clockFindings(sql: Sql): Promise<Finding[]> {
  const askedAt = Date.now()
  const [row] = await sql<{ now: Date; last: Date | null }[]>`
    select clock_timestamp() as now, (select max(finished_at) from jobs) as last`
  if (!row) return []
  return clockFaults({ askedAt, answeredAt: Date.now(), ...row })
}

interface Clocks {
  readonly askedAt: number
  readonly answeredAt: number
  /** Of the database. */
  readonly now: Date
  /** When a job ended last. */
  readonly last: Date | null
}

const remedy = 'Set the clocks, and keep them by NTP: timedatectl set-ntp true'

export function clockFaults({ askedAt, answeredAt, now, last }: Clocks): Finding[] {
  const early = askedAt - now.getTime()
  const late = now.getTime() - answeredAt
  const off = Math.round(Math.max(early, late) / 1_000)
  const ahead = last ? Math.round((last.getTime() - answeredAt) / 1_000) : 0
  return [
    ...(off > 5
      ? [fault(`The clocks of this machine and of the database differ by ${off} s`, remedy)]
      : []),
    ...(ahead > 60
      ? [fault(`The clock has gone back: the last job ended ${ahead} s from now`, remedy)]
      : []),
  ]
}
