import * as z from 'zod'
import { call } from '../call.ts'
import { articleCommentMax, articlesFound } from '../limits.ts'
import {
  Flag,
  LabelsShape,
  Language,
  Paragraphs,
  SearchText,
  Slug,
  Token,
  wholeNumber,
} from '../shapes.ts'

/** Groups of the index of articles, in their order. */
export const articleTopics = ['start', 'account', 'selling', 'buying', 'safety', 'rules'] as const
export type ArticleTopic = (typeof articleTopics)[number]

const ArticleItemShape = z.object({
  slug: z.string(),
  topic: z.enum(articleTopics),
  labels: LabelsShape,
  descriptions: LabelsShape,
})
export type ArticleItem = z.infer<typeof ArticleItemShape>

const FoundShape = z.object({
  slug: z.string(),
  /** Title of the article. */
  title: z.string(),
  /** Heading of the paragraph that answers; may be empty. */
  heading: z.string(),
  /** Id of that paragraph on the article's page. */
  anchor: z.string(),
  /** Beginning of the paragraph. */
  text: z.string(),
})
export type FoundArticle = z.infer<typeof FoundShape>

const path = '/pages/get_pages.php'

export const articleCalls = {
  listArticles: call({
    path,
    action: 'listArticles',
    summary: 'List all information pages with their topics, those of no footer menu too',
    auth: 'anyone',
    cost: 'low',
    input: {},
    output: { items: z.array(ArticleItemShape) },
  }),
  searchArticles: call({
    path,
    action: 'searchArticles',
    summary: 'Find the articles that answer a question, best first',
    auth: 'anyone',
    replica: 'unaffected',
    input: { search: SearchText, lang: Language },
    output: { items: z.array(FoundShape).max(articlesFound) },
  }),
  rateArticle: call({
    path: '/pages/rate_article.php',
    summary: 'Say whether an article helped; counts once a person and version',
    auth: 'visitor',
    input: {
      slug: Slug,
      version: wholeNumber(1, 100_000),
      hasHelped: Flag,
      text: Paragraphs(articleCommentMax).optional(),
      token: Token.optional(),
    },
    output: {},
  }),
}
