import { Refusal, type RefusalCode } from '#contract/refusals.ts'

/** Where a message goes: an own conversation, or the seller of an advert. */
export type Recipient = { readonly conversationId: number } | { readonly advertId: number }

/** Refuses a message without a recipient. */
export function recipientOf(
  conversationId: number | undefined,
  advertId: number | undefined,
): Recipient {
  if (conversationId !== undefined) return { conversationId }
  if (advertId !== undefined) return { advertId }
  throw new Refusal('bad_input', 'conversationId')
}

/** What decides whether a person can write to another. */
export interface Relation {
  readonly isOtherActive: boolean
  readonly isBlockedByAuthor: boolean
  readonly isBlockedByOther: boolean
}

/** Why an author cannot write; null if they can. A block by the other side is not told apart from a closed account. */
export function writingObstacle(relation: Relation): RefusalCode | null {
  if (relation.isBlockedByAuthor) return 'person_blocked'
  return relation.isOtherActive && !relation.isBlockedByOther ? null : 'person_unreachable'
}

const question =
  /\b(?:mai|inca|este|e|il|o|is|it|still)\b.*\b(?:valabil\w*|actual\w*|disponibil\w*|vand\w*|aveti|ai|available|for sale)\b|\b(?:disponibil|valabil|actual|available)\w*\s*\?|(?:^|[^а-яё])(?:ещ[её]|актуальн\S*|прода[её]т\S*|в наличии|есть)(?:[^а-яё]|$).*(?:\?|актуальн|прода|есть|наличи)|актуально/

/** Whether a text asks if the advert is still there. `folded`: in lower case without diacritics. */
export function asksWhetherAvailable(folded: string): boolean {
  return folded.length <= 120 && question.test(folded)
}
