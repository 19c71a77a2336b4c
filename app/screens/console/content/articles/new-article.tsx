import type { ReactElement } from 'react'
import type { EditedArticle } from '#contract/staff/content/articles.ts'
import { consoleCalls } from '#contract/staff/console.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { articleTexts } from '../../../content/texts.ts'
import { staffLoader } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { consoleTexts } from '../../texts.ts'
import { articleEditorTexts, editingTexts } from '../texts.ts'
import { ArticleForm } from './article-form.tsx'

export const texts = [consoleTexts, editingTexts, articleEditorTexts, articleTexts]

export const head: Head = ({ lang }) => articleEditorTexts.of(lang).head

export const loader = staffLoader(({ call }) => call(consoleCalls.getConsole, {}))

const none = { ro: '', ru: '', en: '' }
const empty: EditedArticle = {
  ...{ slug: '', revision: 0, isFixed: false, topic: 'start', menu: '', isPublished: false },
  ...{ labels: none, titles: none, descriptions: none, texts: none },
}

/** An article that there is not yet; it begins hidden. */
export function Component(): ReactElement {
  const t = articleEditorTexts.use()
  return (
    <>
      <h1 className={list['title']}>{t.new}</h1>
      <ArticleForm article={empty} />
    </>
  )
}
