import type { BillState, ProductKind } from '#contract/billing/billing.ts'
import type { Db } from '../../deps.ts'

export interface Buyer {
  readonly id: number
  readonly isCompany: boolean
  readonly name: string
  readonly idno: string
  readonly address: string
}

/** A line of a bill. */
export interface Line {
  readonly position: number
  readonly productCode: string
  readonly kind: ProductKind
  readonly days: number
  readonly promotions: number
  readonly advertId: number | null
  readonly advertTitle: string
  readonly totalBani: bigint
  readonly vatRate: number
  readonly vatBani: bigint
}

export interface Bill {
  readonly id: number
  readonly year: number
  readonly serial: number
  readonly buyerId: number
  readonly isCompany: boolean
  readonly buyerName: string
  readonly buyerIdno: string
  readonly buyerAddress: string
  readonly state: BillState
  readonly totalBani: bigint
  readonly vatBani: bigint
  readonly refundedBani: bigint
  readonly issuedAt: Date
  readonly expiresAt: Date
  readonly paidAt: Date | null
  readonly lines: readonly Line[]
}

type Amounts = 'totalBani' | 'vatBani' | 'refundedBani'

interface BillRow extends Omit<Bill, Amounts | 'lines'>, Readonly<Record<Amounts, string>> {
  /** Amounts as strings: a JSON number would lose large ones. */
  readonly lines: readonly (Omit<Line, 'totalBani' | 'vatBani'> & {
    readonly totalBani: string
    readonly vatBani: string
  })[]
}

/** Takes the next number of a year. The counter stays locked until the end of the transaction. */
export async function takeSerial(sql: Db, year: number): Promise<number> {
  const [row] = await sql<{ last: number }[]>`
    insert into bill_numbers (year, last) values (${year}, 1)
    on conflict (year) do update set last = bill_numbers.last + 1
    returning last`
  return row?.last ?? 0
}

export async function insertBill(
  sql: Db,
  bill: {
    readonly year: number
    readonly serial: number
    readonly buyer: Buyer
    readonly lines: readonly Line[]
    readonly issuedAt: Date
    readonly expiresAt: Date
  },
): Promise<number> {
  const { year, serial, buyer, lines, issuedAt, expiresAt } = bill
  const sumOf = (amount: 'totalBani' | 'vatBani'): string =>
    String(lines.reduce((sum, line) => sum + line[amount], 0n))
  const [row] = await sql<{ id: number }[]>`
    insert into bills (year, serial, buyer_id, is_company, buyer_name, buyer_idno, buyer_address, total_bani, vat_bani,
      issued_at, expires_at)
    values (${year}, ${serial}, ${buyer.id}, ${buyer.isCompany}, ${buyer.name}, ${buyer.idno}, ${buyer.address},
      ${sumOf('totalBani')}, ${sumOf('vatBani')}, ${issuedAt}, ${expiresAt})
    returning id`
  const billId = row?.id ?? 0
  const rows = lines.map((line) => ({
    ...line,
    ...{ billId, totalBani: String(line.totalBani), vatBani: String(line.vatBani) },
  }))
  await sql`insert into bill_lines ${sql(rows)}`
  return billId
}

/** Locks the user's row, so that concurrent purchases of one user follow each other. */
export async function lockBuyer(sql: Db, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for no key update`
}

/** An own bill that can be paid for this product at this price; null without one. */
export async function findPayableBill(
  sql: Db,
  wanted: {
    buyerId: number
    productCode: string
    advertId: number | null
    totalBani: bigint
    idno: string
    now: Date
  },
): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    select b.id from bills b
    join bill_lines l on l.bill_id = b.id and l.position = 1
    where b.buyer_id = ${wanted.buyerId} and b.state in ('open', 'failed') and b.expires_at > ${wanted.now}
      and b.buyer_idno = ${wanted.idno} and l.product_code = ${wanted.productCode}
      and l.advert_id is not distinct from ${wanted.advertId} and b.total_bani = ${String(wanted.totalBani)}
    order by b.id desc limit 1`
  return row?.id ?? null
}

