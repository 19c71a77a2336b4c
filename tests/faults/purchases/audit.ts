import type { Sql } from 'postgres'
import { unbalancedDays } from '../../support/billing/shop.ts'

/** What must never be, counted. */
export interface Audit {
  readonly unbalancedDays: readonly string[]
  readonly ledgerSum: string
  readonly grantedUnpaid: number
  readonly paidUngranted: number
  /** Bills of which the books hold more or less money than they are. */
  readonly chargedWrong: number
  readonly numberGaps: number
  readonly unfinished: number
}

export const clean: Audit = {
  ...{ unbalancedDays: [], ledgerSum: '0', grantedUnpaid: 0, paidUngranted: 0 },
  ...{ chargedWrong: 0, numberGaps: 0, unfinished: 0 },
}

export async function audit(sql: Sql): Promise<Audit> {
  const [row] = await sql<Omit<Audit, 'unbalancedDays'>[]>`
    with lines as (
      select b.id, b.state, b.total_bani, b.refunded_bani, c.key is not null as is_granted
      from bills b
      left join promotion_credits c on c.key = 'bill:' || b.id || ':1'
    ),
    money as (
      select bill_id, sum(amount_bani - refunded_bani) filter (where settled_at is not null) as kept
      from payments group by bill_id
    )
    select
      (select coalesce(sum(amount_bani), 0)::text from ledger_entries) as ledger_sum,
      (select count(*)::int from lines where is_granted and state not in ('paid', 'refunded', 'part-refunded')) as granted_unpaid,
      (select count(*)::int from lines where not is_granted and state = 'paid') as paid_ungranted,
      (select count(*)::int from lines l left join money m on m.bill_id = l.id
        where coalesce(m.kept, 0) <> case when l.state = 'paid' then l.total_bani else 0 end) as charged_wrong,
      (select coalesce(max(n.last), 0) - count(b.id) from bill_numbers n left join bills b using (year))::int as number_gaps,
      (select count(*)::int from refunds where done_at is null) as unfinished`
  return { ...clean, ...row, unbalancedDays: await unbalancedDays({ sql }) }
}
