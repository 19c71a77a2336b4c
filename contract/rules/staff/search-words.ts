/**
 * What a group of words says: all its names mean the same; who searches one of the names also finds others; things of
 * these names lie in a subcategory.
 */
export const wordKinds = ['same', 'wider', 'things'] as const
export type WordKind = (typeof wordKinds)[number]

/** Names in one list of a group, and the length of a name. */
export const namesMax = 20
export const searchNameMax = 40
/** Groups that staff may add: each is part of what every search is understood by. */
export const wordGroupsMax = 2_000
/** Queries in one trial, and how many of the first answers are compared. */
export const trialQueries = 5
export const trialAnswers = 10
/** Trials of a member of staff in an hour: each takes about a second of work. */
export const trialsPerHour = 120

/** A name as it may be searched: words of letters and digits, with a sign inside. */
export const searchNamePattern = /^[\p{L}\p{N}]+(?:[ .+&'-]{1,2}[\p{L}\p{N}]+)*\+{0,2}$/u
