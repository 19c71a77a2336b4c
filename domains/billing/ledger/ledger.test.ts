import { expect, test } from '#tests/support/test.ts'
import { unbalancedDays } from '#tests/support/billing/shop.ts'

test('the ledger is only added to, and only in balance', async ({ deps }) => {
  const { sql } = deps
  const added = (bani: number) =>
    sql.begin(async (tx) => {
      const [row] = await tx<{ id: string }[]>`
        insert into ledger_transactions (kind, source_id, booked_at) values ('payment', gen_random_uuid(), now())
        returning id`
      await tx`insert into ledger_entries values (${row?.id ?? ''}, 'clearing', 100), (${row?.id ?? ''}, 'revenue', ${bani})`
    })
  await expect(added(-99)).rejects.toThrow('out of balance')
  await expect(
    sql`insert into ledger_transactions (kind, source_id, booked_at) values ('payment', gen_random_uuid(), now())`,
  ).rejects.toThrow('out of balance')
  await added(-100)
  await expect(sql`update ledger_entries set amount_bani = 1`).rejects.toThrow('only added to')
  await expect(sql`delete from ledger_transactions`).rejects.toThrow('only added to')
  await expect(sql`truncate ledger_entries`).rejects.toThrow('only added to')
  // Money without a document is what the daily proof is for.
  expect(await unbalancedDays(deps)).toHaveLength(1)
})
