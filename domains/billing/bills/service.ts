import type { BillState } from '#contract/billing/billing.ts'
import { billDays, billsPerHour, openBillsOfUser, recentBillDays } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { ownAccount } from '../../accounts/service.ts'
import { ownAdvert } from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { spendWithin } from '../../limits/service.ts'
import { localDay } from '../../lib/local-day.ts'
import { soldProduct, type Product } from '../products/service.ts'
import { includedVat, isPlacement, nextBillState, readIdno } from './rules.ts'
import {
  countBillsOf,
  countPayable,
  findBill,
  findPayableBill,
  insertBill,
  listBillsOf,
  listOverdue,
  listYearsOf,
  lockBill,
  lockBuyer,
  takeSerial,
  updateBillState,
  type Bill,
  type Buyer,
  type Line,
} from './store.ts'

export { billNumber, nextBillState } from './rules.ts'
export { findBillByNumber, lockBill, updateBillState, type Bill, type Line } from './store.ts'

interface Purchase {
  readonly product: string
  readonly advertId?: number | undefined
  readonly idno?: string | undefined
}

interface Subject {
  readonly advertId: number | null
  readonly advertTitle: string
}

/**
 * Issues a bill with the next number of the year, or returns the bill for the same that still can be paid. Refuses what
 * is not sold, a placement without an own active advert, a plan to who is no company, and too many unpaid bills.
 */
export async function createBill(deps: Deps, user: User, purchase: Purchase): Promise<number> {
  if (!deps.payments) throw new Refusal('product_not_found', 'product')
  const buyer = await buyerOf(deps, user, purchase.idno ?? '')
  const { language } = await ownAccount(deps, user)
  const chosen = purchase.advertId ? await ownAdvert(deps, user, purchase.advertId) : null
  const now = deps.clock.now()
  return deps.sql.begin(async (sql) => {
    await lockBuyer(sql, user.id)
    const product = await soldProduct(sql, purchase.product)
    if (product.kind === 'plan' && !buyer.isCompany) throw new Refusal('company_only', 'product')
    if (isPlacement(product.kind) && chosen?.status !== 'active')
      throw new Refusal(chosen ? 'move_refused' : 'advert_not_found', 'advertId')
    const isForAdvert = chosen && isPlacement(product.kind)
    const subject = isForAdvert
      ? {
          advertId: chosen.id,
          advertTitle: chosen.texts[language].title || chosen.texts[chosen.language].title,
        }
      : { advertId: null, advertTitle: '' }
    const line = lineOf(product, subject)
    const known = await findPayableBill(sql, { ...line, buyerId: user.id, idno: buyer.idno, now })
    if (known !== null) return known

    if ((await countPayable(sql, user.id, now)) >= openBillsOfUser)
      throw new Refusal('too_many_bills')
    await spendWithin(sql, deps, [
      { key: `bill:user:${user.id}`, most: billsPerHour, window: hourMs },
    ])
    const expiresAt = new Date(now.getTime() + billDays * dayMs)
    const year = Number(localDay(now).slice(0, 4))
    const serial = await takeSerial(sql, year)
    return insertBill(sql, { year, serial, buyer, lines: [line], issuedAt: now, expiresAt })
  })
}

/** The buyer as they are now. Refuses a fiscal code that is none. */
async function buyerOf(deps: Deps, user: User, typedIdno: string): Promise<Buyer> {
  const account = await ownAccount(deps, user)
  const { fullName, brand, username, address } = account
  const isCompany = account.accountType === 1
  const isGiven = isCompany && typedIdno.trim() !== ''
  const idno = isGiven ? readIdno(typedIdno) : ''
  if (idno === null) throw new Refusal('idno_invalid', 'idno')
  return {
    id: user.id,
    isCompany,
    name: (isCompany && brand) || fullName || username,
    idno,
    address,
  }
}

function lineOf(
  { priceBani, vatRate, code, kind, days, promotions }: Product,
  subject: Subject,
): Line {
  return {
    ...{ position: 1, productCode: code, kind, days, promotions, ...subject },
    ...{ totalBani: priceBani, vatRate, vatBani: includedVat(priceBani, vatRate) },
  }
}

/** An own bill. Refuses that of another as not found. */
export async function ownBill(
  deps: Pick<Deps, 'sql'>,
  { id: userId }: Pick<User, 'id'>,
  id: number,
): Promise<Bill> {
  const bill = await findBill(deps.sql, id)
  if (bill?.buyerId !== userId) throw new Refusal('bill_not_found')
  return bill
}

export interface BillsWanted {
  readonly scope: 'recent' | 'all'
  readonly year: number | null
  readonly state: BillState | null
  readonly start: number
  readonly size: number
}

/** A page of own bills, newest first, with their count and the years that have some. */
export async function billsOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  { id: buyerId }: Pick<User, 'id'>,
  { scope, year, state, ...page }: BillsWanted,
): Promise<{ items: Bill[]; count: number; years: number[] }> {
  const since =
    scope === 'all' ? null : new Date(deps.clock.now().getTime() - recentBillDays * dayMs)
  const query = { buyerId, since, year, state }
  const [items, count, years] = await Promise.all([
    listBillsOf(deps.sql, query, page),
    countBillsOf(deps.sql, query),
    listYearsOf(deps.sql, buyerId),
  ])
  return { items, count, years }
}

const atOnce = 200

/** Closes bills that were not paid in time. Idempotent. */
export async function expireBills(deps: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  for (const id of await listOverdue(deps.sql, deps.clock.now(), atOnce)) {
    await deps.sql.begin(async (sql) => {
      const bill = await lockBill(sql, id)
      const to = bill && nextBillState(bill.state, 'expire')
      if (bill && to) await updateBillState(sql, id, { from: bill.state, to })
    })
  }
}
