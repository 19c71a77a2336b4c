import * as z from 'zod'
import { call } from '../call.ts'
import { appealTextMax, questionAnswerMax } from '../rules/moderation/limits.ts'
import { decisions } from '../people/notifications.ts'
import { ReasonShape } from '../rules/advert/advert-reasons.ts'
import { Id, Paragraphs, Token } from '../shapes.ts'
import { advertStatuses } from './adverts.ts'

const path = '/adverts/statements.php'
const token = Token.optional()

/** A decision on an own advert: what, why, until when, and what can be done about it. */
const StatementShape = z.object({
  id: z.int(),
  decision: z.enum(decisions),
  reasons: z.array(ReasonShape),
  /** ISO 8601, UTC */
  decidedAt: z.string(),
  /** End of a suspension; null: for good, or no suspension. */
  suspendedUntil: z.string().nullable(),
  /** Until when it can be appealed against; null: it cannot, or was. */
  appealUntil: z.string().nullable(),
  appeal: z
    .object({
      text: z.string(),
      state: z.enum(['open', 'upheld', 'rejected']),
      createdAt: z.string(),
      /** Until when an answer is promised. */
      dueAt: z.string(),
      /** Empty without one. */
      answer: z.string(),
    })
    .nullable(),
})
export type AdvertStatement = z.infer<typeof StatementShape>

export const statementCalls = {
  listStatements: call({
    path,
    action: 'listStatements',
    summary: 'List the decisions on an own advert with their reasons, newest first',
    auth: 'user',
    member: { right: 'adverts' },
    input: { token, advertId: Id },
    output: {
      title: z.string(),
      status: z.enum(advertStatuses),
      statements: z.array(StatementShape),
      /** What a moderator asks and nobody has answered; null: nothing. */
      question: z.string().nullable(),
    },
  }),
  appeal: call({
    path,
    action: 'appeal',
    summary: 'Appeal against a decision on an own advert, once; somebody else decides',
    auth: 'user',
    member: { right: 'adverts', act: 'decisionAppealed' },
    input: { token, decisionId: Id, text: Paragraphs(appealTextMax) },
    /** ISO 8601, UTC: until when an answer is promised. */
    output: { dueAt: z.string() },
  }),
  answerQuestion: call({
    path,
    action: 'answerQuestion',
    summary: 'Answer the question of a moderator about an own advert',
    auth: 'user',
    member: { right: 'adverts', act: 'decisionAppealed' },
    input: { token, advertId: Id, text: Paragraphs(questionAnswerMax) },
    output: { done: z.boolean() },
  }),
}
