import type { TransactionSql } from 'postgres'
import type { Functions, Migration, Schema } from './schema-files.ts'

/** Ran on databases created before the baseline; other migrations have replaced them. */
const retired = [
  '001_tables.sql',
  '002_search.sql',
  '005_finding.sql',
  '008_narrow_index.sql',
  '009_faster_finding.sql',
  '010_facets.sql',
  '018_titles_and_decisions.sql',
]

/** The migrations and functions recorded in a database. */
export interface SchemaRecord {
  /** Migrations that ran, with the checksum of their text; null where it ran before checksums were recorded. */
  readonly migrations: ReadonlyMap<string, string | null>
  /** Null before functions were applied separately from migrations. */
  readonly functions: AppliedFunctions | null
}

interface AppliedFunctions extends Omit<Functions, 'text'> {
  /** Statements that drop them. */
  readonly removal: string
}

export async function readRecord(sql: TransactionSql): Promise<SchemaRecord> {
  const [found] = await sql`select to_regclass('applied_functions') is not null as is_there`
  if (!found?.['isThere']) await createRecord(sql)
  const migrations = await sql<{ name: string; checksum: string | null }[]>`
    select name, checksum from migrations`
  const [functions] = await sql<AppliedFunctions[]>`
    select version, checksum, derivation, removal from applied_functions`
  return {
    migrations: new Map(migrations.map(({ name, checksum }) => [name, checksum])),
    functions: functions ?? null,
  }
}

async function createRecord(sql: TransactionSql): Promise<void> {
  await sql`
    create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())`
  await sql`alter table migrations add column checksum text`
  await sql`
    create table applied_functions (
      version integer not null,
      checksum text not null,
      derivation text not null,
      removal text not null,
      applied_at timestamptz not null default now()
    )`
}

export async function recordMigration(
  sql: TransactionSql,
  { name, checksum }: Migration,
): Promise<void> {
  await sql`
    insert into migrations (name, checksum) values (${name}, ${checksum})
    on conflict (name) do update set checksum = excluded.checksum`
}

/** The first of these migrations that only newer code knows. */
export function findUnknown(names: readonly string[], schema: Schema): string | undefined {
  const files = [...schema.beforeBaseline, ...schema.migrations]
  const known = new Set([...retired, ...files.map(({ name }) => name)])
  return names.find((name) => !known.has(name))
}

/** Throws an Error with one line if the database is newer than this code or has another history. */
export function refuseUnknown({ migrations, functions }: SchemaRecord, schema: Schema): void {
  const files = [...schema.beforeBaseline, ...schema.migrations]
  const unknown = findUnknown([...migrations.keys()], schema)
  if (unknown) throw newerDatabase(`migration ${unknown}`)
  if (functions && functions.version > schema.functions.version) {
    throw newerDatabase(`version ${functions.version} of its SQL functions`)
  }
  const edited = files.find(({ name, checksum }) => (migrations.get(name) ?? checksum) !== checksum)
  if (!edited) return
  throw new Error(
    `migration ${edited.name} was edited after it ran on this database. ` +
      'Restore its text and put the change into a new migration.',
  )
}

function newerDatabase(what: string): Error {
  return new Error(
    `it was upgraded by a newer version of this program (${what} is unknown here). ` +
      'Start that version or a later one, or restore a backup from before the upgrade.',
  )
}
