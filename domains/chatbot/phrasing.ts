import type { Lang } from '#contract/languages.ts'
import { plainWords } from '#contract/rules/text/fold.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import { contactsIn } from '../contacts/service.ts'
import type { FoundParagraph } from '../content/service.ts'
import type { Deps } from '../deps.ts'
import { spend } from '../limits/service.ts'

interface Asking {
  readonly question: string
  readonly language: Lang
  readonly passages: readonly FoundParagraph[]
}

/**
 * The answer in the words of a model; null without one, when its budget of the day is spent, when it fails, and when it
 * says anything that the passages do not. A question with a number, an address or a link in it is not sent.
 */
export async function phrasedAnswer(
  deps: Deps,
  { question, language, passages }: Asking,
): Promise<string | null> {
  const { phraser } = deps
  if (!phraser || contactsIn(question) !== 'none' || /\d{5}|@/.test(question)) return null
  if (!(await isInBudget(deps))) return null
  const texts = passages.map(({ title, heading, text }) => [title, heading, text].join('\n'))
  const answer = await phraser.phrase({ language, question, passages: texts })
  return answer !== null && isGrounded(answer, [question, ...texts], texts) ? answer.trim() : null
}

async function isInBudget(deps: Deps): Promise<boolean> {
  try {
    await spend(deps, [{ key: 'bot:phrased', most: deps.phrasedAnswersADay, window: dayMs }])
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const maxLength = 900
/** A route, a link, an address, markup. */
const forbidden =
  /\[\[|https?:|www\.|<[a-z/!]|@|(?:^|[\s(„"«])\/[a-z]|\.(?:md|com|ro|ru|net|org)\b/iu
/** Least share of the words of a sentence that the passages or the question have. */
const minShare = 0.5
/** Words are compared by their beginnings, which inflection leaves alone. */
const stemLength = 5

/**
 * Whether an answer says nothing beyond its sources: no number that `passages` lack, no route or link, and at least
 * half of the words of each sentence theirs.
 */
export function isGrounded(
  answer: string,
  sources: readonly string[],
  passages: readonly string[],
): boolean {
  const text = answer.normalize('NFKC')
  if (text.trim() === '' || text.length > maxLength || forbidden.test(text)) return false
  const numbers = new Set(passages.flatMap(numbersIn))
  if (!numbersIn(text).every((number) => numbers.has(number))) return false
  if (!passages.join(' ').includes('%') && text.includes('%')) return false
  const known = new Set(sources.flatMap(plainWords).map(stemOf))
  return text.split(/[.!?\n]+/).every((sentence) => {
    const words = plainWords(sentence).filter((word) => word.length >= stemLength)
    const found = words.filter((word) => known.has(stemOf(word))).length
    return words.length === 0 || found >= words.length * minShare
  })
}

function numbersIn(text: string): string[] {
  return text.normalize('NFKC').match(/\d+/g) ?? []
}

function stemOf(word: string): string {
  return word.slice(0, stemLength)
}
