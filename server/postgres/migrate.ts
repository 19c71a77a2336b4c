import { readdir, readFile } from 'node:fs/promises'
import type { Sql } from 'postgres'

const folder = new URL('../../db/migrations/', import.meta.url)
/** Any number that nothing else locks: processes that start at once migrate one after another. */
const migrationLock = 7_042_001

/** Brings the database to this version, forward only. Gives the names of the migrations that ran. */
export async function migrate(sql: Sql): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${migrationLock})`
    await tx`create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())`
    const ran = new Set(
      (await tx<{ name: string }[]>`select name from migrations`).map(({ name }) => name),
    )
    const due = files.filter((file) => !ran.has(file))
    for (const name of due) {
      await tx.unsafe(await readFile(new URL(name, folder), 'utf8')).simple()
      await tx`insert into migrations (name) values (${name})`
    }
    return due
  })
}
