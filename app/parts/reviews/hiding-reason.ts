import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { Texts } from '#i18n/texts.ts'

/** Why a review is hidden, in the words of the moderator or of the rule. */
export function hidingReason(
  { code, text }: AdvertReason,
  { refusals }: Pick<Texts, 'refusals'>,
): string {
  return text ?? refusals[code]
}
