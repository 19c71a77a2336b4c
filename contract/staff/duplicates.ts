import * as z from 'zod'
import { call } from '../call.ts'
import { reasonTextMax } from '../limits.ts'
import { mergedAtOnce } from '../rules/moderation/limits.ts'
import { Currency, Flag, Id, Language, ListOf, Paragraphs, Token } from '../shapes.ts'

const path = '/admin/duplicates.php'
const staff = { path, auth: 'staff', right: 'moderation' } as const
const token = Token.optional()

const LineShape = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(['active', 'review', 'archived']),
  price: z.number(),
  currency: Currency,
  /** Name of the first photo. */
  image: z.string().nullable(),
  /** ISO 8601, UTC */
  publishedAt: z.string().nullable(),
  views: z.int(),
  favorites: z.int(),
  conversations: z.int(),
  promotions: z.int(),
  /** What it has in common with the advert; null for itself, and where it is only of the same owner. */
  because: z.enum(['photo', 'text']).nullable(),
})
export type DuplicateLine = z.infer<typeof LineShape>

const MergeShape = z.object({
  id: z.int(),
  advertId: z.int(),
  title: z.string(),
  keptId: z.int(),
  mergedBy: z.string().nullable(),
  mergedAt: z.string(),
  canUndo: z.boolean(),
})
export type PastMerge = z.infer<typeof MergeShape>

const Effects = {
  adverts: z.int(),
  views: z.int(),
  favorites: z.int(),
  conversations: z.int(),
  promotions: z.int(),
}

/** Calls on adverts of one person that repeat each other. */
export const duplicateCalls = {
  listDuplicates: call({
    ...{ ...staff, acts: [] },
    action: 'list',
    summary: "List an advert's repetitions by its owner, and merges in force",
    input: { token, advertId: Id },
    output: {
      username: z.string(),
      /** Of the owner. */
      language: Language,
      title: z.string(),
      lines: z.array(LineShape),
      merges: z.array(MergeShape),
    },
  }),
  mergeAdverts: call({
    ...{ ...staff, acts: ['advert.merge'] },
    action: 'merge',
    summary: 'Merge adverts of one person into one of them, or say what that does',
    input: {
      ...{ token, keptId: Id, advertIds: ListOf(Id, mergedAtOnce, 300) },
      /** Words for the owner; needed unless it is a preview. */
      text: Paragraphs(reasonTextMax).default(''),
      isPreview: Flag.default(false),
    },
    output: { effects: z.object(Effects) },
  }),
  undoMerge: call({
    ...{ ...staff, acts: ['advert.unmerge'] },
    action: 'undo',
    summary: 'Make a merged advert what it was',
    input: { token, mergeId: Id },
    output: {},
  }),
}
