import { expect, inject, onTestFinished, test } from 'vitest'
import { readSchema } from '#server/postgres/schema-files.ts'
import { createEmptyDatabase } from '../support/servers/database.ts'

const migration = '078_import_problems.sql'

const rows = `
  set session_replication_role = replica;
  insert into import_runs (id, user_id, origin, name, state, removes, created_at, worked_at)
  overriding system value values (1, 1, 'file', 'adverts.csv', 'done', true, now(), now());
  insert into import_lines (run_id, number, line, verdict, field, reason)
  values (1, 1, 2, 'new', null, null), (1, 2, 3, 'refused', 'price', 'price_invalid'),
    (1, 3, 4, 'refused', null, 'program_adverts_full');
  set session_replication_role = origin;`

test('lines refused before say why as they did', async () => {
  const { sql, drop } = await createEmptyDatabase(inject('target'))
  onTestFinished(drop)
  const { baseline, migrations } = await readSchema()
  const earlier = migrations.filter(({ name }) => name < migration)
  for (const { text } of [baseline, ...earlier]) await sql.unsafe(text).simple()
  await sql.unsafe(rows).simple()

  await sql.unsafe(migrations.find(({ name }) => name === migration)?.text ?? '').simple()

  const found = await sql`select problems from import_lines order by number`
  expect(found.map(({ problems }) => problems)).toEqual([
    [],
    [{ field: 'price', reason: 'price_invalid', value: '' }],
    [{ field: null, reason: 'program_adverts_full', value: '' }],
  ])
})
