import type { ReactElement } from 'react'
import { articleCalls, articleTopics, type FoundArticle } from '#contract/site/articles.ts'
import { queryLength } from '#contract/limits.ts'
import { routes } from '../../lib/browser/addresses.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { labelIn, useLink, useTexts } from '../../lib/texts/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { Breadcrumbs } from '../../parts/icons/breadcrumbs.tsx'
import { ButtonLink } from '../../parts/forms/button.tsx'
import css from './articles.module.css'
import { articleTexts } from '../content/texts.ts'

export const texts = [articleTexts]

export const loader = screenLoader(async ({ call, query, lang }) => {
  const question = (query.get('question') ?? '').trim().slice(0, queryLength)
  const [{ items }, found] = await Promise.all([
    call(articleCalls.listArticles, {}),
    question ? call(articleCalls.searchArticles, { search: question, lang }) : null,
  ])
  const pages = items.map(({ slug, topic, labels, descriptions }) => ({
    slug,
    topic,
    label: labelIn(lang, labels),
    description: labelIn(lang, descriptions),
  }))
  return { question, found: found?.items ?? null, pages }
})

type Loaded = Awaited<ReturnType<typeof loader>>
type Page = Loaded['pages'][number]

export const head: Head<Loaded> = (t, { question }) =>
  question
    ? { ...articleTexts.of(t.lang).searchHead(question), noIndex: true }
    : t.content.articles.head

/** All articles by topic, with a search over what they say. Works without JavaScript. */
export function Component(): ReactElement {
  const { question, found, pages } = useLoaded<typeof loader>()
  const t = useTexts()
  const { topics } = articleTexts.use()
  const link = useLink()
  return (
    <>
      <Breadcrumbs
        items={[{ href: link('/'), label: t.layout.home }, { label: t.content.articles.title }]}
      />
      <h1>{t.content.articles.title}</h1>
      <SearchBox key={question} question={question} />
      {found && <Found question={question} found={found} />}
      {pages.length === 0 && <EmptyState title={t.content.articles.empty} icon="file-text" />}
      {articleTopics.map((topic) => (
        <Topic
          key={topic}
          topic={topic}
          title={topics[topic]}
          pages={pages.filter((page) => page.topic === topic)}
        />
      ))}
    </>
  )
}

function SearchBox({ question }: { question: string }): ReactElement {
  const t = articleTexts.use().search
  const link = useLink()
  return (
    <form className={css['search']} action={link('/article')} role="search" aria-label={t.label}>
      <input
        type="search"
        name="question"
        aria-label={t.label}
        placeholder={t.placeholder}
        defaultValue={question}
        maxLength={queryLength}
        required
      />
      <button type="submit">{t.submit}</button>
    </form>
  )
}

function Found({
  question,
  found,
}: {
  question: string
  found: readonly FoundArticle[]
}): ReactElement {
  const t = articleTexts.use().search
  const link = useLink()
  if (found.length === 0) {
    return (
      <EmptyState title={t.none(question)}>
        <p>{t.noneText}</p>
        <ButtonLink href={link(routes.article('contacts'))}>{t.contact}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <section className={css['found']} aria-labelledby="found">
      <h2 id="found">{t.found(question)}</h2>
      <ol className={css['answers']}>
        {found.map(({ slug, anchor, title, heading, text }) => (
          <li key={slug}>
            <a href={`${link(routes.article(slug))}#${anchor}`}>{heading || title}</a>
            {heading && <p className={css['of']}>{title}</p>}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Topic({
  topic,
  title,
  pages,
}: {
  topic: string
  title: string
  pages: readonly Page[]
}): ReactElement | null {
  const link = useLink()
  if (pages.length === 0) return null
  return (
    <section className={css['topic']} aria-labelledby={topic}>
      <h2 id={topic}>{title}</h2>
      <ul className={css['cards']}>
        {pages.map(({ slug, label, description }) => (
          <li key={slug}>
            <a href={link(routes.article(slug))}>{label}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
