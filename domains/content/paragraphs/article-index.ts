import { minuteMs } from '#contract/rules/durations.ts'
import { languages, type Lang } from '#contract/languages.ts'
import { anchorsOf } from '#contract/rules/anchors.ts'
import { plainWords } from '#contract/rules/text/fold.ts'
import type { Deps } from '../../deps.ts'
import { formsOfWords, isStopWord, soundOf } from '../../search/service.ts'
import { ttlCache } from '../../lib/ttl-cache.ts'
import { conceptsAt, type ConceptIndex } from './concepts.ts'
import { findArticlesVersion, listArticles, type StoredArticle } from './store.ts'
import { helpTopics } from './topics.ts'

/** A block of an article: what stands under one heading. */
export interface Paragraph {
  readonly slug: string
  /** Title of the article. */
  readonly title: string
  /** Empty for a block without one. */
  readonly heading: string
  /** Id of the block on the article's page. */
  readonly anchor: string
  /** Without markup; lines of a list begin with "– ". */
  readonly text: string
}

/** Stems, "*" and phonetic stems of Cyrillic words, "#" and concepts. */
export type Key = string

export interface IndexedBlock extends Paragraph {
  readonly isQuestion: boolean
  readonly inHeading: ReadonlySet<Key>
  readonly inText: ReadonlySet<Key>
}

export interface IndexedArticle {
  readonly slug: string
  /** Title and description. */
  readonly inTitle: ReadonlySet<Key>
  readonly blocks: readonly IndexedBlock[]
}

export interface ArticleIndex {
  readonly articles: readonly IndexedArticle[]
  /** In how many blocks each key is. */
  readonly counts: ReadonlyMap<Key, number>
  readonly blockCount: number
  /** The written words with their sounds, for spelling correction. */
  readonly words: readonly { readonly word: string; readonly sound: string }[]
}

type Indexes = Readonly<Record<Lang, ArticleIndex>>
type IndexDeps = Pick<Deps, 'sql'>

let lastBuilt: { readonly version: string; readonly indexes: Promise<Indexes> } | undefined

const indexes = ttlCache(minuteMs, async (deps: IndexDeps): Promise<Indexes> => {
  const version = await findArticlesVersion(deps.sql)
  // What another connection is building fails when that one is closed.
  if (lastBuilt?.version === version) return lastBuilt.indexes.catch(() => build(deps))
  const own = { version, indexes: build(deps) }
  lastBuilt = own
  own.indexes.catch(() => {
    if (lastBuilt === own) lastBuilt = undefined
  })
  return own.indexes
})

/** The articles in a language as they are found; a changed text is found within a minute. */
export async function articleIndex(deps: IndexDeps, language: Lang): Promise<ArticleIndex> {
  return (await indexes(deps))[language]
}

async function build({ sql }: IndexDeps): Promise<Indexes> {
  const articles = await listArticles(sql)
  const texts = articles.flatMap((article) => languages.flatMap((lang) => textsOf(article, lang)))
  const words = new Set(texts.flatMap(plainWords).filter((word) => !isStopWord(word)))
  const forms = await formsOfWords(sql, words, (text) => text)
  const { concepts } = helpTopics()
  const keysOf = (text: string): Set<Key> => keysIn(text, { forms, concepts })
  const indexOf = (lang: Lang): ArticleIndex => indexIn(articles, lang, keysOf)
  return { ro: indexOf('ro'), ru: indexOf('ru'), en: indexOf('en') }
}

function textsOf({ titles, descriptions, contents }: StoredArticle, lang: Lang): string[] {
  const blocks = contents[lang].flatMap(({ heading = '', paragraphs, list = [] }) => [
    heading,
    ...paragraphs,
    ...list,
  ])
  return [titles[lang], descriptions[lang], ...blocks]
}

interface WordSources {
  readonly forms: Awaited<ReturnType<typeof formsOfWords>>
  readonly concepts: ConceptIndex
}

function keysIn(text: string, { forms, concepts }: WordSources): Set<Key> {
  const words = plainWords(text)
  const keys = new Set(conceptsAt(concepts, words).flatMap((found) => [...found].map(conceptKey)))
  for (const word of words) {
    const { roots = [], loose = [] } = forms.get(word) ?? {}
    for (const root of roots) keys.add(root)
    if (/[а-я]/.test(word)) for (const root of loose) keys.add(`*${root}`)
  }
  return keys
}

export function conceptKey(concept: string): Key {
  return `#${concept}`
}

function indexIn(
  stored: readonly StoredArticle[],
  lang: Lang,
  keysOf: (text: string) => Set<Key>,
): ArticleIndex {
  const articles = stored.map((article) => {
    const title = article.titles[lang]
    return {
      slug: article.slug,
      inTitle: keysOf(`${title}\n${article.descriptions[lang]}`),
      blocks: blocksOf(article, lang).map((block) => ({
        ...block,
        isQuestion: block.heading.includes('?'),
        inHeading: keysOf(block.heading),
        inText: keysOf(block.text),
      })),
    }
  })
  const blocks = articles.flatMap((article) => article.blocks)
  const counts = new Map<Key, number>()
  for (const { inHeading, inText } of blocks)
    for (const key of new Set([...inHeading, ...inText]))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  const words = new Set(stored.flatMap((article) => textsOf(article, lang)).flatMap(plainWords))
  return {
    articles,
    counts,
    blockCount: blocks.length,
    words: [...words, ...helpTopics().concepts.written].map((word) => ({
      word,
      sound: soundOf(word),
    })),
  }
}

function blocksOf({ slug, titles, contents }: StoredArticle, lang: Lang): Paragraph[] {
  const anchorAt = anchorsOf(contents.en)
  return contents[lang].map(({ heading = '', paragraphs, list = [] }, position) => ({
    slug,
    title: titles[lang],
    heading,
    anchor: anchorAt(position),
    text: [...paragraphs, ...list.map((line) => `– ${line}`)].map(withoutLinks).join('\n'),
  }))
}

/** "[words](/path)" is a link in a text. */
function withoutLinks(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
}
