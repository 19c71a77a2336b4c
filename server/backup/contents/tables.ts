import type { TransactionSql } from 'postgres'
import type { DumpedTable } from '../repository/manifest.ts'
import { readParts, writeParts } from '../repository/parts.ts'
import { DamageError, type Repository } from '../repository/repository.ts'
import { copyOut, type Table } from './store.ts'

const [tab, newline] = [9, 10]

/** Writes the rows of a table. COPY escapes tabs and line ends in values, so lines are rows. */
export async function dumpTable(
  sql: TransactionSql,
  repository: Repository,
  { id, table }: { readonly id: string; readonly table: Table },
): Promise<DumpedTable> {
  let rows = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of copyOut(sql, table)) {
      rows += countOf(chunk, newline)
      yield chunk
    }
  }
  const parts = await writeParts(repository, { id, name: streamOf(table) }, counted())
  return { name: table.name, columns: [...table.columns], rows, parts }
}

/** Rows of a table, in pieces that need not end with a row. */
export function readTable(
  repository: Repository,
  id: string,
  table: DumpedTable,
): AsyncGenerator<Buffer> {
  return readParts(repository, { id, name: streamOf(table) }, table.parts)
}

/** Reads a table back. Throws a DamageError unless it has the rows that were written, each with all columns. */
export async function verifyTable(
  repository: Repository,
  id: string,
  table: DumpedTable,
): Promise<void> {
  let [rows, tabs] = [0, 0]
  for await (const piece of readTable(repository, id, table)) {
    rows += countOf(piece, newline)
    tabs += countOf(piece, tab)
  }
  if (rows === table.rows && tabs === rows * (table.columns.length - 1)) return
  throw new DamageError(`Rows of ${table.name} in ${id} are not whole.`)
}

function streamOf({ name }: Pick<Table, 'name'>): string {
  return `table.${name}`
}

function countOf(bytes: Uint8Array, byte: number): number {
  let count = 0
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) count += 1
  return count
}
