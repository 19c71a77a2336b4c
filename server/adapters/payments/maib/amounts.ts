/** More than any bill, and short enough for every decimal of the wire to be exact. */
const amountForm = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/

/** Bani of an amount as it stands on the wire ("10.25", "10", "10.250"); null for anything else. */
export function baniOf(text: string): bigint | null {
  const [, whole, part = ''] = amountForm.exec(text) ?? []
  return whole === undefined ? null : BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
}

/** The amount in lei with two decimals: 1025n → "10.25". */
export function amountText(bani: bigint): string {
  return `${bani / 100n}.${String(bani % 100n).padStart(2, '0')}`
}

/** A decimal number with two decimals, rounded half up; null for anything else. */
export function twoDecimals(text: string): string | null {
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,20}))?$/.exec(text) ?? []
  if (whole === undefined) return null
  const thousandths = BigInt(whole + part.padEnd(3, '0').slice(0, 3))
  return amountText((thousandths + 5n) / 10n)
}
