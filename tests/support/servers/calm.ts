import type { Condition } from '#server/condition.ts'

/** A process with a database, with time, and not about to end. */
export const calm: Condition = {
  isDatabaseAway: () => false,
  checkDatabase: async () => true,
  isEnding: () => false,
  isOverloaded: () => false,
}
