import type { BillState } from './billing.ts'

/** What a bill is called in its state: a request to pay ("Cont de plată") until it is paid, then an invoice. */
export function billDocument(state: BillState): 'bill' | 'invoice' {
  return state === 'open' || state === 'failed' || state === 'expired' ? 'bill' : 'invoice'
}
