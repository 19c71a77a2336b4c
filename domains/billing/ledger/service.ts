import { dayMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../../deps.ts'
import { entriesOf, type Booking } from './rules.ts'
import {
  insertEntries,
  insertFlag,
  insertTransaction,
  listDifferences,
  listOpenFlags,
  settleFlag,
} from './store.ts'

/** Days that each proof of the books goes back. */
const provenDays = 40

/** Books a payment or a refund in the caller's transaction, once. */
export async function book(
  sql: Db,
  booking: Booking & { readonly sourceId: string; readonly at: Date },
): Promise<void> {
  const id = await insertTransaction(sql, booking)
  if (id !== null) await insertEntries(sql, id, entriesOf(booking))
}

/** Proves the balance of the last days, and flags for finance each day whose books differ from the documents. */
export async function proveLedger(deps: Pick<Deps, 'sql' | 'clock' | 'log'>): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - provenDays * dayMs)
  for (const { day, ...amounts } of await listDifferences(deps.sql, since)) {
    const details = Object.fromEntries(
      Object.entries(amounts).map(([name, bani]) => [name, String(bani)]),
    )
    await flagForFinance(deps, `ledger:${day}`, details)
  }
}

/** Flags something for finance and logs it, once by its key, which names what it is: "mismatch:<payment>". */
export async function flagForFinance(
  deps: Pick<Deps, 'clock' | 'log'> & { readonly sql: Db },
  key: string,
  details: object = {},
): Promise<void> {
  const isNew = await insertFlag(deps.sql, key, deps.clock.now())
  if (isNew) deps.log.warn({ key, ...details }, 'Finance has to look at this')
}

/** What finance has not settled yet, the oldest first. */
export async function openFlags(
  deps: Pick<Deps, 'sql'>,
): Promise<{ key: string; flaggedAt: Date }[]> {
  return listOpenFlags(deps.sql)
}

/** Finance has settled a flag. False if there is no such open one. */
export async function settleOpenFlag(
  deps: Pick<Deps, 'sql' | 'clock'>,
  key: string,
): Promise<boolean> {
  return settleFlag(deps.sql, key, deps.clock.now())
}
