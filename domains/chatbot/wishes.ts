import { queryLength } from '#contract/limits.ts'
import type { Lang } from '#contract/languages.ts'
import type { Understood } from '../content/service.ts'
import type { Deps } from '../deps.ts'
import { proposeSubcategories } from '../search/service.ts'
import { textIn } from '#contract/languages.ts'
import { answerTexts, screenLink, type Answer } from './answer.ts'

/** A wish for goods of more words is a story. */
const maxGoodsWords = 10

type Words = Understood['words']

/** Words of a question that name a thing: without the wish itself and what stands around it. */
export function thingIn(
  { words }: Pick<Understood, 'words'>,
  wishing: ReadonlySet<string>,
): string {
  const isAround = ({ isStop, concepts }: Words[number]): boolean =>
    isStop || [...concepts].some((concept) => wishing.has(concept))
  const from = words.findIndex((word) => !isAround(word))
  const until = words.findLastIndex((word) => !isAround(word)) + 1
  return from < 0
    ? ''
    : words
        .slice(from, until)
        .map(({ written }) => written)
        .join(' ')
}

/** What is said around a thing that is looked for, or that is to be posted. */
const aroundThings = new Set(
  [
    'seek',
    'want',
    'into-category',
    'post',
    'sell',
    'advert',
    'open',
    'hello',
    'site',
    'category',
  ].concat(['give', 'search', 'where', 'how']),
)
/** A question with one of these asks about the site, also where it names a thing. */
const aboutSite = [
  'how',
  'why',
  'map',
  'saved-search',
  'filter',
  'price-drop',
  'account',
  'support',
]

/** "Caut un iPhone": a search for it; null where no thing is named, or something is asked about the site. */
export function goodsAnswer(asked: Understood, lang: Lang): Answer | null {
  const { words, concepts } = asked
  if (words.length > maxGoodsWords || aboutSite.some((concept) => concepts.has(concept)))
    return null
  return searchAnswer(thingIn(asked, aroundThings), lang)
}

export function searchAnswer(thing: string, lang: Lang): Answer | null {
  const t = answerTexts[lang]
  const query = [...thing].slice(0, queryLength).join('').trim()
  if (query === '') return null
  const path = `/search?q=${encodeURIComponent(query)}`
  return { text: t.search(query), links: [{ path, label: t.searchLink(query) }] }
}

/** "Unde pun anunț cu o capră": the categories that the title would be proposed; null where nothing is. */
export async function categoryAnswer(
  deps: Pick<Deps, 'sql'>,
  asked: Understood,
  lang: Lang,
): Promise<Answer | null> {
  const t = answerTexts[lang]
  const thing = thingIn(asked, aroundThings)
  if (thing === '') return null
  const proposals = await proposeSubcategories(deps, thing)
  if (proposals.length === 0) return null
  const lines = proposals.map(
    ({ labels, category }) =>
      `– ${textIn(lang, category.labels).text} › ${textIn(lang, labels).text}`,
  )
  return {
    text: [t.category(thing), ...lines, t.categoryPost].join('\n'),
    links: [
      screenLink('/add-advert', lang),
      ...proposals.map(({ slug, labels, category }) => ({
        path: `/category/${category.slug}/${slug}`,
        label: textIn(lang, labels).text,
      })),
    ],
  }
}

/** A short question, or one that says "where" or "I want", is to be led there; a longer one is to be told how. */
const maxShort = 2

/** The screen that is asked for; null where something else is asked. */
export function screenAnswer({ words, concepts, wishes }: Understood, lang: Lang): Answer | null {
  const path = wishes.find((wish) => wish.startsWith('/'))
  const isLed = ['want', 'open', 'where'].some((concept) => concepts.has(concept))
  if (!path || concepts.has('how') || concepts.has('why')) return null
  if (!isLed && words.length > maxShort) return null
  const link = screenLink(path, lang)
  return { text: answerTexts[lang].go(link.label), links: [link] }
}
