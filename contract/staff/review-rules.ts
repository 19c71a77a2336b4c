import * as z from 'zod'
import { call } from '../call.ts'
import { staffReasonMax } from '../limits.ts'
import {
  explanationMax,
  reviewRuleCodes,
  ruleCategoriesMax,
  ruleKinds,
  ruleModes,
  ruleNameMax,
  rulePhraseMax,
  rulePhrasesMax,
  ruleTrialMax,
  ruleWordsMax,
} from '../rules/moderation/review-rules.ts'
import {
  Flag,
  Id,
  LabelsShape,
  Language,
  ListOf,
  Paragraphs,
  RecordOf,
  SingleLine,
  Slug,
  Text,
  Token,
  wholeNumber,
} from '../shapes.ts'

const path = '/admin/rules.php'
const token = Token.optional()
const reading = { path, auth: 'staff', right: 'moderation', acts: [] } as const

const Kind = z.enum(ruleKinds)
const Mode = z.enum(ruleModes)
const Code = z.enum(reviewRuleCodes)
const Numbers = z.record(z.string(), z.number())
const Words = z.object({
  phrases: z.array(z.string()),
  unless: z.array(z.string()),
  always: z.array(z.string()),
})

const RuleShape = z.object({
  id: z.int(),
  /** Of a rule that came with the product; null for one of the staff. */
  slug: z.string().nullable(),
  kind: Kind,
  mode: Mode,
  /** False: it counts only together with another rule. */
  isEnough: z.boolean(),
  code: Code,
  names: LabelsShape,
  /** What the owner reads before the advert is sent. */
  explanations: LabelsShape,
  /** Slugs of categories and subcategories; empty: all. */
  categories: z.array(z.string()),
  /** Languages of the texts; empty: all. */
  languages: z.array(Language),
  numbers: Numbers,
  words: Words,
  version: z.int(),
  changedBy: z.string().nullable(),
  /** ISO 8601, UTC */
  changedAt: z.string(),
})
export type ReviewRule = z.infer<typeof RuleShape>

const phrases = ListOf(Text(rulePhraseMax), rulePhrasesMax, ruleWordsMax + 4 * rulePhrasesMax)

const content = {
  kind: Kind,
  mode: Mode,
  isEnough: Flag.default(true),
  code: Code,
  name_ro: SingleLine(ruleNameMax),
  name_ru: SingleLine(ruleNameMax),
  name_en: SingleLine(ruleNameMax),
  explanation_ro: SingleLine(explanationMax),
  explanation_ru: SingleLine(explanationMax),
  explanation_en: SingleLine(explanationMax),
  categories: ListOf(Slug, ruleCategoriesMax, 4_000).default([]),
  languages: ListOf(Language, 3, 40).default([]),
  numbers: RecordOf(z.string().max(20), wholeNumber(1, 2_000), 4).default({}),
  phrases: phrases.default([]),
  unless: phrases.default([]),
  always: phrases.default([]),
}

const ReportLine = z.object({
  ruleId: z.int(),
  /** YYYY-MM, in Chișinău. */
  month: z.string(),
  /** Adverts that a rule on trial found. */
  tried: z.int(),
  held: z.int(),
  refused: z.int(),
  /** Of the held: approved, rejected for the reason of the rule, rejected for another, and not decided. */
  overruled: z.int(),
  upheld: z.int(),
  otherwise: z.int(),
  open: z.int(),
})
export type RuleReportLine = z.infer<typeof ReportLine>

const TrialAdvert = z.object({
  id: z.int(),
  title: z.string(),
  field: z.string(),
  status: z.string(),
})

/** Calls on the rules that look at adverts before everybody else does. */
export const reviewRuleCalls = {
  listRules: call({
    ...reading,
    action: 'list',
    summary: 'List the review rules',
    input: { token },
    output: { rules: z.array(RuleShape) },
  }),
  ruleReport: call({
    ...reading,
    action: 'report',
    summary:
      'Count by month what each review rule found, and how often moderators decided otherwise',
    input: { token },
    output: { lines: z.array(ReportLine) },
  }),
  tryRule: call({
    ...reading,
    action: 'try',
    summary: 'Count what a review rule would have found in the last published adverts',
    input: { token, ...content, adverts: wholeNumber(10, ruleTrialMax).default(500) },
    output: {
      looked: z.int(),
      found: z.int(),
      /** Of the found: those that a moderator has rejected or suspended. */
      refused: z.int(),
      examples: z.array(TrialAdvert),
    },
  }),
  saveRule: call({
    path,
    auth: 'staff',
    right: 'rules',
    acts: ['rule.save'],
    action: 'save',
    summary: 'Change a review rule, or add one',
    input: {
      token,
      /** Absent: a new rule. */
      ruleId: Id.optional(),
      /** The version that was changed; refused when there is a later one. */
      version: wholeNumber(0, 1_000_000).default(0),
      ...content,
      reason: Paragraphs(staffReasonMax).default(''),
    },
    output: { id: z.int(), version: z.int() },
  }),
}
