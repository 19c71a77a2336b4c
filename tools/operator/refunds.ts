import { billForFinance, openFlags, refundBill, settleOpenFlag } from '#domains/billing/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

const usage =
  'Usage: npm run refunds [BILL [LEI|all REASON]] or npm run refunds settle FLAG, as in: npm run refunds 2026-000012 20 "Charged for a wrong advert"'

type Wish =
  | { readonly does: 'list' }
  | { readonly does: 'show'; readonly number: string }
  | { readonly does: 'settle'; readonly flag: string }
  | {
      readonly does: 'refund'
      readonly number: string
      readonly amountBani: bigint | null
      readonly reason: string
    }

/**
 * Command of finance. Without arguments: lists what has to be looked at. With the number of a bill: shows it; with an
 * amount in lei or `all`, and a reason: refunds it. `settle` closes what has been looked at.
 */
await withDeps(wishOf, async (deps, wish) => {
  if (wish.does === 'list') {
    const flags = await openFlags(deps)
    if (flags.length === 0) console.log('There is nothing to look at.')
    for (const { key, flaggedAt } of flags) console.log([flaggedAt.toISOString(), key].join('  '))
  } else if (wish.does === 'show') {
    const { bill, refunds } = await billForFinance(deps, wish.number)
    console.log([wish.number, bill.state, lei(bill.totalBani), bill.buyerName].join('  '))
    for (const { amountBani, askedAt, doneAt, reason } of refunds)
      console.log(
        [askedAt.toISOString(), lei(amountBani), doneAt ? 'done' : 'under way', reason].join('  '),
      )
  } else if (wish.does === 'settle') {
    const isSettled = await settleOpenFlag(deps, wish.flag)
    console.log(isSettled ? `${wish.flag} is settled.` : `There is no open ${wish.flag}.`)
  } else console.log(`${wish.number}: ${lei(await refundBill(deps, wish))} lei go back.`)
})

function wishOf([first, second, reason, ...rest]: readonly string[]): Wish {
  if (rest.length > 0) throw new UsageError(usage)
  if (first === undefined) return { does: 'list' }
  if (first === 'settle' && second !== undefined && reason === undefined)
    return { does: 'settle', flag: second }
  if (!/^\d{4}-\d{6,9}$/.test(first)) throw new UsageError(usage)
  if (second === undefined) return { does: 'show', number: first }
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(second) ?? []
  if (!reason || (whole === undefined && second !== 'all')) throw new UsageError(usage)
  const amountBani = whole === undefined ? null : BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return { does: 'refund', number: first, amountBani, reason }
}

function lei(bani: bigint): string {
  return `${bani / 100n}.${String(bani % 100n).padStart(2, '0')}`
}
