import type { Sql } from 'postgres'

/** All that defines the schema `public`, extensions apart, one line of text an object, sorted. */
export async function dumpCatalog(sql: Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    with relations as (
      select oid, relname, relkind, reloptions from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'c', 'S')
    ),
    functions as (
      select oid from pg_proc p where pronamespace = 'public'::regnamespace and not exists (
        select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    )
    select concat_ws(' ', 'relation', relkind, relname, reloptions) as line from relations
    union all
    select concat_ws(' ', 'column', relname, row_number() over (partition by attrelid order by attnum), attname,
      format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, attidentity, attgenerated, attstorage,
      attcompression, pg_get_expr(adbin, adrelid))
    from relations r join pg_attribute a on attrelid = r.oid left join pg_attrdef on adrelid = r.oid and adnum = attnum
    where relkind in ('r', 'v', 'c') and attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(c.oid))
    from pg_constraint c join relations r on r.oid = conrelid
    union all
    select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
    union all
    select concat_ws(' ', 'sequence', sequencename, data_type, start_value, increment_by) from pg_sequences
    where schemaname = 'public'
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(oid)) from functions
    union all
    select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), tgenabled) from pg_trigger t
    where not tgisinternal
    union all
    select concat_ws(' ', 'view', relname, pg_get_viewdef(oid)) from relations where relkind = 'v'
    union all
    select concat_ws(' ', 'text search', cfgname, maptokentype, mapseqno, mapdict::regdictionary)
    from pg_ts_config c join pg_ts_config_map on mapcfg = c.oid where cfgnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'extension', extname) from pg_extension`
  return rows.map(({ line }) => line).toSorted()
}
