import type { Lang } from '#contract/languages.ts'
import type { Describer, DescriptionFacts } from '#domains/deps.ts'
import { detailsOf } from './describer-details.ts'
import { en } from './texts/en.ts'
import { ro } from './texts/ro.ts'
import { ru } from './texts/ru.ts'
import type { DescriberTexts, Intent } from './texts/texts.ts'

const texts: Readonly<Record<Lang, DescriberTexts>> = { ro, ru, en }

/**
 * Builds a description from the facts without an outside service. Deterministic: equal facts give an equal text.
 */
export const templateDescriber: Describer = {
  describe: (facts) => Promise.resolve(describe(facts)),
}

function describe(facts: DescriptionFacts): string {
  const words = texts[facts.lang]
  const intent = intentOf(facts, words)
  const title = cleanTitle(facts.title) || facts.subcategory
  const namesOffer = titleWords.test(title) || seekingWords.test(title)
  const opening = pickBySeed(words.openings[namesOffer ? 'plain' : intent], `opening ${title}`)
  const end = [
    ...termsOf(facts, intent, namesOffer, words),
    pickBySeed(words.closings[intent], title),
  ]
  const details = detailsOf(facts, intent, title, words)
  const parts = [[opening.replace('{title}', () => title)], details, end]
  const paragraphs = parts.filter((part) => part.length > 0).map((part) => part.join(' '))
  return paragraphs.join(details.length > 1 ? '\n\n' : ' ')
}

/** Intent of the advert: from its offer attribute, else from its category, else from its title. */
function intentOf(facts: DescriptionFacts, words: DescriberTexts): Intent {
  const offer = facts.attributes.find(({ label }) => words.offerLabels.includes(label))?.value
  const offered = typeof offer === 'string' ? words.intents[offer] : undefined
  const categorized = words.intentsOf[facts.subcategory] ?? words.intentsOf[facts.category]
  const fromTitle = seekingWords.test(facts.title) ? 'buy' : 'sale'
  const intent = offered ?? categorized ?? fromTitle
  return intent === 'sale' && facts.isFree ? 'free' : intent
}

/** Titles may mix languages, so the words of all three are matched. */
const seekingWords = anyOf(Object.values(texts).map((words) => words.seekingWords))
const titleWords = anyOf(Object.values(texts).map((words) => words.titleWords))

function anyOf(lists: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${lists.join(' ').replaceAll(' ', '|')})(?!\\p{L})`, 'iu')
}

function termsOf(
  { isNegotiable, isExchange, isFree }: DescriptionFacts,
  intent: Intent,
  namesOffer: boolean,
  words: DescriberTexts,
): string[] {
  const isJob = intent === 'vacancy' || intent === 'jobWanted'
  const isFreeUnsaid = isFree && (namesOffer || intent !== 'free')
  return [
    ...(isFreeUnsaid && !isJob ? [words.free] : []),
    ...(isNegotiable && !isFree ? [isJob ? words.negotiableTerms : words.negotiable] : []),
    ...(isExchange && intent !== 'swap' && !isJob ? [words.exchange] : []),
  ]
}

/** Collapses whitespace and strips punctuation at the end. */
function cleanTitle(title: string): string {
  return title
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/!+/g, '!')
    .replace(/[\s.!,;:]+$/, '')
    .trim()
}

/** Picks an item by the FNV-1a hash of the seed: deterministic, and varied between adverts. */
function pickBySeed(list: readonly string[], seed: string): string {
  let hash = 0x81_1c_9d_c5
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93)
  return list[(hash >>> 8) % list.length] ?? ''
}
