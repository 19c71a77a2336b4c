import { articlesFound } from '#contract/limits.ts'
import type { Lang } from '#contract/languages.ts'
import type { FoundArticle } from '#contract/site/articles.ts'
import type { Deps } from '../../deps.ts'
import { findParagraphs } from '../paragraphs/find-paragraphs.ts'

/** Lower scores share a word with the question, no more. */
const leastScore = 0.4
const excerptLength = 240

/** Articles that answer a question in a language, best first, each with the paragraph that does. */
export async function searchArticles(
  deps: Pick<Deps, 'sql'>,
  question: string,
  language: Lang,
): Promise<FoundArticle[]> {
  const paragraphs = await findParagraphs(deps, question, language, articlesFound)
  return paragraphs.flatMap(({ score, text, ...found }) =>
    score < leastScore ? [] : [{ ...found, text: excerptOf(text) }],
  )
}

/** The beginning of a text, cut after a word. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= excerptLength) return line
  const cut = line.slice(0, excerptLength)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
