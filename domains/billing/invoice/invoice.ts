/** Minor units, 1/100 leu. */
export type Bani = bigint

export type InvoiceState = 'open' | 'paid' | 'failed' | 'refunded' | 'part-refunded' | 'expired'

export interface InvoiceLine {
  readonly name: string
  readonly quantity: number
  readonly unitPriceBani: Bani
  /** Percent: 20, 8, 0. */
  readonly vatRate: number
  /** Of the line, with or without VAT as all lines of the invoice. */
  readonly totalBani: Bani
}

/** What an invoice says; all texts as they were on the day it was made. */
export interface Invoice {
  readonly number: string
  readonly date: Date
  readonly seller: {
    readonly name: string
    readonly idno: string
    readonly address: string
    readonly vatCode: string
    readonly iban: string
    readonly bank: string
  }
  readonly buyer: {
    readonly name: string
    readonly idno?: string
    readonly vatCode?: string
    readonly address?: string
  }
  readonly lines: readonly InvoiceLine[]
  readonly netBani: Bani
  readonly vatBani: Bani
  readonly totalBani: Bani
  readonly currency: 'MDL'
  readonly state: InvoiceState
}
