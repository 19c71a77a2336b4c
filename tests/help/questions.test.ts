import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { answerQuestion } from '#domains/chatbot/service.ts'
import { findParagraphs } from '#domains/content/service.ts'
import type { Deps } from '#domains/deps.ts'
import { expect, test } from '#tests/support/test.ts'

const QuestionShape = z.strictObject({
  language: z.enum(['ro', 'ru', 'en']),
  question: z.string(),
  /** Slugs; any of them answers it. */
  articles: z.array(z.string()).min(1),
})
type Question = z.infer<typeof QuestionShape>

/** Written by somebody who had seen neither the code nor the articles. */
const questions = readFileSync(new URL('questions.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => QuestionShape.parse(JSON.parse(line)))

/** Share of questions with a right article among the first three; raised with the search, never lowered. */
const least = { all: 0.95, ofLanguage: 0.9, byBot: 0.9, language: 0.98 } as const

async function isAnswered(
  deps: Pick<Deps, 'sql'>,
  { question, language, articles }: Question,
): Promise<boolean> {
  const found = await findParagraphs(deps, question, language, 3)
  return found.some(({ slug }) => articles.includes(slug))
}

async function unansweredOf(
  deps: Pick<Deps, 'sql'>,
  asked: readonly Question[],
): Promise<Question[]> {
  const unanswered: Question[] = []
  for (const one of asked) if (!(await isAnswered(deps, one))) unanswered.push(one)
  return unanswered
}

test('nearly all questions find a right article among the first three', async ({ deps }) => {
  const unanswered = await unansweredOf(deps, questions)

  expect(1 - unanswered.length / questions.length).toBeGreaterThanOrEqual(least.all)
})

test.for(['ro', 'ru', 'en'] as const)(
  'questions in each language find them: %s',
  async (lang, { deps }) => {
    const asked = questions.filter(({ language }) => language === lang)
    const unanswered = await unansweredOf(deps, asked)

    expect(1 - unanswered.length / asked.length).toBeGreaterThanOrEqual(least.ofLanguage)
  },
)

test('the help bot answers in the language of the question, with a right article linked', async ({
  deps,
}) => {
  const visitor = { id: 'v', isRobot: false, device: '' }
  let linked = 0
  let inLanguage = 0
  for (const [at, { question, language, articles }] of questions.entries()) {
    const address = `2001:db8:${at.toString(16)}::1`
    const answer = await answerQuestion(
      deps,
      { user: null, visitor: { ...visitor, address } },
      { text: question, pageLanguage: language === 'ro' ? 'en' : 'ro' },
    )
    if (answer.language === language) inLanguage += 1
    if (
      articles.some((slug) => answer.links.some(({ path }) => path.startsWith(`/article/${slug}#`)))
    )
      linked += 1
  }

  expect(linked / questions.length).toBeGreaterThanOrEqual(least.byBot)
  expect(inLanguage / questions.length).toBeGreaterThanOrEqual(least.language)
})
