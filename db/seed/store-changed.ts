import { createHash } from 'node:crypto'
import type { Sql, TransactionSql } from 'postgres'

/** Stores what is made of `sources` in one transaction, unless it is stored from the same ones, by their digest. */
export async function storeChanged(
  sql: Sql,
  settingKey: string,
  sources: readonly (string | Buffer)[],
  store: (tx: TransactionSql) => Promise<void>,
): Promise<void> {
  const digest = createHash('sha256')
  for (const source of sources) digest.update(source)
  await sql.begin(async (tx) => {
    const [changed] = await tx`
      insert into settings (key, value) values (${settingKey}, to_jsonb(${digest.digest('hex')}::text))
      on conflict (key) do update set value = excluded.value where settings.value <> excluded.value
      returning key`
    if (changed) await store(tx)
  })
}
