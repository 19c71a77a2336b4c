import type { Lang } from '#contract/languages.ts'
import type { Deps } from '../../deps.ts'
import {
  articleIndex,
  type IndexedArticle,
  type IndexedBlock,
  type Paragraph,
} from './article-index.ts'
import { questionTerms, type Question, type QuestionTerm } from './question-terms.ts'
import { helpTopics, topicScores } from './topics.ts'

export interface FoundParagraph extends Paragraph {
  /** Above 0; from about 1 on the paragraph is likely to answer the question. */
  readonly score: number
}

/** Where a term is found, as a share of its rarity. */
const shares = {
  question: 1,
  heading: 0.9,
  title: 0.55,
  text: 0.6,
  also: 0.1,
  elsewhere: 0.25,
} as const
/** Of what the concepts of a question tell. */
const topicShare = 0.3

/**
 * The paragraphs that answer a question in a language: the best one of each article, best article first. A question may
 * be words, a sentence, misspelt, without diacritics, or Russian in Latin letters. Empty when no article has anything
 * of it.
 */
export async function findParagraphs(
  deps: Pick<Deps, 'sql'>,
  question: string,
  language: Lang,
  limit: number,
): Promise<FoundParagraph[]> {
  const index = await articleIndex(deps, language)
  const asked = await questionTerms(deps, question, { index, language })
  const { topics, rarity } = helpTopics()
  const scores = topicScores(topics, asked.concepts, rarity)
  return index.articles
    .flatMap((article) => bestOf(article, asked, scores.get(article.slug) ?? 0) ?? [])
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
}

function bestOf(
  article: IndexedArticle,
  { terms, weight }: Question,
  topicScore: number,
): FoundParagraph | null {
  const elsewhere = terms.map((term) => shareElsewhere(term, article))
  let best: { block: IndexedBlock; score: number } | null = null
  for (const block of article.blocks) {
    const score = terms.reduce((sum, term, at) => {
      const share = Math.max(shareIn(term, block, article), elsewhere[at] ?? 0)
      return sum + term.weight * share
    }, 0)
    if (!best || score > best.score) best = { block, score }
  }
  if (!best) return null
  const score = best.score / Math.max(weight, minWeight) + topicScore * topicShare
  if (score <= 0) return null
  const { slug, title, heading, anchor, text } = best.block
  return { slug, title, heading, anchor, text, score }
}

/** A question of one common word tells less than it would seem. */
const minWeight = 4

function shareIn({ keys }: QuestionTerm, block: IndexedBlock, { inTitle }: IndexedArticle): number {
  let share = 0
  for (const { key, likeness } of keys) {
    const found = [
      block.inHeading.has(key) ? shares[block.isQuestion ? 'question' : 'heading'] : 0,
      block.inText.has(key) ? shares.text : 0,
      inTitle.has(key) ? shares.title : 0,
    ]
    const places = found.filter(Boolean).length
    if (places === 0) continue
    share = Math.max(share, likeness * (Math.max(...found) + shares.also * (places - 1)))
  }
  return share
}

/** A term in another block of the article. */
function shareElsewhere({ keys }: QuestionTerm, { blocks }: IndexedArticle): number {
  const isFound = keys.some(({ key }) =>
    blocks.some(({ inHeading, inText }) => inText.has(key) || inHeading.has(key)),
  )
  return isFound ? shares.elsewhere : 0
}
