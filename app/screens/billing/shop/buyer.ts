/** Who buys, and what the address of the page proposes. */
export interface Buyer {
  readonly isCompany: boolean
  /** Active adverts. */
  readonly adverts: readonly { readonly id: string; readonly title: string }[]
  readonly chosen: { readonly advertId: string; readonly product: string }
}
