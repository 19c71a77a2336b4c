import type { ReactElement } from 'react'
import { contentCalls, type PageBlock } from '#contract/content.ts'
import type { Lang } from '#contract/languages.ts'
import { termsChangedAt } from '#contract/site/terms.ts'
import { routes } from '../../lib/browser/addresses.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import type { Caller } from '../../lib/calls/visit.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { blocksIn } from '../articles/article-blocks.ts'
import { ArticleText } from '../articles/article-text.tsx'
import { ChangedAt, VersionList, VersionNote } from '../articles/article-versions.tsx'
import { articleTexts } from './texts.ts'

const terms: Record<Lang, () => Promise<{ terms: readonly PageBlock[] }>> = {
  ro: () => import('#i18n/ro/site/terms.ts'),
  ru: () => import('#i18n/ru/site/terms.ts'),
  en: () => import('#i18n/en/site/terms.ts'),
}
const slug = 'terms-of-use'
const path = routes.article(slug)

export const texts = [articleTexts]

/** Makes no call for the terms in force: they must be readable even when calls fail. Old versions are stored. */
export const loader = screenLoader(async ({ lang, query, call }) => {
  const asked = query.get('version')
  if (asked !== null) return loadVersion(call, lang, asked)
  const [own, english] = await Promise.all([terms[lang](), terms.en()])
  const none: readonly PageBlock[] = []
  const contents = { ro: none, ru: none, [lang]: own.terms, en: english.terms }
  return { blocks: blocksIn(lang, contents), old: null }
})

async function loadVersion(call: Caller, lang: Lang, version: string) {
  const [page, { items: versions }] = await Promise.all([
    call(contentCalls.getPage, { slug, version }),
    call(contentCalls.listVersions, { slug }),
  ])
  const shown = { version: page.version, changedAt: page.changedAt }
  return { blocks: blocksIn(lang, page.contents), old: { path, shown, versions } }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const head: Head<Loaded> = (t, { old }) => ({
  ...t.content.terms.head,
  ...(old && { noIndex: true }),
})

export function Component(): ReactElement {
  const { blocks, old } = useLoaded<typeof loader>()
  const { title } = useTexts().content.terms
  return (
    <ArticleText
      label={title}
      title={title}
      blocks={blocks}
      above={
        old ? (
          <VersionNote {...old} />
        ) : (
          <ChangedAt path={path} changedAt={termsChangedAt} hasVersions />
        )
      }
    >
      {old && <VersionList {...old} />}
    </ArticleText>
  )
}
