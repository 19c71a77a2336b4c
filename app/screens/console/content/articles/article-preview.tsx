import type { ReactElement } from 'react'
import type { Lang } from '#contract/languages.ts'
import { blocksOf } from '#contract/rules/content/article-markup.ts'
import type { EditedArticle } from '#contract/staff/content/articles.ts'
import { labelIn } from '../../../../lib/texts/texts.ts'
import { blocksIn } from '../../../articles/article-blocks.ts'
import { ArticleText } from '../../../articles/article-text.tsx'
import css from '../parts/editing.module.css'
import { editingTexts } from '../texts.ts'

interface ArticlePreviewProps {
  readonly lang: Lang
  readonly typed: EditedArticle
}

/** The article as its page will show it: rendered by the same components. */
export function ArticlePreview({ lang, typed }: ArticlePreviewProps): ReactElement {
  const t = editingTexts.use()
  const { labels, titles, texts } = typed
  const contents = { ro: blocksOf(texts.ro), ru: blocksOf(texts.ru), en: blocksOf(texts.en) }
  return (
    <section className={css['aside']} aria-label={t.preview}>
      <p className={css['previewName']}>{t.preview}</p>
      <div className={`${css['preview']} ${css['narrow']}`} lang={lang} inert data-preview>
        <ArticleText
          label={labelIn(lang, labels)}
          title={labelIn(lang, titles) || labelIn(lang, labels)}
          blocks={blocksIn(lang, contents)}
        />
      </div>
    </section>
  )
}
