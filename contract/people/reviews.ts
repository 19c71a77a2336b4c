import * as z from 'zod'
import { call } from '../call.ts'
import { flagTextMaxLength, reviewAnswerMaxLength, reviewMaxLength } from '../limits.ts'
import { ReasonShape } from '../rules/advert/advert-reasons.ts'
import { PersonShape } from './person.ts'
import { Id, Offset, PageSize, Paragraphs, Text, Token } from '../shapes.ts'

const path = '/reviews/manage_reviews.php'
const token = { token: Token.optional() }
/** One to five, as a number or a digit; what is missing or out of bounds has its own refusal. */
const Stars = z.union([z.number().min(-100).max(100), Text(10)]).optional()
const ReviewText = Paragraphs(reviewMaxLength).default('')
const page = { startID: Offset.default(0), itemsNum: PageSize.default(10) }

/** Why a review is flagged (D37, D38): 10 is anything else, in words. */
export const flagCodes = [1, 2, 3, 4, 5, 6, 10] as const
const FlagCode = z.union([
  z.literal(flagCodes),
  z
    .enum(['1', '2', '3', '4', '5', '6', '10'])
    .transform((text) => flagCodes.find((code) => String(code) === text) ?? 10),
])
export type FlagCode = (typeof flagCodes)[number]

const RatingShape = z.object({
  /** With one decimal; null without reviews. */
  average: z.number().nullable(),
  count: z.int().nonnegative(),
  /** Reviews with one star, two, … five. */
  distribution: z.array(z.int().nonnegative()).length(5),
})
export type Rating = z.infer<typeof RatingShape>

export const ReviewShape = z.object({
  id: z.int(),
  author: PersonShape,
  /** Who is reviewed. */
  subject: PersonShape,
  stars: z.int().min(1).max(5),
  text: z.string(),
  /** What it was about: title of the advert when they began to talk. */
  title: z.string(),
  /** Null unless the advert is public. */
  advertId: z.string().nullable(),
  /** ISO 8601, UTC, as all times here. */
  writtenAt: z.string(),
  editedAt: z.string().nullable(),
  /** Of the reviewed person. */
  answer: z.object({ text: z.string(), at: z.string() }).nullable(),
  /** Until when its author can change it; null for everybody else, and after that. */
  editableUntil: z.string().nullable(),
  /** An own review that nobody else sees before this time, unless the other side writes one. */
  sealedUntil: z.string().nullable(),
  /** An own review that a moderator has hidden. */
  isHidden: z.boolean(),
  /** Why; empty for one that is not hidden. */
  hiddenReasons: z.array(ReasonShape),
  canAnswer: z.boolean(),
  /** The reviewed person flags, everybody else but the author reports. */
  canFlag: z.boolean(),
  canReport: z.boolean(),
})
export type Review = z.infer<typeof ReviewShape>

/** A deal that the reader can review. */
const WaitingShape = z.object({
  advertId: z.string(),
  title: z.string(),
  /** Name of the main photo, or empty. */
  image: z.string(),
  person: PersonShape,
})
export type WaitingReview = z.infer<typeof WaitingShape>

const reviews = { items: z.array(ReviewShape), count: z.int().nonnegative() }

export const reviewCalls = {
  listReviews: call({
    path,
    action: 'listReviews',
    summary: 'List the reviews of a person, newest first, with their average and distribution',
    auth: 'anyone',
    replica: 'reads',
    input: { ...token, userId: Id, ...page },
    output: { ...reviews, rating: RatingShape },
  }),
  getRating: call({
    path,
    action: 'getRating',
    summary: 'Get the average of the reviews of a person',
    auth: 'anyone',
    replica: 'reads',
    input: { ...token, userId: Id },
    output: { rating: RatingShape },
  }),
  listOwnReviews: call({
    path,
    action: 'listOwnReviews',
    summary: 'List reviews that one has received or written, newest first',
    auth: 'user',
    member: { right: 'messages' },
    input: { ...token, side: z.enum(['received', 'written']), ...page },
    output: reviews,
  }),
  listWaiting: call({
    path,
    action: 'listWaiting',
    summary: 'List deals of the last three months that one can review',
    auth: 'user',
    member: { right: 'messages' },
    input: token,
    output: { items: z.array(WaitingShape) },
  }),
  postReview: call({
    path,
    action: 'postReview',
    summary:
      'Review a person after a conversation in which both wrote, or an accepted offer; once an advert',
    auth: 'user',
    member: { right: 'messages', act: 'reviewWritten' },
    input: { ...token, advertId: Id, userId: Id, stars: Stars, text: ReviewText },
    output: { review: ReviewShape },
  }),
  editReview: call({
    path,
    action: 'editReview',
    summary: 'Change an own review within fourteen days',
    auth: 'user',
    member: { right: 'messages', act: 'reviewWritten' },
    input: { ...token, reviewId: Id, stars: Stars, text: ReviewText },
    output: { review: ReviewShape },
  }),
  answerReview: call({
    path,
    action: 'answerReview',
    summary: 'Answer a received review, once',
    auth: 'user',
    member: { right: 'messages', act: 'reviewWritten' },
    input: { ...token, reviewId: Id, text: Paragraphs(reviewAnswerMaxLength) },
    output: { review: ReviewShape },
  }),
  flagReview: call({
    path,
    action: 'flagReview',
    summary: 'Flag a review of oneself for a moderator, who alone can hide it; once',
    auth: 'user',
    member: { right: 'messages', act: 'reported' },
    input: {
      ...token,
      reviewId: Id,
      code: FlagCode,
      /** Required for the code 10. */
      text: Paragraphs(flagTextMaxLength).default(''),
    },
    output: {},
  }),
}
