import { fraudKinds } from '#contract/rules/messages/fraud.ts'
import type { Moderation } from '#i18n/ro/console/moderation.ts'

/** Kinds of fraud in words for the staff, who are not the ones warned. */
export function heldFor(t: Moderation['fraudKinds'], warnings: readonly string[]): string[] {
  return warnings.map((warning) => {
    const kind = fraudKinds.find((one) => one === warning)
    return kind ? t[kind] : warning
  })
}
