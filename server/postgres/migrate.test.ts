import type { Sql } from 'postgres'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase, createEmptyDatabase } from '#tests/support/servers/database.ts'
import { dumpCatalog } from '#tests/upgrades/catalog.ts'
import { connect } from './connect.ts'
import { applySchema, migrate } from './migrate.ts'
import { codeOf, readSchema, type Schema } from './schema-files.ts'

const schema = await readSchema()

/** The functions of today plus `more`, as another version of the code would have them. */
function withFunctions(more: string, version = schema.functions.version): Schema {
  const text = `${schema.functions.text}\n${more}`
  return { ...schema, functions: { ...schema.functions, version, text, checksum: more } }
}

function withMigration(name: string, text: string, checksum = name): Schema {
  return { ...schema, migrations: [...schema.migrations, { name, text, checksum }] }
}

/** A database with reference data; `apply` logs into `lines`. */
async function database() {
  const { sql, target, drop } = await createDatabase(inject('target'))
  onTestFinished(drop)
  const lines: string[] = []
  const apply = (other: Schema): Promise<string[]> =>
    applySchema(sql, other, (line) => lines.push(line))
  return { sql, target, lines, apply }
}

async function publishAdvert(sql: Sql): Promise<void> {
  await sql`insert into users (username, password_hash, account_type) values ('ion', '', 0)`
  await sql`
    insert into adverts (owner_id, status, title_ro, published_at)
    select id, 'active', 'Bicicletă', now() from users`
}

test('a function that is new, changes its signature or goes is just that in the database', async () => {
  const { sql, apply } = await database()
  const before = await dumpCatalog(sql)
  const listed = () =>
    sql`select oid::regprocedure::text as name from pg_proc where proname = 'twice'`

  await apply(withFunctions('create function twice(n integer) returns integer return 2 * n;'))
  expect(await listed()).toEqual([{ name: 'twice(integer)' }])
  await apply(withFunctions('create function twice(t text) returns text return t || t;'))
  expect(await listed()).toEqual([{ name: 'twice(text)' }])
  await apply(schema)

  expect(await dumpCatalog(sql)).toEqual(before)
})

test('a process that runs while functions are replaced goes on with its connection', async () => {
  const { sql, target, apply } = await database()
  const running = connect(target, { max: 1 })
  onTestFinished(() => running.end())
  const listed = () =>
    running`select cardinality((hits_by_seq(array['''~''']::tsquery[], limits_of(null), null, -1, 5, false)).ids) as n`
  await publishAdvert(running)
  expect(await listed()).toEqual([{ n: 1 }])

  await apply(withFunctions('-- of a newer process'))

  await running`update adverts set title_ro = 'Bicicletă nouă'`
  expect(await listed()).toEqual([{ n: 1 }])
  expect(await sql`select from ad_index join ad_index_rows using (advert_id, tsv)`).toHaveLength(1)
})

test('an index that somebody made on a function stops the upgrade, and is kept', async () => {
  const { sql, apply } = await database()
  await sql`create index by_folded_name on users (fold(full_name))`

  await expect(apply(withFunctions('-- changed'))).rejects.toThrow(
    'index by_folded_name depends on function fold(text). Drop that',
  )

  expect(await sql`select to_regclass('by_folded_name')::text as name`).toEqual([
    { name: 'by_folded_name' },
  ])
})

test('the index is rebuilt, in one line, when what it is computed by changes, and not for a comment', async () => {
  const { sql, lines, apply } = await database()
  await publishAdvert(sql)
  await sql`truncate ad_index`

  await apply(withFunctions('-- only said otherwise'))
  expect([lines, await sql`select from ad_index`]).toEqual([[], []])
  const { functions } = schema
  await apply({ ...schema, functions: { ...functions, checksum: 'other', derivation: 'other' } })

  expect(lines).toEqual([expect.stringContaining('search index of 1 adverts')])
  expect(await sql`select from ad_index`).toHaveLength(1)
})

test('comments and blank lines are no code, whatever else changes is', () => {
  const code = 'create function one() returns integer\nreturn 1;\n'

  expect(codeOf(`-- One.\n\n${code}`)).toBe(codeOf(code))
  expect(codeOf(code.replace('1', '2'))).not.toBe(codeOf(code))
})

test('a migration sees tables alone, and the index follows what it writes', async () => {
  const { sql, lines, apply } = await database()
  await publishAdvert(sql)

  const ran = await apply(withMigration('999_titles.sql', `update adverts set title_ro = 'Ladă'`))

  expect(ran).toEqual(['999_titles.sql'])
  expect(lines).toHaveLength(1)
  const [row] = await sql`
    select i.tsv = r.tsv as is_true from ad_index i join ad_index_rows r using (advert_id)`
  expect(row).toEqual({ isTrue: true })
})

test('a database of newer code is refused in one line that says what to do', async () => {
  const { apply } = await database()
  await apply(withMigration('999_later.sql', 'create table later ()'))
  await expect(apply(schema)).rejects.toThrow(
    /^it was upgraded by a newer version .*999_later\.sql.* Start that version or a later one[^\n]*$/,
  )
})

test('newer functions alone are refused too, those of another branch are replaced', async () => {
  const { apply } = await database()
  const { version } = schema.functions

  await apply(withFunctions('-- of a branch'))
  await apply(withFunctions('-- of another branch'))
  await apply(withFunctions('-- landed', version + 1))

  await expect(apply(schema)).rejects.toThrow(`version ${version + 1} of its SQL functions`)
})

test('a migration that was edited after it ran is refused', async () => {
  const { apply } = await database()
  await apply(withMigration('999_a.sql', 'create table a ()', 'as it ran'))

  await expect(apply(withMigration('999_a.sql', '', 'as it is'))).rejects.toThrow(
    /^migration 999_a\.sql was edited after it ran on this database\. Restore [^\n]*$/,
  )
})

test('of processes that start at once on an empty database one migrates it, the others wait', async () => {
  const { target, drop } = await createEmptyDatabase(inject('target'))
  const pools = Array.from({ length: 5 }, () => connect(target, { max: 1 }))
  onTestFinished(async () => {
    await Promise.all(pools.map((sql) => sql.end()))
    await drop()
  })

  const ran = await Promise.all(pools.map((sql) => migrate(sql)))

  expect(ran.filter((names) => names.length > 0)).toHaveLength(1)
})
