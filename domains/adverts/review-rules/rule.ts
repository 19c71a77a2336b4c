import type { Labels, Lang } from '#contract/languages.ts'
import type { ReviewRuleCode, RuleKind, RuleMode } from '#contract/rules/moderation/review-rules.ts'

/** Phrases in the notation of `isPhrase`. */
export interface RuleWords {
  readonly phrases: readonly string[]
  /** Context in which a phrase is harmless (a glue gun) or denied. */
  readonly unless: readonly string[]
  /** Context that overrides `unless`. */
  readonly always: readonly string[]
}

/** What staff may change of a rule. */
export interface RuleContent {
  readonly kind: RuleKind
  readonly mode: RuleMode
  /** False: it counts only together with another rule. */
  readonly isEnough: boolean
  readonly code: ReviewRuleCode
  readonly names: Labels
  readonly explanations: Labels
  readonly categories: readonly string[]
  readonly languages: readonly Lang[]
  /** Parameters of the kind, as `ruleNumbers` names them. */
  readonly numbers: Readonly<Record<string, number>>
  readonly words: RuleWords
}

export interface ReviewRule extends RuleContent {
  readonly id: number
  /** Of a rule of db/data/review-rules.json. */
  readonly slug: string | null
  readonly version: number
  /** By staff: the file no longer changes it. */
  readonly isChanged: boolean
  readonly changedBy: string | null
  readonly changedAt: Date
}

/** A rule that found something. */
export interface Hit {
  readonly rule: ReviewRule
  readonly field: string
}

export interface AdvertHit extends Hit {
  readonly advertId: number
}
