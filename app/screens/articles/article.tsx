import type { ReactElement } from 'react'
import { data } from '../../lib/router/index.ts'
import { contentCalls } from '#contract/content.ts'
import { routes } from '../../lib/browser/addresses.ts'
import { screenAction, screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { labelIn } from '../../lib/texts/texts.ts'
import { GeneralBanner } from '../../parts/banners/general-banner.tsx'
import { loadBanner } from '../../parts/banners/load-banner.ts'
import { blocksIn } from './article-blocks.ts'
import { ArticleRating, sendRating } from './article-rating.tsx'
import { ArticleText } from './article-text.tsx'
import { ChangedAt, VersionList, VersionNote } from './article-versions.tsx'
import { articleTexts } from '../content/texts.ts'

export const texts = [articleTexts]

export const loader = screenLoader(async ({ call, params, query, lang }) => {
  const { slug = '' } = params
  const asked = query.get('version')
  const [page, versions, banner] = await Promise.all([
    call(contentCalls.getPage, { slug, ...(asked !== null && { version: asked }) }),
    asked === null ? null : call(contentCalls.listVersions, { slug }).then(({ items }) => items),
    asked === null ? loadBanner({ call, lang }, 'article') : null,
  ])
  const { version, latest, changedAt } = page
  return {
    ...{ slug, version, latest, changedAt, versions, banner },
    label: labelIn(lang, page.labels),
    title: labelIn(lang, page.titles) || labelIn(lang, page.labels),
    description: labelIn(lang, page.descriptions),
    blocks: blocksIn(lang, page.contents),
  }
})

/** The answer to "did this help". */
export const action = screenAction(async ({ call, params }, form) => {
  const answer = await sendRating(call, params['slug'] ?? '', form)
  return data(answer, { status: answer.refused ? 422 : 200 })
})

type Loaded = Awaited<ReturnType<typeof loader>>

export const head: Head<Loaded> = (t, { title, description, versions }) => ({
  title: `${title} | ${t.site.name}`,
  description: description || t.content.articles.about(title),
  ...(versions && { noIndex: true }),
})

export function Component(): ReactElement {
  const { slug, label, title, blocks, version, latest, changedAt, versions, banner } =
    useLoaded<typeof loader>()
  const path = routes.article(slug)
  if (versions) {
    const shown = { path, shown: { version, changedAt }, versions }
    return (
      <ArticleText label={label} title={title} blocks={blocks} above={<VersionNote {...shown} />}>
        <VersionList {...shown} />
      </ArticleText>
    )
  }
  return (
    <ArticleText label={label} title={title} blocks={blocks}>
      <ChangedAt path={path} changedAt={changedAt} hasVersions={latest > 1} />
      <ArticleRating key={slug} slug={slug} version={version} />
      {banner && <GeneralBanner slide={banner} />}
    </ArticleText>
  )
}
