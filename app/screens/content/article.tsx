import type { ReactElement } from 'react'
import { contentCalls, type PageBlock } from '#contract/content.ts'
import { routes } from '../../lib/browser/addresses.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { labelIn, useLink, useTexts } from '../../lib/texts/texts.ts'
import { Breadcrumbs } from '../../parts/icons/breadcrumbs.tsx'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { Icon } from '../../parts/icons/icon.tsx'
import { Blocks } from './blocks.tsx'
import css from './content.module.css'

interface Article {
  readonly label: string
  readonly title: string
  readonly description: string
  readonly blocks: readonly PageBlock[]
}

interface Loaded {
  readonly article: Article | null
  /** Links to all information pages. */
  readonly pages: readonly { slug: string; label: string }[]
}

export const loader = screenLoader(async ({ call, params, lang }): Promise<Loaded> => {
  const { slug } = params
  if (!slug) {
    const { items } = await call(contentCalls.listMenuItems, {})
    return {
      article: null,
      pages: items.map((item) => ({ slug: item.slug, label: labelIn(lang, item.labels) })),
    }
  }
  const page = await call(contentCalls.getPage, { slug })
  const article = {
    label: labelIn(lang, page.labels),
    title: labelIn(lang, page.titles) || labelIn(lang, page.labels),
    description: labelIn(lang, page.descriptions),
    blocks: page.contents[lang].length > 0 ? page.contents[lang] : page.contents.en,
  }
  return { article, pages: [] }
})

export const head: Head<Loaded> = (t, { article }) => {
  if (!article) return t.content.articles.head
  const { title, description } = article
  return {
    title: `${title} – ${t.site.name}`,
    description: description || t.content.articles.about(title),
  }
}

export function Component(): ReactElement {
  const { article, pages } = useLoaded<typeof loader>()
  const t = useTexts()
  const link = useLink()
  if (!article) return <AllPages pages={pages} />
  return (
    <>
      <Breadcrumbs
        items={[
          { href: link('/'), label: t.layout.home },
          { href: link('/article'), label: t.content.articles.title },
          { label: article.label },
        ]}
      />
      <article className={css['article']}>
        <h1>{article.title}</h1>
        <Blocks blocks={article.blocks} />
      </article>
    </>
  )
}

function AllPages({ pages }: Pick<Loaded, 'pages'>): ReactElement {
  const t = useTexts()
  const link = useLink()
  return (
    <>
      <h1>{t.content.articles.title}</h1>
      {pages.length === 0 && <EmptyState title={t.content.articles.empty} icon="file-text" />}
      <ul className={css['pages']}>
        {pages.map(({ slug, label }) => (
          <li key={slug}>
            <a className={css['pageLink']} href={link(routes.article(slug))}>
              {label}
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
