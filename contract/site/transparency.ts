import * as z from 'zod'
import { call } from '../call.ts'
import { reportCodes, reportSubjects } from '../people/reports.ts'
import { decisions } from '../people/notifications.ts'
import { restrictionKinds } from '../rules/staff/restrictions.ts'
import { Text } from '../shapes.ts'

const Count = z.int().nonnegative()

/** Numbers of one month, by the fields of DSA 15 and 24 that apply. */
export const ReportShape = z.object({
  /** DSA 15 (1) (b): what was reported, and by whom. */
  reports: z.array(
    z.object({ subject: z.enum(reportSubjects), code: z.literal(reportCodes), count: Count }),
  ),
  reportsOfVisitors: Count,
  /** Reports that were decided in the month; all by people. */
  reportsUpheld: Count,
  reportsRejected: Count,
  /** From a report to its decision; null without one. */
  reportMedianHours: z.number().nullable(),
  /** Adverts that were hidden by themselves because of several reports, until a person decided. */
  hiddenByReports: Count,
  /**
   * Adverts that review rules held until a person decided, and those whose owners had to change them first; absent in
   * reports from before these were counted.
   */
  heldByRules: Count.optional(),
  refusedByRules: Count.optional(),
  /** DSA 15 (1) (c): decisions on adverts; `unsuspend` by time alone. */
  decisions: z.array(z.object({ decision: z.enum(decisions), count: Count })),
  decisionsByTime: Count,
  /** Reasons of decisions against adverts, of which one may have several. */
  rules: z.array(z.object({ rule: z.string(), count: Count })),
  /** DSA 15 (1) (d): appeals against decisions. */
  appeals: Count,
  appealsUpheld: Count,
  appealsRejected: Count,
  appealMedianHours: z.number().nullable(),
  appealsLate: Count,
  /** DSA 24 (1) (b): restrictions of accounts. */
  restrictions: z.array(z.object({ kind: z.enum(restrictionKinds), count: Count })),
  /** DSA 24 (2): accounts that were used in the month. */
  activeAccounts: Count,
})
export type TransparencyReport = z.infer<typeof ReportShape>

/** Calls on the reports of transparency. */
export const transparencyCalls = {
  getTransparency: call({
    path: '/transparency/get_report.php',
    summary:
      'Get the transparency report of a month, the last finished one unless given, and which there are',
    auth: 'anyone',
    input: {
      /** YYYY-MM */
      month: Text(7)
        .pipe(
          z
            .string()
            .max(7)
            .regex(/^20\d\d-(0[1-9]|1[0-2])$/),
        )
        .optional(),
    },
    output: {
      /** YYYY-MM, newest first. */
      months: z.array(z.string()),
      month: z.string().nullable(),
      report: ReportShape.nullable(),
    },
  }),
}
