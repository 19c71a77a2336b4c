import * as z from 'zod'
import { call } from '../call.ts'
import { namesMax, searchNameMax, trialQueries, wordKinds } from '../rules/staff/search-words.ts'
import { Id, LabelsShape, SearchText, SingleLine, Slug, Token, wholeNumber } from '../shapes.ts'

const path = '/admin/search_words.php'
const staff = { path, auth: 'staff', right: 'content' } as const
const token = Token.optional()
const Version = wholeNumber(0, 1_000_000)

const WordGroupShape = z.object({
  id: z.int(),
  kind: z.enum(wordKinds),
  names: z.array(z.string()),
  finds: z.array(z.string()),
  subcategory: z.string(),
  version: z.int(),
  /** ISO 8601, UTC */
  changedAt: z.string(),
})
export type WordGroup = z.infer<typeof WordGroupShape>

const Names = z.array(SingleLine(searchNameMax)).max(namesMax)
const group = {
  /** 0: a new group. */
  id: wholeNumber(0, 2_147_483_647).default(0),
  kind: z.enum(wordKinds),
  names: Names,
  /** Of `wider`. */
  finds: Names.default([]),
  /** Slug, of `things`. */
  subcategory: Slug.default(''),
}

const AnswerShape = z.object({
  id: z.int(),
  title: z.string(),
  /** Null for an advert without one. */
  subcategory: LabelsShape.nullable(),
})
export type TrialAnswer = z.infer<typeof AnswerShape>

const TrialShape = z.object({
  query: z.string(),
  /** The first answers as they are and as they would be. */
  before: z.array(AnswerShape),
  after: z.array(AnswerShape),
})
export type SearchTrial = z.infer<typeof TrialShape>

/** Calls of editors on the words that searches are understood by. */
export const searchWordCalls = {
  listWords: call({
    ...staff,
    action: 'list',
    summary: 'List the groups of words that staff have added, the latest first',
    acts: [],
    input: { token },
    output: { groups: z.array(WordGroupShape) },
  }),
  tryWords: call({
    ...staff,
    action: 'try',
    summary: 'Get the first answers of queries without and with a group of words; nothing is saved',
    cost: 'high',
    acts: [],
    input: { ...group, queries: z.array(SearchText).max(trialQueries), token },
    output: { trials: z.array(TrialShape) },
  }),
  saveWords: call({
    ...staff,
    action: 'save',
    summary: 'Add or change a group of words',
    acts: ['words.save'],
    input: { ...group, version: Version.default(0), token },
    output: { id: z.int() },
  }),
  removeWords: call({
    ...staff,
    action: 'remove',
    summary: 'Remove a group of words',
    acts: ['words.remove'],
    input: { id: Id, version: Version, token },
    output: {},
  }),
}
