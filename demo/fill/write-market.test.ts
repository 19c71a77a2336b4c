import type { Deps } from '#domains/deps.ts'
import { demoMarket } from '#tests/support/market/demo-market.ts'
import { expect, test } from '#tests/support/test.ts'
import { writeMarket } from './write-market.ts'

async function count(sql: Deps['sql'], table: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from ${sql(table)}`
  return row?.n ?? 0
}

test('a market whose writing breaks off leaves nothing, and the next start writes it whole', async ({
  deps,
}) => {
  const { sql } = deps
  await sql.unsafe(`
    create function break_off() returns trigger language plpgsql as $$ begin raise 'Killed'; end $$;
    create trigger break_off before insert on favorites for each row execute function break_off()`)
  await expect(writeMarket(sql, await demoMarket(deps))).rejects.toThrow('Killed')

  expect([await count(sql, 'users'), await count(sql, 'adverts')]).toEqual([0, 0])

  await sql`drop trigger break_off on favorites`
  await writeMarket(sql, await demoMarket(deps))

  expect([await count(sql, 'users'), await count(sql, 'adverts')]).toEqual([300, 3_000])
})

test('the same people offer the same things every time', async ({ deps }) => {
  const [one, other] = [await demoMarket(deps), await demoMarket(deps)]

  expect(one).toEqual(other)
})
