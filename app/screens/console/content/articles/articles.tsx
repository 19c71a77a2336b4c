import type { ReactElement } from 'react'
import { articleEditorCalls, type ListedArticle } from '#contract/staff/content/articles.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { formatDate } from '../../../../lib/texts/format.ts'
import { labelIn, useLang, useLink } from '../../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { articleTexts } from '../../../content/texts.ts'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { consoleTexts } from '../../texts.ts'
import css from '../parts/editing.module.css'
import { articleEditorTexts, editingTexts } from '../texts.ts'

export const texts = [consoleTexts, editingTexts, articleEditorTexts, articleTexts]

export const head: Head = ({ lang }) => articleEditorTexts.of(lang).head

export const loader = staffLoader(async ({ call, query }) => {
  const search = (query.get('q') ?? '').slice(0, 100)
  const { articles } = await call(articleEditorCalls.listArticles, { search })
  return { search, articles }
})

/** All articles, hidden ones too, with a search over their texts. */
export function Component(): ReactElement {
  const { search, articles } = useStaffLoaded<typeof loader>()
  const t = articleEditorTexts.use()
  const { common } = consoleTexts.use()
  const link = useLink()
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>{t.about}</p>
      <form className={css['search']} role="search" action={link('/admin/articles')}>
        <Field
          key={search}
          label={t.search}
          name="q"
          type="search"
          defaultValue={search}
          maxLength={100}
        />
        <Button type="submit">{common.search}</Button>
        <ButtonLink kind="primary" href={link('/admin/articles/new')}>
          {t.new}
        </ButtonLink>
      </form>
      {articles.length === 0 ? <p>{t.none}</p> : <ArticleTable articles={articles} />}
    </>
  )
}

function ArticleTable({ articles }: { readonly articles: readonly ListedArticle[] }): ReactElement {
  const t = articleEditorTexts.use()
  const { topics } = articleTexts.use()
  const lang = useLang()
  const link = useLink()
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label={t.title}>
      <table className={css['table']}>
        <caption className="visually-hidden">{t.found(articles.length)}</caption>
        <thead>
          <tr>
            {Object.entries(t.columns).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <tr key={article.slug} data-article={article.slug}>
              <td>
                <a href={link(`/admin/articles/${article.slug}`)}>
                  <b>{labelIn(lang, article.labels)}</b>
                </a>{' '}
                {!article.isPublished && <span className={list['mark']}>{t.hidden}</span>}{' '}
                <span className={css['muted']}>/{article.slug}</span>
              </td>
              <td>{t.menus[article.menu]}</td>
              <td>{topics[article.topic]}</td>
              <td>
                {formatDate(lang, article.changedAt)}
                <span className={css['muted']}> · {t.version(article.version)}</span>
              </td>
              <td>
                {article.helped + article.didNotHelp > 0
                  ? t.rating(article.helped, article.didNotHelp)
                  : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
