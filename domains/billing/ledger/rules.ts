/**
 * clearing: what the provider holds for us; revenue: without VAT; vat: owed to the state; payable: owed to payers.
 * Debits are positive, credits negative.
 */
export type Account = 'clearing' | 'revenue' | 'vat' | 'payable'

/** `unwanted`: money that pays no bill; `refund`: its promise; `refunded`: the provider has returned it. */
export type Booking =
  | { readonly kind: 'payment'; readonly totalBani: bigint; readonly vatBani: bigint }
  | { readonly kind: 'unwanted'; readonly totalBani: bigint }
  | { readonly kind: 'refund'; readonly totalBani: bigint; readonly vatBani: bigint }
  | { readonly kind: 'refunded'; readonly totalBani: bigint }

export type Entries = readonly (readonly [Account, bigint])[]

/** The entries of a booking; they sum to 0. */
export function entriesOf(booking: Booking): Entries {
  const { kind, totalBani } = booking
  const entries: Record<Booking['kind'], () => Entries> = {
    payment: () => [['clearing', totalBani], ...sale(booking, -1n)],
    unwanted: () => [
      ['clearing', totalBani],
      ['payable', -totalBani],
    ],
    refund: () => [['payable', -totalBani], ...sale(booking, 1n)],
    refunded: () => [
      ['payable', totalBani],
      ['clearing', -totalBani],
    ],
  }
  return entries[kind]().filter(([, amount]) => amount !== 0n)
}

function sale(booking: Booking, sign: 1n | -1n): Entries {
  const vatBani = 'vatBani' in booking ? booking.vatBani : 0n
  return [
    ['revenue', sign * (booking.totalBani - vatBani)],
    ['vat', sign * vatBani],
  ]
}
