import { Refusal, type RefusalCode } from '#contract/refusals.ts'

/** PostgreSQL's word for a second row under one unique key: two people asked for the same thing at once. */
const uniqueViolation = '23505'

/** Turns the database's last word on a race into the refusal that the slower one would have got a moment later. */
export function refuseTaken(code: RefusalCode, field: string): (error: unknown) => never {
  return (error) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === uniqueViolation
    throw isTaken ? new Refusal(code, field) : error
  }
}
