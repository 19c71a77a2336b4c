import * as z from 'zod'
import { advertStatuses } from '../adverts/adverts.ts'
import { call } from '../call.ts'
import { maxPageSize, reasonTextMax } from '../limits.ts'
import { casesAtOnce, reasonsOfDecision, suspensionDaysMax } from '../rules/moderation/limits.ts'
import { staffConflicts } from '../rules/staff/conflicts.ts'
import { ReasonShape } from '../rules/advert/advert-reasons.ts'
import {
  caseDecisions,
  caseKinds,
  decisionRules,
  queueNames,
  reasonFields,
} from '../rules/moderation/queues.ts'
import {
  Currency,
  Id,
  Language,
  LabelsShape,
  ListOf,
  PageSize,
  Paragraphs,
  Slug,
  Text,
  Token,
  wholeNumber,
} from '../shapes.ts'

const path = '/admin/moderation.php'
const staff = { path, auth: 'staff', right: 'moderation' } as const
const token = Token.optional()

const Queue = z.enum(queueNames)
const Kind = z.enum(caseKinds)
const key = { queue: Queue, kind: Kind, id: Id }
/** Stamp of the content that a moderator has seen; another one refuses a decision. */
const Seen = Text(80)

const Line = z.object({
  kind: Kind,
  id: z.int(),
  /** ISO 8601, UTC: since when the case waits. */
  since: z.string(),
  title: z.string(),
  /** Username of the owner or author; empty when gone. */
  owner: z.string(),
  /** Name of a photo; null without one. */
  image: z.string().nullable(),
  reasons: z.array(ReasonShape),
  seen: z.string(),
  /** Username of a colleague who works on it. */
  claimedBy: z.string().nullable(),
  /** Why the reader may not decide on it; of an own one also because it appeals against their decision. */
  conflict: z.enum(staffConflicts).nullable(),
})
export type CaseLine = z.infer<typeof Line>

const TextsShape = z.record(
  z.enum(['ro', 'ru', 'en']),
  z.object({ title: z.string(), description: z.string() }),
)

const Content = z.object({
  texts: TextsShape,
  price: z.number(),
  currency: Currency,
  /** Labels of the subcategory; null without one. */
  subcategory: LabelsShape.nullable(),
  attributes: z.array(z.object({ label: LabelsShape, value: LabelsShape })),
  /** Names of the photos. */
  images: z.array(z.string()),
})
export type CaseContent = z.infer<typeof Content>

const LikeAdvert = z.object({
  id: z.int(),
  title: z.string(),
  owner: z.string(),
  price: z.number(),
  currency: Currency,
  image: z.string().nullable(),
  /** A photo of the case and the one that is like it; null without any. */
  photos: z.object({ own: z.string(), other: z.string() }).nullable(),
  /** Why it is like this one: the same photo, almost the same text, or the same thing. */
  because: z.enum(['photo', 'text', 'kind']),
})

const AdvertCase = Content.extend({
  status: z.enum(advertStatuses),
  language: Language,
  subcategorySlug: z.string().nullable(),
  place: LabelsShape.nullable(),
  address: z.string(),
  publishedAt: z.string().nullable(),
  /** What the rules or people held against it. */
  reasons: z.array(ReasonShape),
  /** The review rules that hold it, and those on trial that would. */
  rules: z.array(
    z.object({
      ruleId: z.int(),
      field: z.string(),
      names: LabelsShape,
      explanations: LabelsShape,
      isTrial: z.boolean(),
    }),
  ),
  /** The content before, to compare with; null for a first publication. */
  before: Content.extend({ kind: z.enum(['approved', 'refused']), savedAt: z.string() }).nullable(),
  like: z.array(LikeAdvert),
  /** Prices of comparable adverts in lei; null when there are too few. */
  market: z
    .object({ count: z.int(), median: z.number(), low: z.number(), high: z.number() })
    .nullable(),
  /** Decisions before, newest first. */
  decisions: z.array(
    z.object({
      decision: z.string(),
      reasons: z.array(ReasonShape),
      by: z.string().nullable(),
      at: z.string(),
    }),
  ),
  question: z.object({ question: z.string(), answer: z.string().nullable() }).nullable(),
})

const Owner = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  isCompany: z.boolean(),
  language: Language,
  registeredAt: z.string(),
  status: z.string(),
  hasPhone: z.boolean(),
  /** Adverts that are public, and all that ever were. */
  activeAdverts: z.int(),
  publishedAdverts: z.int(),
  /** Decisions against their adverts. */
  refusedAdverts: z.int(),
  /** Reports of them and their adverts: upheld, and all. */
  upheldReports: z.int(),
  reports: z.int(),
})

const ReportLine = z.object({ code: z.int(), text: z.string(), weight: z.number() })

const MessageLine = z.object({
  ...{ username: z.string(), sentAt: z.string(), text: z.string() },
  /** How many it carries. */
  photos: z.int(),
  isReported: z.boolean(),
})

