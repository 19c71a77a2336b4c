import type { ReportSubject } from '#contract/people/reports.ts'

/** What a report is about; each kind has its own words for the reasons. */
export interface Reported {
  readonly subject: ReportSubject
  readonly id: string
}
