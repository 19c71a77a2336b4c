import { siteFlags, type EditedFlag, type SiteFlag } from '#contract/staff/content/flags.ts'
import type { Db } from '../../deps.ts'

export async function listFlags(sql: Db): Promise<EditedFlag[]> {
  return sql<EditedFlag[]>`
    select key as flag, value = 'true' as is_on, revision from settings
    where key = any (${[...siteFlags]})
    order by array_position(${[...siteFlags]}::text[], key)`
}

/** Waits for other changes of the flag until the end of the transaction. */
export async function lockFlag(sql: Db, flag: SiteFlag): Promise<EditedFlag> {
  const [row] = await sql<EditedFlag[]>`
    select key as flag, value = 'true' as is_on, revision from settings where key = ${flag} for update`
  if (!row) throw new Error(`The setting ${flag} is missing`)
  return row
}

/** Gives the new revision. */
export async function updateFlag(sql: Db, flag: SiteFlag, isOn: boolean): Promise<number> {
  const [row] = await sql<{ revision: number }[]>`
    update settings set value = ${sql.json(isOn)} where key = ${flag} returning revision`
  return row?.revision ?? 0
}