const CaseShape = z.object({
  ...{ queue: Queue, kind: Kind, id: z.int(), since: z.string(), seen: z.string() },
  /** What can be decided on it, in the order of the buttons. */
  decisions: z.array(z.enum(caseDecisions)),
  owner: Owner.nullable(),
  advert: AdvertCase.nullable(),
  /** A held message alone, or a reported one with its neighbours; empty for every other kind. */
  messages: z.array(MessageLine),
  /** Usernames of who wrote it and of whom, what it is about, and the answer of the latter; null once it is erased. */
  review: z
    .object({
      ...{ author: z.string(), subject: z.string(), stars: z.int(), title: z.string() },
      ...{ text: z.string(), answer: z.string().nullable() },
    })
    .nullable(),
  /** Kinds of fraud that a message is held for. */
  warnings: z.array(z.string()),
  reports: z.array(ReportLine),
  appeal: z
    .object({
      text: z.string(),
      createdAt: z.string(),
      dueAt: z.string(),
      decision: z.string(),
      reasons: z.array(ReasonShape),
      decidedAt: z.string(),
      decidedBy: z.string().nullable(),
    })
    .nullable(),
  /** Words for the owner in the owner's language, by rule; a moderator may change them. */
  templates: z.record(z.string(), z.string()),
})
export type ModerationCase = z.infer<typeof CaseShape>

const Reason = z.object({
  field: z.enum(reasonFields),
  code: z.enum(decisionRules.map(({ code }) => code)),
  text: Paragraphs(reasonTextMax).optional(),
})

/** What a decision says besides itself. */
const details = {
  decision: z.enum(caseDecisions),
  reasons: ListOf(Reason, reasonsOfDecision, 4_000).optional(),
  /** Days of a suspension; absent: for good. */
  days: wholeNumber(1, suspensionDaysMax).optional(),
  subcategory: Slug.optional(),
  /** A question to the owner, the answer to an appeal, or a note for the audit log. */
  text: Paragraphs(1_000).optional(),
}

const acts = ['case.decide'] as const

export const moderationCalls = {
  listQueues: call({
    ...{ ...staff, acts: [] },
    action: 'listQueues',
    summary: 'List the queues of moderation with their lengths and the age of the oldest case',
    input: { token },
    output: {
      queues: z.array(
        z.object({
          queue: Queue,
          count: z.int(),
          /** Cases older than promised. */
          late: z.int(),
          /** ISO 8601, UTC; null for an empty queue. */
          oldestAt: z.string().nullable(),
          promiseHours: z.number(),
        }),
      ),
    },
  }),
  listCases: call({
    ...{ ...staff, acts: [] },
    action: 'listCases',
    summary: 'List the cases of a queue, oldest first',
    input: { token, queue: Queue, after: Text(60).optional(), itemsNum: PageSize.default(50) },
    output: { items: z.array(Line).max(maxPageSize), next: z.string().nullable() },
  }),
  /** Without a case of its own: the queue is empty, or colleagues work on all that is left. */
  nextCase: call({
    ...{ ...staff, acts: [] },
    action: 'nextCase',
    summary: 'Claim the next free case of a queue, after those that are held already',
    input: { token, queue: Queue, skip: ListOf(Text(40), casesAtOnce, 4_000).optional() },
    output: { case: CaseShape.nullable() },
  }),
  openCase: call({
    ...{ ...staff, acts: [] },
    action: 'openCase',
    summary: 'Claim a case of a queue',
    input: { token, ...key },
    output: { case: CaseShape },
  }),
  releaseCase: call({
    ...{ ...staff, acts: [] },
    action: 'releaseCase',
    summary: 'Give a claimed case back to its queue',
    input: { token, kind: Kind, id: Id },
    output: { done: z.boolean() },
  }),
  decideCases: call({
    ...{ ...staff, acts },
    action: 'decideCases',
    summary: 'Decide on cases of a queue; carried out when it can no longer be undone',
    input: {
      ...{ token, queue: Queue },
      cases: ListOf(z.object({ kind: Kind, id: Id, seen: Seen }), casesAtOnce, 10_000),
      ...details,
    },
    output: {
      /** One a case that was decided on, for undoing it. */
      actions: z.array(z.object({ action: z.int(), kind: Kind, id: z.int() })),
      /** ISO 8601, UTC */
      undoUntil: z.string(),
      /** Cases that were left, with the code of the refusal. */
      refused: z.array(z.object({ kind: Kind, id: z.int(), code: ReasonShape.shape.code })),
    },
  }),
  undoDecisions: call({
    ...{ ...staff, acts: ['case.undo'] },
    action: 'undoDecisions',
    summary: 'Take own decisions back that were not carried out yet',
    input: { token, actions: ListOf(Id, casesAtOnce, 600) },
    /** The cases that wait again. */
    output: { undone: z.array(z.object({ kind: Kind, id: z.int() })) },
  }),
}
