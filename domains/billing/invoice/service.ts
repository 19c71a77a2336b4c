import type { Lang } from '#contract/languages.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { lineName } from '../bills/line-names.ts'
import { billNumber, ownBill, type Bill } from '../bills/service.ts'
import type { Invoice } from './invoice.ts'

/** An own bill as PDF. Refuses that of another as not found. */
export async function billPdf(
  deps: Pick<Deps, 'sql' | 'invoiceSeller'>,
  user: Pick<User, 'id'>,
  billId: number,
  language: Lang,
): Promise<Uint8Array> {
  const bill = await ownBill(deps, user, billId)
  // Loaded when it is asked for: fonts and the writer of PDF are large.
  const { invoicePdf } = await import('./pdf.ts')
  return invoicePdf(invoiceOf(deps, bill, language), language)
}

function invoiceOf(
  { invoiceSeller }: Pick<Deps, 'invoiceSeller'>,
  bill: Bill,
  language: Lang,
): Invoice {
  const { buyerName, buyerIdno, buyerAddress, totalBani, vatBani, state } = bill
  return {
    number: billNumber(bill),
    date: bill.issuedAt,
    seller: invoiceSeller,
    buyer: {
      name: buyerName,
      ...(buyerIdno && { idno: buyerIdno }),
      ...(buyerAddress && { address: buyerAddress }),
    },
    lines: bill.lines.map((line) => ({
      name: lineName(line, language),
      quantity: 1,
      unitPriceBani: line.totalBani,
      vatRate: line.vatRate,
      totalBani: line.totalBani,
    })),
    ...{ netBani: totalBani - vatBani, vatBani, totalBani, currency: 'MDL', state },
  }
}
