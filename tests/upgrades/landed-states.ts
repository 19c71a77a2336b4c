import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Sql } from 'postgres'

/** A set of migrations that a commit of the history has left databases in, before the baseline. */
export interface LandedState {
  readonly commit: string
  readonly subject: string
  /** From the name of a migration to the key of its text at that commit. */
  readonly migrations: Readonly<Record<string, string>>
}

interface Archive {
  readonly texts: Readonly<Record<string, string>>
  readonly states: readonly LandedState[]
}

const file = new URL('landed-states.json.br', import.meta.url)
const archive: Archive = JSON.parse(brotliDecompressSync(readFileSync(file)).toString())

/** Oldest first. */
export const landedStates = archive.states

export function stateOf(commit: string): LandedState {
  const state = landedStates.find((one) => one.commit === commit)
  if (!state) throw new Error(`no state of ${commit}`)
  return state
}

/** Runs the migrations of a state that a database lacks, as the code of that commit did. */
export async function migrateAsIn(sql: Sql, { migrations }: LandedState): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())`
    const ran = new Set(
      (await tx<{ name: string }[]>`select name from migrations`).map(({ name }) => name),
    )
    for (const [name, key] of Object.entries(migrations).toSorted()) {
      if (ran.has(name)) continue
      await tx.unsafe(archive.texts[key] ?? '').simple()
      await tx`insert into migrations (name) values (${name})`
    }
  })
}
