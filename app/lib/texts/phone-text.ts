import { phonePrefix } from '#contract/limits.ts'

/** Formats a national number for display: +373 69 123 456. */
export function phoneText(national: string): string {
  return [phonePrefix, national.slice(0, 2), national.slice(2, 5), national.slice(5)].join('\u00a0')
}
