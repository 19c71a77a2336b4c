import type { RefusalCode } from '#contract/refusals.ts'
import type { Deps } from '#domains/deps.ts'
import type { Given, GivenStaff, GivenUser } from '#tests/support/market/builders.ts'

/** Somebody whom staff act on, and what belongs to them. */
export interface StaffScene {
  readonly deps: Deps
  readonly given: Given
  /** Who makes the call. */
  readonly staff: GivenStaff
  readonly person: GivenUser
}

export interface StaffRow {
  /** A good payload, without the code of a call that takes one each time. */
  readonly fields: (scene: StaffScene) => object | Promise<object>
  readonly refusal?: RefusalCode
}
