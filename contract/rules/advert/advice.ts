/** What an owner can mend so that an advert is found and answered more. No zod: browsers load this too. */
export const adviceKinds = [
  'no_photo',
  'few_photos',
  'price_above',
  'price_below',
  'no_price',
  'few_words',
  'short_title',
  'empty_fields',
  'one_language',
  'old',
  'seen_not_asked',
] as const
export type AdviceKind = (typeof adviceKinds)[number]

/** `count`: percent off the median, photos, words, fields, days or views; 0 where the kind says all. */
export interface Advice {
  readonly kind: AdviceKind
  readonly count: number
}
