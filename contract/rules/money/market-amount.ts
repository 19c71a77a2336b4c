/** Rounds an amount of the market to three digits, since it is an estimate. */
export function marketAmount(amount: number): number {
  return amount < 1 ? Math.round(amount * 100) / 100 : Math.round(Number(amount.toPrecision(3)))
}
