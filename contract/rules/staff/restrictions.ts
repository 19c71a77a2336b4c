/** What staff can decide about an account; a warning restricts nothing. */
export const restrictionKinds = ['warning', 'posting', 'messages', 'ban'] as const
export type RestrictionKind = (typeof restrictionKinds)[number]
