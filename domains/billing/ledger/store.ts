import type { Db } from '../../deps.ts'
import type { Booking, Entries } from './rules.ts'

/** Null if this kind of booking of the payment or refund is in the books. */
export async function insertTransaction(
  sql: Db,
  { kind, sourceId, at }: { kind: Booking['kind']; sourceId: string; at: Date },
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    insert into ledger_transactions (kind, source_id, booked_at) values (${kind}, ${sourceId}, ${at})
    on conflict (kind, source_id) do nothing
    returning id`
  return row?.id ?? null
}

export async function insertEntries(sql: Db, id: string, entries: Entries): Promise<void> {
  const rows = entries.map(([account, amount]) => ({
    ...{ transactionId: id, account, amountBani: String(amount) },
  }))
  await sql`insert into ledger_entries ${sql(rows)}`
}

/** What a day's books and its documents disagree by, in bani. */
export interface Difference {
  /** YYYY-MM-DD in Chișinău. */
  readonly day: string
  /** Sum of all entries. */
  readonly balance: bigint
  /** Booked at the provider, less what payments and refunds say. */
  readonly clearing: bigint
  /** Booked as revenue and VAT, less what bills and refunds say. */
  readonly sales: bigint
  /** Booked as owed to payers, less what payments and refunds say. */
  readonly payable: bigint
}

type DifferenceRow = Readonly<Record<keyof Difference, string>>

/** Proves the books of each day against the documents; the days that differ, the first one first. */
export async function listDifferences(sql: Db, since: Date): Promise<Difference[]> {
  const rows = await sql<DifferenceRow[]>`
    with booked as (
      select t.booked_at as at, e.account, e.amount_bani as bani
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.booked_at >= ${since}
    ),
    documented as (
      select settled_at as at, 'clearing' as account, amount_bani as bani from payments where settled_at >= ${since}
      union all select settled_at, case when is_winner then 'sales' else 'payable' end, -amount_bani
        from payments where settled_at >= ${since}
      union all select asked_at, 'sales', amount_bani from refunds where is_of_bill and asked_at >= ${since}
      union all select asked_at, 'payable', -amount_bani from refunds where is_of_bill and asked_at >= ${since}
      union all select done_at, 'payable', amount_bani from refunds where done_at >= ${since}
      union all select done_at, 'clearing', -amount_bani from refunds where done_at >= ${since}
    ),
    compared as (
      select at, case when account in ('revenue', 'vat') then 'sales' else account end as account, bani, bani as booked
      from booked
      union all select at, account, -bani, 0 from documented
    )
    select (at at time zone 'Europe/Chisinau')::date::text as day, sum(booked)::text as balance,
      coalesce(sum(bani) filter (where account = 'clearing'), 0)::text as clearing,
      coalesce(sum(bani) filter (where account = 'sales'), 0)::text as sales,
      coalesce(sum(bani) filter (where account = 'payable'), 0)::text as payable
    from compared
    group by 1
    having sum(booked) <> 0 or coalesce(sum(bani) filter (where account = 'clearing'), 0) <> 0
      or coalesce(sum(bani) filter (where account = 'sales'), 0) <> 0
      or coalesce(sum(bani) filter (where account = 'payable'), 0) <> 0
    order by 1`
  return rows.map(({ day, ...amounts }) => ({
    day,
    balance: BigInt(amounts.balance),
    clearing: BigInt(amounts.clearing),
    sales: BigInt(amounts.sales),
    payable: BigInt(amounts.payable),
  }))
}

/** Flags something for the people of finance, once by its key. Returns whether it is new. */
export async function insertFlag(sql: Db, key: string, at: Date): Promise<boolean> {
  const rows = await sql`
    insert into finance_flags (key, flagged_at) values (${key}, ${at}) on conflict do nothing returning 1`
  return rows.length > 0
}

export async function listOpenFlags(sql: Db): Promise<{ key: string; flaggedAt: Date }[]> {
  return sql<{ key: string; flaggedAt: Date }[]>`
    select key, flagged_at from finance_flags where settled_at is null order by flagged_at, key`
}

/** False if there is no such open flag. */
export async function settleFlag(sql: Db, key: string, at: Date): Promise<boolean> {
  const rows = await sql`
    update finance_flags set settled_at = ${at} where key = ${key} and settled_at is null returning 1`
  return rows.length > 0
}
