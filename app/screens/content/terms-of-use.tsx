import type { ReactElement } from 'react'
import type { PageBlock } from '#contract/content.ts'
import type { Lang } from '#contract/languages.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Breadcrumbs } from '../../parts/icons/breadcrumbs.tsx'
import { Blocks } from './blocks.tsx'
import css from './content.module.css'

const terms: Record<Lang, () => Promise<{ terms: readonly PageBlock[] }>> = {
  ro: () => import('#i18n/ro/site/terms.ts'),
  ru: () => import('#i18n/ru/site/terms.ts'),
  en: () => import('#i18n/en/site/terms.ts'),
}

/** Makes no call: the terms must be readable even when calls fail. */
export const loader = screenLoader(async ({ lang }) => ({ blocks: (await terms[lang]()).terms }))

export const head: Head = (t) => t.content.terms.head

export function Component(): ReactElement {
  const { blocks } = useLoaded<typeof loader>()
  const t = useTexts()
  const link = useLink()
  return (
    <>
      <Breadcrumbs
        items={[
          { href: link('/'), label: t.layout.home },
          { href: link('/article'), label: t.content.articles.title },
          { label: t.content.terms.title },
        ]}
      />
      <article className={css['article']}>
        <h1>{t.content.terms.title}</h1>
        <Blocks blocks={blocks} />
      </article>
    </>
  )
}
