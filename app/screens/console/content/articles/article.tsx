import type { ReactElement } from 'react'
import { articleEditorCalls } from '#contract/staff/content/articles.ts'
import { routes } from '../../../../lib/browser/addresses.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { labelIn, useLang, useLink } from '../../../../lib/texts/texts.ts'
import { articleTexts } from '../../../content/texts.ts'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { consoleTexts } from '../../texts.ts'
import css from '../parts/editing.module.css'
import { articleEditorTexts, editingTexts } from '../texts.ts'
import { ArticleForm } from './article-form.tsx'

export const texts = [consoleTexts, editingTexts, articleEditorTexts, articleTexts]

export const head: Head = ({ lang }) => articleEditorTexts.of(lang).head

export const loader = staffLoader(({ call, params }) =>
  call(articleEditorCalls.getArticle, { slug: params['slug'] ?? '' }),
)

/** An article in three languages, and how the site will show it. */
export function Component(): ReactElement {
  const { article } = useStaffLoaded<typeof loader>()
  const t = articleEditorTexts.use()
  const lang = useLang()
  const link = useLink()
  const { slug, labels, isFixed, isPublished } = article
  return (
    <>
      <header className={css['header']}>
        <h1 className={list['title']}>{labelIn(lang, labels)}</h1>
        <a href={link('/admin/articles')}>{t.title}</a>
        <a href={link(`/admin/articles/${slug}/versions`)}>{t.versions.link}</a>
        {isPublished && <a href={link(routes.article(slug))}>{t.onSite}</a>}
      </header>
      {isFixed ? (
        <p className={css['note']}>{t.fixed}</p>
      ) : (
        <ArticleForm key={slug} article={article} />
      )}
    </>
  )
}
