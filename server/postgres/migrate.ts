import type { Sql } from 'postgres'
import {
  countSourceChanges,
  createFunctions,
  dropFunctions,
  rebuildDerivedData,
} from './functions.ts'
import { readSchema, type Migration, type Schema } from './schema-files.ts'
import { readRecord, recordMigration, refuseUnknown, type SchemaRecord } from './schema-record.ts'

/** Advisory lock under which concurrent starts migrate one after another. */
export const migrationLock = 7_042_001

export type Log = (line: string) => void

/** Migrates the database to this version, forward only. Returns the names of the migrations that ran. */
export async function migrate(sql: Sql, log: Log = () => {}): Promise<string[]> {
  return applySchema(sql, await readSchema(), log)
}

/**
 * Runs one transaction under one lock:
 * 1. Refuses a database that newer code has upgraded, and an edited migration.
 * 2. If a migration is due or a function changed, drops all functions, triggers and views, so that migrations see only
 *    tables and do not depend on the version of the functions.
 * 3. Runs the due migrations: on an empty database `db/baseline.sql`, which stands for all of
 *    `db/migrations/before-baseline/` and is recorded as them, on others those of them that have not run; then
 *    `db/migrations/`, in the order of names.
 * 4. Creates functions, triggers and views from `db/functions/`.
 * 5. Rebuilds the search index if its functions changed or migrations changed its source tables.
 */
export async function applySchema(sql: Sql, schema: Schema, log: Log): Promise<string[]> {
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${migrationLock})`
    const record = await readRecord(tx)
    refuseUnknown(record, schema)
    const { functions } = schema
    const due = dueMigrations(record, schema)
    if (due.length === 0 && record.functions?.checksum === functions.checksum) return []

    const changesBefore = await countSourceChanges(tx)
    await dropFunctions(tx, record.functions?.removal ?? '')
    for (const { text } of due) await tx.unsafe(text).simple()
    for (const migration of schema.beforeBaseline) await recordMigration(tx, migration)
    for (const migration of schema.migrations) await recordMigration(tx, migration)
    await createFunctions(tx, functions)

    const isEmpty = record.migrations.size === 0
    const isStale =
      record.functions?.derivation !== functions.derivation ||
      (await countSourceChanges(tx)) > changesBefore
    if (isStale && !isEmpty) await rebuildDerivedData(tx, log)
    return due.map(({ name }) => name)
  })
}

function dueMigrations({ migrations }: SchemaRecord, schema: Schema): Migration[] {
  if (migrations.size === 0) return [schema.baseline, ...schema.migrations]
  const files = [...schema.beforeBaseline, ...schema.migrations]
  return files.filter(({ name }) => !migrations.has(name))
}
