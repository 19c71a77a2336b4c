import type { ReactElement, ReactNode } from 'react'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Breadcrumbs } from '../../parts/icons/breadcrumbs.tsx'
import type { ArticleBlock } from './article-blocks.ts'
import css from './article.module.css'
import { Blocks } from './blocks.tsx'
import { articleTexts } from '../content/texts.ts'

interface ArticleTextProps {
  readonly label: string
  readonly title: string
  readonly blocks: readonly ArticleBlock[]
  /** Between the title and the text. */
  readonly above?: ReactNode
  /** After the text. */
  readonly children?: ReactNode
}

/** Headings from which on a page has a table of contents. */
const headingsForContents = 3

/** An information page with its table of contents. */
export function ArticleText(props: ArticleTextProps): ReactElement {
  const { label, title, blocks, above, children } = props
  const t = useTexts()
  const link = useLink()
  const headings = blocks.flatMap(({ anchor, heading }) => (heading ? [{ anchor, heading }] : []))
  return (
    <>
      <Breadcrumbs
        items={[
          { href: link('/'), label: t.layout.home },
          { href: link('/article'), label: t.content.articles.title },
          { label },
        ]}
      />
      <div className={css['columns']}>
        <header className={css['head']}>
          <h1>{title}</h1>
          {above}
        </header>
        {headings.length >= headingsForContents && <Contents headings={headings} />}
        <article className={css['article']}>
          <Blocks blocks={blocks} />
          {children}
        </article>
      </div>
    </>
  )
}

function Contents({
  headings,
}: {
  headings: readonly { readonly anchor: string; readonly heading: string }[]
}): ReactElement {
  const t = articleTexts.use()
  return (
    <nav className={css['contents']} aria-labelledby="contents">
      <h2 id="contents">{t.onPage}</h2>
      <ol className={css['entries']}>
        {headings.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
