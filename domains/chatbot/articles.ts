import type { BotLink } from '#contract/chatbot.ts'
import type { Lang } from '#contract/languages.ts'
import { findParagraphs, type FoundParagraph, type Understood } from '../content/service.ts'
import type { Deps } from '../deps.ts'
import { proposeSubcategories } from '../search/service.ts'
import { screenLink, type Answer } from './answer.ts'
import { phrasedAnswer } from './phrasing.ts'
import { searchAnswer, thingIn } from './wishes.ts'

/** A paragraph below this has only words in common with the question. */
const minScore = 0.35
/** Of what else to see, and relative to the best one. */
const minAlso = { score: 0.4, share: 0.45 } as const
const maxAlso = 2
/** Of an answer, in characters. */
const maxLength = 600
/** So few words that are of no article may be the name of a thing. */
const maxThingWords = 4

interface Asking {
  readonly text: string
  readonly asked: Understood
  readonly language: Lang
}

/**
 * The best paragraph of the articles, cut, with its source linked and what else to see; a name of a thing is looked for
 * in the adverts. Null when nothing is found.
 */
export async function articleAnswer(deps: Deps, asking: Asking): Promise<Answer | null> {
  const { text, asked, language } = asking
  const thing = await thingAnswer(deps, asking)
  if (thing) return thing
  const found = await findParagraphs(deps, text, language, 1 + maxAlso)
  const [best] = found
  if (!best || best.score < minScore) return null
  const also = found
    .slice(1)
    .filter(({ score }) => score >= Math.max(minAlso.score, best.score * minAlso.share))
  const phrased = await phrasedAnswer(deps, { question: text, language, passages: [best, ...also] })
  return {
    text: phrased ?? shortened(bodyOf(best)),
    links: [sourceLink(best), ...also.map(sourceLink), ...screenOf(asked, language)],
  }
}

/** Links to what the articles, or the one of `slug`, say of a question that is answered otherwise. */
export async function furtherReading(
  deps: Pick<Deps, 'sql'>,
  { text, language, slug }: Pick<Asking, 'text' | 'language'> & { readonly slug?: string },
): Promise<BotLink[]> {
  const found = await findParagraphs(deps, text, language, maxAlso)
  return found
    .filter((one) => one.score >= minAlso.score && (slug === undefined || one.slug === slug))
    .map(sourceLink)
}

/** The screen where what is asked about is done. */
function screenOf({ wishes }: Understood, language: Lang): BotLink[] {
  const path = wishes.find((wish) => wish.startsWith('/'))
  return path ? [screenLink(path, language)] : []
}

async function thingAnswer(deps: Deps, { asked, language }: Asking): Promise<Answer | null> {
  if (asked.words.length > maxThingWords || asked.isAboutSite) return null
  const thing = thingIn(asked, new Set())
  if (thing === '' || (await proposeSubcategories(deps, thing)).length === 0) return null
  return searchAnswer(thing, language)
}

/** A block of links or of one sentence says little without its heading. */
function bodyOf({ heading, text }: FoundParagraph): string {
  return heading && !heading.endsWith('?') ? `${heading}\n${text}` : text
}

function sourceLink({ slug, anchor, title, heading }: FoundParagraph): BotLink {
  return { path: `/article/${slug}#${anchor}`, label: heading ? `${title} – ${heading}` : title }
}

/** Cut after a line or a sentence. */
export function shortened(text: string): string {
  if (text.length <= maxLength) return text
  const begin = text.slice(0, maxLength)
  const end = Math.max(begin.lastIndexOf('\n'), begin.search(/[.!?…][^.!?…]*$/) + 1)
  return end > maxLength / 3 ? begin.slice(0, end).trimEnd() : `${begin.replace(/\s+\S*$/, '')}…`
}
