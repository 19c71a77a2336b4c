import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { OwnAdvert } from '../own-store.ts'
import { fieldsFound } from './finders.ts'
import { lookAt, type Circumstances } from './look.ts'
import type { Hit, ReviewRule } from './rule.ts'

/** What the rules say of an advert. */
export interface Judgement {
  /** Everything that was found, also by rules on trial. */
  readonly hits: readonly Hit[]
  /** Of these, what it is held or refused for. */
  readonly decisive: readonly Hit[]
  /** Of the rules that hold; also those that are not enough. */
  readonly reasons: readonly AdvertReason[]
  readonly needsReview: boolean
  /** The first that its owner has to change. */
  readonly refusal: { readonly code: RefusalCode; readonly field: string } | null
}

/** Rules that are not enough by themselves hold an advert together. */
const partsOfEnough = 2

/** Applies the rules to an advert; without circumstances, those on its texts alone. */
export function judge(
  rules: readonly ReviewRule[],
  advert: OwnAdvert,
  circumstances: Circumstances | null,
): Judgement {
  const look = lookAt(advert, circumstances)
  const hits = rules
    .filter((rule) => rule.mode !== 'off' && isInScope(rule, advert))
    .flatMap((rule) => fieldsFound(rule, look).map((field): Hit => ({ rule, field })))
  const holding = hits.filter(({ rule }) => rule.mode === 'hold')
  const enough = enoughOf(holding)
  const refused = hits.filter(({ rule }) => rule.mode === 'refuse')
  const [first] = refused
  return {
    ...{ hits, decisive: refused.length > 0 ? refused : enough },
    reasons: reasonsOf(holding),
    needsReview: enough.length > 0,
    refusal: first ? { code: first.rule.code, field: first.field } : null,
  }
}

function enoughOf(holding: readonly Hit[]): readonly Hit[] {
  const alone = holding.filter(({ rule }) => rule.isEnough)
  if (alone.length > 0) return alone
  const kinds = new Set(holding.map(({ rule }) => rule.kind))
  return kinds.size >= partsOfEnough ? holding : []
}

function isInScope(
  { categories }: ReviewRule,
  { categorySlug, subcategorySlug }: OwnAdvert,
): boolean {
  return (
    categories.length === 0 ||
    categories.some((one) => one === categorySlug || one === subcategorySlug)
  )
}

/** A new account alone is no reason that an owner could do something about. */
function reasonsOf(holding: readonly Hit[]): AdvertReason[] {
  const reasons = holding
    .filter(({ rule }) => rule.kind !== 'new_account' || rule.isEnough)
    .map(({ rule, field }): [string, AdvertReason] => [
      `${field}:${rule.code}`,
      { field, code: rule.code },
    ])
  return [...new Map(reasons).values()]
}
