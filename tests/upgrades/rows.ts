import type { Db } from '#domains/deps.ts'

export type Row = Readonly<Record<string, unknown>>

/** Inserts what a table has columns for; does nothing where there is no such table. */
export async function insertRows(sql: Db, table: string, rows: readonly Row[]): Promise<void> {
  const columns = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`
  if (columns.length === 0) return
  const known = new Set(columns.map(({ name }) => name))
  for (const row of rows) {
    const names = Object.keys(row)
      .filter((name) => known.has(name))
      .map((name) => `"${name}"`)
      .join(', ')
    await sql.unsafe(
      `insert into ${table} (${names}) overriding system value select ${names} from jsonb_populate_record(null::${table}, $1::text::jsonb)`,
      [JSON.stringify(row)],
    )
  }
}
