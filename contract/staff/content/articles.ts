import * as z from 'zod'
import { call } from '../../call.ts'
import { articleLengths } from '../../rules/content/editor-limits.ts'
import {
  Flag,
  LabelsShape,
  Paragraphs,
  SingleLine,
  Slug,
  Token,
  wholeNumber,
} from '../../shapes.ts'
import { articleTopics } from '../../site/articles.ts'

const path = '/admin/articles.php'
const token = Token.optional()

/** Menus of the footer. */
export const footerMenus = ['information', 'support'] as const
const Menu = z.enum(['', ...footerMenus])

const Revision = wholeNumber(0, 2_147_483_647)
const Version = wholeNumber(1, 100_000)
const allOf = (max: number) =>
  z.object({ ro: SingleLine(max), ru: SingleLine(max), en: SingleLine(max) })
const Texts = z.object({
  ro: Paragraphs(articleLengths.text),
  ru: Paragraphs(articleLengths.text),
  en: Paragraphs(articleLengths.text),
})

const place = {
  topic: z.enum(articleTopics),
  /** Menu of the footer; empty: in none. */
  menu: Menu,
  /** Whether visitors see it. */
  isPublished: z.boolean(),
}

const ListedShape = z.object({
  ...place,
  slug: z.string(),
  labels: LabelsShape,
  version: z.int(),
  /** ISO 8601, UTC */
  changedAt: z.string(),
  /** Whether the current version helped readers. */
  helped: z.int(),
  didNotHelp: z.int(),
})
export type ListedArticle = z.infer<typeof ListedShape>

const EditedShape = z.object({
  ...place,
  slug: z.string(),
  /** Counts changes; sent back with the next one. */
  revision: z.int(),
  /** The text is part of the program and cannot be changed here. */
  isFixed: z.boolean(),
  labels: LabelsShape,
  titles: LabelsShape,
  descriptions: LabelsShape,
  /** With the markup of `article-markup.ts`. */
  texts: LabelsShape,
})
export type EditedArticle = z.infer<typeof EditedShape>

const VersionShape = z.object({
  version: z.int(),
  /** ISO 8601, UTC */
  changedAt: z.string(),
  titles: LabelsShape,
  texts: LabelsShape,
})

const staff = { path, auth: 'staff', right: 'content' } as const

/** Calls by which editors change articles. */
export const articleEditorCalls = {
  listArticles: call({
    ...staff,
    action: 'list',
    summary: 'List the articles, hidden ones too, that have some words in any of their texts',
    acts: [],
    input: { search: SingleLine(100).optional(), token },
    output: { articles: z.array(ListedShape) },
  }),
  getArticle: call({
    ...staff,
    action: 'get',
    summary: 'Get an article as it is edited',
    acts: [],
    input: { slug: Slug, token },
    output: { article: EditedShape },
  }),
  listVersions: call({
    ...staff,
    action: 'versions',
    summary: 'List the versions of an article with their texts, newest first',
    acts: [],
    input: { slug: Slug, token },
    output: { versions: z.array(VersionShape) },
  }),
  saveArticle: call({
    ...staff,
    action: 'save',
    summary: 'Change an article, or write a new one with revision 0; refuses a stale revision',
    acts: ['article.create', 'article.save'],
    input: {
      slug: Slug,
      revision: Revision,
      topic: place.topic,
      menu: place.menu,
      isPublished: Flag,
      labels: allOf(articleLengths.label),
      titles: allOf(articleLengths.title),
      descriptions: allOf(articleLengths.description),
      texts: Texts,
      token,
    },
    output: { revision: z.int() },
  }),
  restoreArticle: call({
    ...staff,
    action: 'restore',
    summary: 'Give an article the titles and texts of an earlier version, as a new version',
    acts: ['article.restore'],
    input: { slug: Slug, revision: Revision, version: Version, token },
    output: { revision: z.int() },
  }),
}
