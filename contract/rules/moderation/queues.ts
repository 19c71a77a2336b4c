/** Queues of cases. `new`: adverts held before they are public; `edited`: those whose owners changed them. */
export const queueNames = ['new', 'edited', 'reported', 'messages', 'reviews', 'appeals'] as const
export type QueueName = (typeof queueNames)[number]

/** What a case is about. */
export const caseKinds = ['advert', 'message', 'review', 'profile', 'appeal'] as const
export type CaseKind = (typeof caseKinds)[number]

/**
 * Decisions on a case. `approve`: it may be shown, or the appeal is right; `reject`: it may not, or the decision stands;
 * `ask`: its owner is asked something first; `move`: an advert is approved in another subcategory.
 */
export const caseDecisions = ['approve', 'reject', 'suspend', 'ask', 'move'] as const
export type CaseDecision = (typeof caseDecisions)[number]

/** Hours within which a case is to be decided. */
export const queuePromiseHours: Readonly<Record<QueueName, number>> = {
  new: 4,
  edited: 4,
  reported: 24,
  messages: 2,
  reviews: 48,
  appeals: 7 * 24,
}

/** Hours within which a ticket is to be answered, and a person who asked for it to be called. */
export const ticketPromiseHours = 24
export const callbackPromiseHours = 24

/** Rules that an advert can break, in the order of their number keys, with the field that usually does. */
export const decisionRules = [
  { code: 'forbidden_goods', field: 'title' },
  { code: 'suspected_fraud', field: 'description' },
  { code: 'contacts_in_text', field: 'description' },
  { code: 'wrong_category', field: 'subcategory' },
  { code: 'duplicate_advert', field: 'title' },
  { code: 'price_suspicious', field: 'price' },
  { code: 'photo_unfit', field: 'images' },
  { code: 'text_misleading', field: 'title' },
  { code: 'offensive_text', field: 'description' },
] as const
export type RuleCode = (typeof decisionRules)[number]['code']

/** Rules that a review can break, in the order of their number keys. */
export const rulesOfReviews = [
  { code: 'offensive_text', field: 'text' },
  { code: 'text_misleading', field: 'text' },
  { code: 'contacts_in_text', field: 'text' },
  { code: 'suspected_fraud', field: 'text' },
] as const satisfies readonly { readonly code: RuleCode; readonly field: ReasonField }[]

/** The rules that a case of a kind can break. */
export function rulesOf(
  kind: CaseKind,
): readonly { readonly code: RuleCode; readonly field: ReasonField }[] {
  return kind === 'review' ? rulesOfReviews : decisionRules
}

/** What a reason can be about: a field of an advert, or the words of a review. */
export type ReasonField = (typeof reasonFields)[number]

/** Fields of an advert that a reason can be about. */
export const decisionFields = [
  'title',
  'description',
  'price',
  'images',
  'subcategory',
  'attributes',
  'place',
  'address',
] as const
export const reasonFields = [...decisionFields, 'text'] as const
