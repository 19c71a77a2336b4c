import postgres, { type Sql, type TransactionSql } from 'postgres'
import { fault, ofRows, warning, type Check, type Finding } from '../finding.ts'

/** Rows against their indexes, and against what is computed of them. */
export const rowChecks: readonly Check[] = [
  ofRows('indexes', async (sql) => indexFindings(sql)),
  ofRows('search index', async (sql) => searchFindings(sql)),
  ofRows('counters', async (sql) => counterFindings(sql)),
]

const rebuild = 'While the site is stopped: select rebuild_derived_data();'

/** By amcheck, where it may be installed: in a transaction that is undone. */
async function indexFindings(sql: Sql): Promise<Finding[]> {
  const findings: Finding[] = []
  const undo = new Error('undone')
  await sql
    .begin(async (tx) => {
      await tx`create extension if not exists amcheck`
      const names = await tx<{ name: string }[]>`
        select indexrelid::regclass::text as name
        from pg_index i join pg_class c on c.oid = indexrelid join pg_am a on a.oid = relam
        where amname = 'btree' and relnamespace = 'public'::regnamespace and indisvalid`
      for (const { name } of names) findings.push(...(await indexFinding(tx, name)))
      throw undo
    })
    .catch((error: unknown) => {
      const mayNot =
        error instanceof postgres.PostgresError && ['42501', '0A000', '58P01'].includes(error.code)
      if (error !== undo && !mayNot) throw error
    })
  return findings
}

async function indexFinding(tx: TransactionSql, name: string): Promise<Finding[]> {
  try {
    await tx.savepoint((inner) => inner`select bt_index_check(${name}::regclass, true)`)
    return []
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [fault(`The index ${name} differs from its table: ${reason}`, `reindex index ${name};`)]
  }
}

async function searchFindings(sql: Sql): Promise<Finding[]> {
  const [row] = await sql<{ lacking: number; superfluous: number; outdated: number }[]>`
    select count(*) filter (where i.advert_id is null)::int as lacking,
      count(*) filter (where r.advert_id is null)::int as superfluous,
      count(*) filter (where (i.seq, i.tsv, i.subcategory_id, i.place_id) is distinct from (r.seq, r.tsv, r.subcategory_id, r.place_id)
        and i.advert_id is not null and r.advert_id is not null)::int as outdated
    from ad_index i full join ad_index_rows r using (advert_id)`
  if (!row || row.lacking + row.superfluous + row.outdated === 0) return []
  return [
    fault(
      `The search index lacks ${row.lacking} adverts, has ${row.superfluous} too many and ${row.outdated} outdated`,
      rebuild,
    ),
  ]
}

async function counterFindings(sql: Sql): Promise<Finding[]> {
  const [row] = await sql<{ counted: number; indexed: number }[]>`
    select coalesce((select n from listing_counts
        where (category_id, subcategory_id, district_id, place_id) = (0, 0, 0, 0)), 0) as counted,
      (select count(*)::int from ad_index) as indexed`
  const [unread] = await sql<{ users: number }[]>`
    select count(*)::int as users from users u
    where unread_notifications <> (select count(*) from notifications n where n.user_id = u.id and not is_read)`
  return [
    ...(row && row.counted !== row.indexed
      ? [fault(`Lists count ${row.counted} adverts, and there are ${row.indexed}`, rebuild)]
      : []),
    ...(unread && unread.users > 0
      ? [
          warning(
            `The bell of ${unread.users} users shows a wrong number`,
            'update users u set unread_notifications = (select count(*) from notifications n where n.user_id = u.id and not is_read);',
          ),
        ]
      : []),
  ]
}
