import * as z from 'zod'
import { call } from '../call.ts'
import { reportTextMax } from '../limits.ts'
import { Id, Offset, PageSize, Paragraphs, Token } from '../shapes.ts'

const path = '/reports/manage_reports.php'

/** What can be reported. */
export const reportSubjects = ['advert', 'profile', 'message', 'review'] as const
export type ReportSubject = (typeof reportSubjects)[number]

/**
 * Reasons of a report (D37): 1 fraud, 2 forbidden goods, 3 wrong category, 4 duplicate or spam, 5 sold, wrong price or
 * contacts, 6 offensive or illegal content, 10 other, with a text.
 */
export const reportCodes = [1, 2, 3, 4, 5, 6, 10] as const
export type ReportCode = (typeof reportCodes)[number]

/** The reason that needs a text. */
export const otherReason = 10

/** `open`: nobody has decided yet. */
export const reportStates = ['open', 'upheld', 'rejected'] as const
export type ReportState = (typeof reportStates)[number]

const Subject = z.enum(reportSubjects)
const Code = z.literal(reportCodes)
/** As sent by a form. */
const TypedCode = z.enum(['1', '2', '3', '4', '5', '6', '10']).transform(Number).pipe(Code)

/** A report, or the flag of a review, as its sender sees it. */
export const ReportShape = z.object({
  subject: Subject,
  /** Id of the advert, user, message or review. */
  id: z.int(),
  /** Title of the advert, also of a message's conversation, or username of a profile's or reviewed person; else empty. */
  title: z.string(),
  /** A review of the sender, whose title names its author. */
  isAboutSender: z.boolean(),
  /** Path without language; empty where there is nothing to see any more. */
  address: z.string(),
  code: Code,
  /** Empty without one. */
  text: z.string(),
  state: z.enum(reportStates),
  /** ISO 8601, UTC */
  createdAt: z.string(),
  /** Null while the report is open. */
  decidedAt: z.string().nullable(),
})
export type Report = z.infer<typeof ReportShape>

export const reportCalls = {
  sendReport: call({
    path,
    action: 'sendReport',
    summary: 'Report an advert, a profile, a message or a review; one report a person and object',
    auth: 'visitor',
    member: { right: 'messages', act: 'reported' },
    input: {
      subject: Subject,
      id: Id,
      code: z.union([Code, TypedCode]),
      text: Paragraphs(reportTextMax).optional(),
      token: Token.optional(),
    },
    /** False: this person has reported the object before, and nothing has changed. */
    output: { isNew: z.boolean() },
  }),
  listReports: call({
    path,
    action: 'listReports',
    summary: 'List own reports and flags of reviews with their outcomes, newest first',
    auth: 'user',
    member: { right: 'messages' },
    input: { token: Token.optional(), startID: Offset.default(0), itemsNum: PageSize.default(32) },
    output: { items: z.array(ReportShape), count: z.int() },
  }),
}
