import type { RuleReportLine } from '#contract/staff/review-rules.ts'

/** What a rule found in all months of the report. */
export interface RuleSums {
  readonly found: number
  readonly overruled: number
  /** Held adverts that a moderator has decided on. */
  readonly decided: number
  readonly overruledPercent: number
}

export function sumsOf(lines: readonly RuleReportLine[], ruleId: number): RuleSums {
  const own = lines.filter((line) => line.ruleId === ruleId)
  const sum = (of: (line: RuleReportLine) => number): number =>
    own.reduce((all, line) => all + of(line), 0)
  const overruled = sum((line) => line.overruled)
  const decided = overruled + sum(({ upheld, otherwise }) => upheld + otherwise)
  return {
    found: sum(({ tried, held, refused }) => tried + held + refused),
    ...{ overruled, decided },
    overruledPercent: decided === 0 ? 0 : Math.round((100 * overruled) / decided),
  }
}
