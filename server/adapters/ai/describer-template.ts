import type { Lang } from '#contract/languages.ts'
import type { Describer, DescriptionFacts } from '#domains/deps.ts'
import { detailsOf } from './describer-details.ts'
import { en } from './texts/en.ts'
import { ro } from './texts/ro.ts'
import { ru } from './texts/ru.ts'
import type { DescriberTexts, Intent } from './texts/texts.ts'

const texts: Readonly<Record<Lang, DescriberTexts>> = { ro, ru, en }

/** Puts a description together from the facts: needs nobody, and says the same of the same facts. */
export const templateDescriber: Describer = {
  describe: (facts) => Promise.resolve(describe(facts)),
}

function describe(facts: DescriptionFacts): string {
  const words = texts[facts.lang]
  const intent = intentOf(facts, words)
  const title = tidy(facts.title) || facts.subcategory
  const isSaid = titleWords.test(title) || wantedWords.test(title)
  const opening = oneOf(words.openings[isSaid ? 'plain' : intent], `opening ${title}`)
  const end = [...termsOf(facts, intent, isSaid, words), oneOf(words.closings[intent], title)]
  const details = detailsOf(facts, intent, title, words)
  const parts = [[opening.replace('{title}', () => title)], details, end]
  const paragraphs = parts.filter((part) => part.length > 0).map((part) => part.join(' '))
  return paragraphs.join(details.length > 1 ? '\n\n' : ' ')
}

/** What the advert is for: as it says itself, else as its place among the categories says. */
function intentOf(facts: DescriptionFacts, words: DescriberTexts): Intent {
  const offer = facts.attributes.find(({ label }) => words.offerLabels.includes(label))?.value
  const said = typeof offer === 'string' ? words.intents[offer] : undefined
  const placed = words.intentsOf[facts.subcategory] ?? words.intentsOf[facts.category]
  const titled = wantedWords.test(facts.title) ? 'buy' : 'sale'
  const intent = said ?? placed ?? titled
  return intent === 'sale' && facts.isFree ? 'free' : intent
}

/** People mix their languages, so the words of all are looked for in a title. */
const wantedWords = anyOf(Object.values(texts).map((words) => words.wantedWords))
const titleWords = anyOf(Object.values(texts).map((words) => words.titleWords))

function anyOf(lists: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${lists.join(' ').replaceAll(' ', '|')})(?!\\p{L})`, 'iu')
}

function termsOf(
  { isNegotiable, isExchange, isFree }: DescriptionFacts,
  intent: Intent,
  isSaid: boolean,
  words: DescriberTexts,
): string[] {
  const isJob = intent === 'vacancy' || intent === 'jobWanted'
  const isFreeUnsaid = isFree && (isSaid || intent !== 'free')
  return [
    ...(isFreeUnsaid && !isJob ? [words.free] : []),
    ...(isNegotiable && !isFree ? [isJob ? words.negotiableTerms : words.negotiable] : []),
    ...(isExchange && intent !== 'swap' && !isJob ? [words.exchange] : []),
  ]
}

/** One line without the stops and cries at its end: the sentence brings its own. */
function tidy(title: string): string {
  return title
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/!+/g, '!')
    .replace(/[\s.!,;:]+$/, '')
    .trim()
}

/** Always the same for the same seed (FNV-1a), so that a list does not read alike and a second try does not differ. */
function oneOf(list: readonly string[], seed: string): string {
  let hash = 0x81_1c_9d_c5
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93)
  return list[(hash >>> 8) % list.length] ?? ''
}
