/** An amount of the market as it is shown: to three digits, as more would claim to know it to a leu. */
export function marketAmount(amount: number): number {
  return amount < 1 ? Math.round(amount * 100) / 100 : Math.round(Number(amount.toPrecision(3)))
}
