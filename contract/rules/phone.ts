import { phonePattern } from '../limits.ts'

/**
 * Extracts the national number from common notations: "69 123 456", "069123456", "+373 69 123 456",
 * "0037369123456". Does not validate it.
 */
export function nationalPhone(typed: string): string {
  return typed
    .replaceAll(/[^\d+]/g, '')
    .replace(/^(\+|00)?373(?=\d{8,})/, '')
    .replace(/^0(?=\d{8}$)/, '')
}

/** Specification: eight digits, the first one 6 to 9. */
export function isValidPhone(national: string): boolean {
  return phonePattern.test(national)
}
