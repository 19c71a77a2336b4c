import type { CaseLine } from '#contract/staff/moderation.ts'
import { staffConflicts } from '#contract/rules/staff/conflicts.ts'
import type { Moderation } from '#i18n/ro/console/moderation.ts'

export type LeftCase = Pick<CaseLine, 'conflict' | 'claimedBy'>

/** Whether the reader may take a case. */
export function isFree({ conflict, claimedBy }: LeftCase): boolean {
  return conflict === null && claimedBy === null
}

/** Why these cases are not the reader's to decide: a sentence for each conflict, and one for the claims of colleagues. */
export function leftText({ notYours }: Moderation, cases: readonly LeftCase[]): string[] {
  const claimed = cases.filter((one) => one.conflict === null && one.claimedBy !== null).length
  const barred = staffConflicts.flatMap((conflict) => {
    const count = cases.filter((one) => one.conflict === conflict).length
    return count > 0 ? [notYours.barred[conflict](count)] : []
  })
  return claimed > 0 ? [...barred, notYours.claimed(claimed)] : barred
}
