import { Refusal, type RefusalCode } from '#contract/refusals.ts'

/** SQLSTATE of a unique violation: two concurrent requests for the same value. */
const uniqueViolation = '23505'

/** Converts a unique violation into the refusal that a later request would have got. */
export function refuseTaken(code: RefusalCode, field: string): (error: unknown) => never {
  return (error) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === uniqueViolation
    throw isTaken ? new Refusal(code, field) : error
  }
}
