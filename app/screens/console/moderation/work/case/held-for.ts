import { fraudKinds } from '#contract/rules/messages/fraud.ts'
import type { fraud } from '#i18n/ro/messages/fraud.ts'

/** Kinds of fraud in the words that warn the reader of a message. */
export function heldFor(t: typeof fraud, warnings: readonly string[]): string[] {
  return warnings.map((warning) => {
    const kind = fraudKinds.find((one) => one === warning)
    return kind ? t[kind].title : warning
  })
}