export async function countPayable(sql: Db, buyerId: number, now: Date): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from bills
    where buyer_id = ${buyerId} and state in ('open', 'failed') and expires_at > ${now}`
  return row?.n ?? 0
}

function selectBill(sql: Db) {
  return sql`
    select b.id, b.year, b.serial, b.buyer_id, b.is_company, b.buyer_name, b.buyer_idno, b.buyer_address, b.state,
      b.total_bani, b.vat_bani, b.refunded_bani, b.issued_at, b.expires_at, b.paid_at,
      (select jsonb_agg(jsonb_build_object('position', l.position, 'productCode', l.product_code, 'kind', l.kind,
          'days', l.days, 'promotions', l.promotions, 'advertId', l.advert_id, 'advertTitle', l.advert_title,
          'totalBani', l.total_bani::text, 'vatRate', l.vat_rate, 'vatBani', l.vat_bani::text) order by l.position)
        from bill_lines l where l.bill_id = b.id) as lines
    from bills b`
}

function readBill(row: BillRow): Bill {
  return {
    ...row,
    ...{ totalBani: BigInt(row.totalBani), vatBani: BigInt(row.vatBani) },
    refundedBani: BigInt(row.refundedBani),
    lines: row.lines.map((line) => ({
      ...line,
      ...{ totalBani: BigInt(line.totalBani), vatBani: BigInt(line.vatBani) },
    })),
  }
}

export async function findBill(sql: Db, id: number): Promise<Bill | null> {
  const [row] = await sql<BillRow[]>`${selectBill(sql)} where b.id = ${id}`
  return row ? readBill(row) : null
}

/** As `findBill`, with the row locked until the end of the transaction. */
export async function lockBill(sql: Db, id: number): Promise<Bill | null> {
  const [row] = await sql<BillRow[]>`${selectBill(sql)} where b.id = ${id} for no key update of b`
  return row ? readBill(row) : null
}

export async function findBillByNumber(
  sql: Db,
  { year, serial }: { year: number; serial: number },
): Promise<Bill | null> {
  const [row] = await sql<BillRow[]>`
    ${selectBill(sql)} where b.year = ${year} and b.serial = ${serial}`
  return row ? readBill(row) : null
}

export interface BillQuery {
  readonly buyerId: number
  /** Bills that can be paid, and those issued since then; null: all. */
  readonly since: Date | null
  readonly year: number | null
  readonly state: BillState | null
}

function matches(sql: Db, { buyerId, since, year, state }: BillQuery) {
  return sql`
    b.buyer_id = ${buyerId}
    ${since ? sql`and (b.state in ('open', 'failed') or b.issued_at > ${since})` : sql``}
    ${year === null ? sql`` : sql`and b.year = ${year}`}
    ${state === null ? sql`` : sql`and b.state = ${state}`}`
}

/** Newest first. */
export async function listBillsOf(
  sql: Db,
  query: BillQuery,
  { start, size }: { start: number; size: number },
): Promise<Bill[]> {
  const rows = await sql<BillRow[]>`
    ${selectBill(sql)} where ${matches(sql, query)} order by b.id desc offset ${start} limit ${size}`
  return rows.map(readBill)
}

export async function countBillsOf(sql: Db, query: BillQuery): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from bills b where ${matches(sql, query)}`
  return row?.n ?? 0
}

/** Years of own bills, the last one first. */
export async function listYearsOf(sql: Db, buyerId: number): Promise<number[]> {
  const rows = await sql<{ year: number }[]>`
    select distinct year from bills where buyer_id = ${buyerId} order by year desc`
  return rows.map(({ year }) => year)
}

/** Moves a bill from a state to another; false if it has left that state. */
export async function updateBillState(
  sql: Db,
  id: number,
  { from, to }: { from: BillState; to: BillState },
  change: { readonly paidAt?: Date; readonly refundedBani?: bigint } = {},
): Promise<boolean> {
  const { paidAt = null, refundedBani = null } = change
  const rows = await sql`
    update bills set state = ${to}, paid_at = coalesce(${paidAt}, paid_at),
      refunded_bani = coalesce(${refundedBani === null ? null : String(refundedBani)}::bigint, refunded_bani)
    where id = ${id} and state = ${from} returning 1`
  return rows.length > 0
}

/** Bills whose time to pay is over, the oldest first. */
export async function listOverdue(sql: Db, now: Date, most: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from bills where state in ('open', 'failed') and expires_at <= ${now}
    order by expires_at limit ${most}`
  return rows.map(({ id }) => id)
}
