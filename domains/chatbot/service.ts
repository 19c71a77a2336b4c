import { site } from '#contract/site/site.ts'
import type { Lang } from '#contract/languages.ts'
import { questionsOfVisitors, questionsPerHour } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { understandQuestion, type Understood } from '../content/service.ts'
import type { Deps } from '../deps.ts'
import type { User, Visitor } from '../implement.ts'
import { spend, type Budget } from '../limits/service.ts'
import { blockOf, networkOf } from '../lib/network.ts'
import { answerTexts, handOver, screenLink, type Answer } from './answer.ts'
import { articleAnswer, furtherReading } from './articles.ts'
import { conversionAnswer } from './conversion.ts'
import { languageOf } from './language.ts'
import { ownBillsAnswer } from './own/own-bills.ts'
import { ownAdvertsAnswer, unreadAnswer } from './own/own-state.ts'
import { ownTicketsAnswer } from './own/own-tickets.ts'
import { categoryAnswer, goodsAnswer, screenAnswer } from './wishes.ts'

interface Question {
  readonly text: string
  /** Of the page, where the language of the question cannot be told. */
  readonly pageLanguage: Lang
}

/**
 * Answers a question to the help bot in its own language: a conversion at the official rate, from the person's own
 * state, from the screens and categories of the site, from its articles; otherwise hands over to the help desk. Nothing of the question is stored. Refuses an
 * empty one, and too many of a user or a network.
 */
export async function answerQuestion(
  deps: Deps,
  caller: { readonly user: User | null; readonly visitor: Visitor },
  { text, pageLanguage }: Question,
): Promise<Answer & { readonly language: Lang }> {
  if (text.trim() === '') throw new Refusal('field_required', 'message')
  await spend(deps, budgetsOf(caller))
  const language = languageOf(text, pageLanguage)
  const asked = understandQuestion(text)
  const answer =
    (await wishAnswer(deps, caller.user, { text, asked, language })) ??
    (await articleAnswer(deps, { text, asked, language })) ??
    handOver(answerTexts[language].nothing, language)
  return { ...answer, language }
}

interface Asking {
  readonly text: string
  readonly asked: Understood
  readonly language: Lang
}

/** Answers what is no question to the articles alone; null for such a one. */
async function wishAnswer(deps: Deps, user: User | null, asking: Asking): Promise<Answer | null> {
  const { asked, language } = asking
  const wishes = new Set(asked.wishes)
  if (wishes.has('human')) return handOver(answerTexts[language].human, language)
  const polite = politeAnswer(asked, language)
  if (polite) return polite
  const conversion = await conversionAnswer(deps, asking.text, language)
  if (conversion) return withReading(deps, conversion, { ...asking, slug: 'exchange-rates' })
  const answer =
    (await ownAnswer(deps, user, asking)) ??
    (wishes.has('category') ? await categoryAnswer(deps, asked, language) : null) ??
    (wishes.has('goods') ? goodsAnswer(asked, language) : null) ??
    screenAnswer(asked, language)
  if (!answer || !asked.isAboutSite) return answer
  return withReading(deps, answer, asking)
}

async function withReading(
  deps: Pick<Deps, 'sql'>,
  answer: Answer,
  asking: Parameters<typeof furtherReading>[1],
): Promise<Answer> {
  return { ...answer, links: [...answer.links, ...(await furtherReading(deps, asking))] }
}

/** The person's own state, where it is asked for; whoever is not logged in is led to the login. */
async function ownAnswer(
  deps: Deps,
  user: User | null,
  { asked, language }: Asking,
): Promise<Answer | null> {
  const state = asked.wishes.find((wish) => wish.startsWith('state:'))
  if (!state || asked.concepts.has('how')) return null
  // What the articles say of payments and of help is an answer to a visitor too.
  if (state === 'state:bills') return user && ownBillsAnswer(deps, user, language)
  if (state === 'state:tickets') return user && ownTicketsAnswer(deps, user, language)
  if (!user) {
    return { text: answerTexts[language].logIn, links: [screenLink('/login', language)] }
  }
  if (state === 'state:messages') return unreadAnswer(user, language)
  return ownAdvertsAnswer(deps, user, { asked, lang: language })
}

/** A greeting or thanks with nothing else in it. */
function politeAnswer({ words, wishes }: Understood, language: Lang): Answer | null {
  const t = answerTexts[language]
  const isOnly = (wish: string, concept: string): boolean =>
    wishes.includes(wish) && words.every(({ concepts, isStop }) => isStop || concepts.has(concept))
  if (isOnly('greeting', 'hello')) return { text: t.greeting(site.name), links: [] }
  if (isOnly('thanks', 'thanks')) return { text: t.thanks, links: [] }
  return null
}

function budgetsOf({ user, visitor }: { user: User | null; visitor: Visitor }): Budget[] {
  const window = hourMs
  if (user) return [{ key: `bot:user:${user.id}`, most: questionsPerHour, window }]
  const { address: ofAddress, block4, block6 } = questionsOfVisitors
  const block = blockOf(visitor.address)
  return [
    { key: `bot:address:${networkOf(visitor.address)}`, most: ofAddress, window },
    { key: `bot:block:${block}`, most: block.includes(':') ? block6 : block4, window },
  ]
}
