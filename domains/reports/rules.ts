import { dayMs } from '#contract/rules/durations.ts'

/** What is known of a user who reported an object. */
export interface Reporter {
  /** Not deleted, banned or inactive. */
  readonly isActive: boolean
  readonly registeredAt: Date
  readonly hasPhone: boolean
  /** Earlier reports of the user that a moderator has decided. */
  readonly decided: number
  /** Of these, the ones that were right. */
  readonly upheld: number
}

/** Days after which the age of an account adds no more weight, and the share that a new one begins with. */
const trustedAfterDays = 30
const newAccountShare = 0.1
const unverifiedShare = 0.5
/** Imaginary decided reports, half of them right, that every user begins with: one right report proves little. */
const priorDecided = 4
/** However good the record, it takes three people to reach the threshold. */
const recordMax = 1.5
const visitorWeight = 0.1
const visitorsMax = 1

/**
 * Weight of a user's report: `age × phone × record`. Age grows linearly from 0.1 on the first day to 1 after 30 days;
 * phone is 1 with a verified number, else 0.5; record is twice the share of upheld reports, smoothed:
 * `2 (upheld + 2) / (decided + 4)`, at most 1.5. A trusted user without a record weighs 1, a closed account
 * nothing.
 */
function weightOf(reporter: Reporter, now: Date): number {
  const { isActive, registeredAt, hasPhone, decided, upheld } = reporter
  if (!isActive) return 0
  const days = (now.getTime() - registeredAt.getTime()) / dayMs
  const age = Math.min(1, Math.max(newAccountShare, days / trustedAfterDays))
  const phone = hasPhone ? 1 : unverifiedShare
  const record = (2 * (upheld + priorDecided / 2)) / (decided + priorDecided)
  return age * phone * Math.min(recordMax, record)
}

/**
 * Sum of the weights of the reports of one object. A visitor, who costs nothing to be, weighs 0.1; all of them
 * together weigh at most as much as one trusted user.
 */
export function totalWeight(users: readonly Reporter[], visitors: number, now: Date): number {
  const ofUsers = users.reduce((sum, user) => sum + weightOf(user, now), 0)
  return ofUsers + Math.min(visitorsMax, visitors * visitorWeight)
}
