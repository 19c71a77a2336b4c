import { phonePattern } from '../limits.ts'

/**
 * A Moldovan number in any form that people type or paste: "69 123 456", "069123456", "+373 69 123 456",
 * "0037369123456". What comes out is the national number; whether it is valid is checked after.
 */
export function nationalPhone(typed: string): string {
  return typed
    .replaceAll(/[^\d+]/g, '')
    .replace(/^(\+|00)?373(?=\d{8,})/, '')
    .replace(/^0(?=\d{8}$)/, '')
}

/** The rule of the specification: eight digits, the first 6 to 9. */
export function isValidPhone(national: string): boolean {
  return phonePattern.test(national)
}
