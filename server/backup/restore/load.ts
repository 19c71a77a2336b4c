import type { Sql, TransactionSql } from 'postgres'
import { migrationLock, type Log } from '../../postgres/migrate.ts'
import type { Schema } from '../../postgres/schema-files.ts'
import { findUnknown, readRecord } from '../../postgres/schema-record.ts'
import { listTables, prepareCopy } from '../contents/store.ts'
import { readTable } from '../contents/tables.ts'
import type { Manifest } from '../repository/manifest.ts'
import { DamageError, type Repository } from '../repository/repository.ts'
import {
  copyIn,
  countRows,
  createIndexes,
  dropIndexes,
  forgetFunctions,
  setSequence,
  truncateAll,
} from './store.ts'

/** Throws an Error with one line if this code cannot make the tables of a backup. */
export function refuseOtherSchema({ migrations, functions }: Manifest, schema: Schema): void {
  const unknown = findUnknown(migrations, schema)
  if (unknown || functions > schema.functions.version)
    throw new Error(
      `The backup was made by a newer version of this program${unknown ? ` (migration ${unknown})` : ''}: restore it with that version or a later one.`,
    )
  const isOld = schema.beforeBaseline.some(({ name }) => !migrations.includes(name))
  if (isOld) throw new Error('The backup is of a database that this version never migrated.')
}

interface Loading {
  readonly id: string
  readonly manifest: Manifest
  readonly schema: Schema
  readonly log: Log
}

/**
 * Makes the tables as the backup had them and reads their rows, in one transaction. Migrations that are newer, and
 * functions, follow from `migrate`. Throws a DamageError if rows are not as they were written.
 */
export async function loadRows(sql: Sql, repository: Repository, loading: Loading): Promise<void> {
  const { id, manifest, schema, log } = loading
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${migrationLock})`
    await prepareCopy(tx)
    await createTables(tx, manifest, schema)
    const made = await listTables(tx)
    refuseOtherTables(manifest, made)
    const indexes = await dropIndexes(tx)
    await truncateAll(tx, made)
    for (const table of manifest.tables) {
      await copyIn(tx, table, readTable(repository, id, table))
      if ((await countRows(tx, table)) !== table.rows)
        throw new DamageError(`Rows of ${table.name} in ${id} are not whole.`)
    }
    log('Making the indexes…')
    await createIndexes(tx, indexes)
    for (const sequence of manifest.sequences) await setSequence(tx, sequence)
    await forgetFunctions(tx)
  })
}

/** Migrations see no functions, as when a database is migrated. */
async function createTables(
  tx: TransactionSql,
  { migrations }: Manifest,
  schema: Schema,
): Promise<void> {
  await readRecord(tx)
  const ran = new Set(migrations)
  const due = schema.migrations.filter(({ name }) => ran.has(name))
  for (const { text } of [schema.baseline, ...due]) await tx.unsafe(text).simple()
}

function refuseOtherTables({ tables }: Manifest, made: readonly { name: string }[]): void {
  const names = (list: readonly { name: string }[]): Set<string> =>
    new Set(list.map(({ name }) => name))
  const [stored, own] = [names(tables), names(made)]
  const [other] = [...stored.symmetricDifference(own)]
  if (other) throw new Error(`The backup and this version differ in the table ${other}.`)
}
