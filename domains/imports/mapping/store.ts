import type { Db } from '../../deps.ts'

export interface Choice {
  readonly kind: 'field' | 'category'
  readonly source: string
  readonly target: string
}

export async function listChoices(sql: Db, userId: number): Promise<Choice[]> {
  return sql<Choice[]>`
    select kind, source, target from import_mappings where user_id = ${userId} order by kind, source`
}

export async function upsertChoices(
  sql: Db,
  userId: number,
  choices: readonly Choice[],
): Promise<void> {
  if (choices.length === 0) return
  const rows = choices.map((choice) => ({ userId, ...choice }))
  await sql`
    insert into import_mappings ${sql(rows)}
    on conflict (user_id, kind, source) do update set target = excluded.target`
}

/** Returns how many a company has chosen. */
export async function countChoices(sql: Db, userId: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from import_mappings where user_id = ${userId}`
  return row?.n ?? 0
}
