/** Kinds of fraud that messages are examined for. */
export const fraudKinds = [
  'code',
  'card',
  'moved',
  'lookalike',
  'prepay',
  'courier',
  'paid',
  'offer',
] as const
export type FraudKind = (typeof fraudKinds)[number]
