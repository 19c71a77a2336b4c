import type { MatchingArticle, TicketTopic } from '#contract/help-desk.ts'
import type { Lang } from '#contract/languages.ts'
import { matchingArticles } from '#contract/limits.ts'
import { findParagraphs } from '../content/service.ts'
import type { Deps } from '../deps.ts'
import { topicTexts } from './mails/texts.ts'

/** Below it a paragraph only shares a word with the question. */
const scoreMin = 0.4
const excerptLength = 280

/** Articles that may answer a question, or what people ask of the topic; best first, each with its best paragraph. */
export async function matchArticles(
  deps: Pick<Deps, 'sql'>,
  asked: { readonly topic: TicketTopic; readonly question: string; readonly lang: Lang },
): Promise<MatchingArticle[]> {
  const { topic, lang } = asked
  const question = asked.question.trim() || topicTexts[lang][topic].question
  const found = await findParagraphs(deps, question, lang, matchingArticles)
  return found
    .filter(({ score }) => score >= scoreMin)
    .map(({ slug, title, heading, anchor, text }) => ({
      title: heading || title,
      text: excerptOf(text),
      address: `/article/${slug}#${anchor}`,
    }))
}

/** Whole words of the beginning. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= excerptLength) return line
  return `${line.slice(0, excerptLength).replace(/\s+\S*$/, '')}…`
}
