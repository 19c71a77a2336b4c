import postgres, { type TransactionSql } from 'postgres'
import type { Functions } from './schema-files.ts'

/** Creates the functions of a database that has none, and stores the statements that drop them. */
export async function createFunctions(sql: TransactionSql, functions: Functions): Promise<void> {
  await sql.unsafe(functions.text).simple()
  await sql`delete from applied_functions`
  await sql`
    insert into applied_functions (version, checksum, derivation, removal)
    values (${functions.version}, ${functions.checksum}, ${functions.derivation}, ${await removalOf(sql)})`
}

/** Drops the functions. Throws an Error with one line if another object depends on them. */
export async function dropFunctions(sql: TransactionSql, removal: string): Promise<void> {
  try {
    await sql.unsafe(removal).simple()
  } catch (error) {
    const isInUse = error instanceof postgres.PostgresError && error.code === '2BP01'
    if (!isInUse) throw error
    const [use] = error.detail?.split('\n') ?? []
    throw new Error(
      `its SQL functions are replaced, but ${use}. Drop that, start, and create it again.`,
    )
  }
}

/**
 * Statements that drop what this transaction created. Without "cascade": an index or a column that depends on a
 * function must fail rather than be dropped with it.
 */
async function removalOf(sql: TransactionSql): Promise<string> {
  const [row] = await sql<{ removal: string }[]>`
    with own as (select pg_current_xact_id()::xid as xid, 'public'::regnamespace as schema)
    select string_agg(statement, E';\n' order by step, statement) as removal
    from (
      select 1 as step, format('drop trigger if exists %I on %s', tgname, tgrelid::regclass) as statement
      from own join pg_trigger t on t.xmin = xid where not tgisinternal
      union all
      select 2, 'drop view if exists ' || c.oid::regclass
      from own join pg_class c on c.xmin = xid and relnamespace = schema and relkind = 'v'
      union all
      select 3, 'drop function if exists ' || string_agg(p.oid::regprocedure::text, ', ' order by p.oid)
      from own join pg_proc p on p.xmin = xid and pronamespace = schema
      where not exists (
        select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      having count(*) > 0
      union all
      select 4, 'drop type if exists ' || t.oid::regtype
      from own join pg_class c on c.xmin = xid and relnamespace = schema and relkind = 'c' join pg_type t on t.typrelid = c.oid
      union all
      select 5, 'drop text search configuration if exists ' || c.oid::regconfig
      from own join pg_ts_config c on c.xmin = xid and cfgnamespace = schema
    ) statements`
  return row?.removal ?? ''
}

/** Number of rows changed by this session in the tables that the search index is computed from. */
export async function countSourceChanges(sql: TransactionSql): Promise<number> {
  const [row] = await sql<{ changes: number }[]>`
    select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as changes
    from pg_stat_xact_user_tables
    where schemaname = 'public' and relname in ('adverts', 'users', 'places', 'subcategories', 'rates')`
  return row?.changes ?? 0
}

/** Recomputes the data that functions derive and tables store: about half a second per 1,000 adverts. */
export async function rebuildDerivedData(
  sql: TransactionSql,
  log: (line: string) => void,
): Promise<void> {
  const [row] = await sql<{ adverts: number }[]>`
    select count(*)::int as adverts from adverts where status = 'active'`
  log(`Rebuilding the search index of ${row?.adverts ?? 0} adverts: what it is made of changed.`)
  await sql`select rebuild_derived_data()`
}
