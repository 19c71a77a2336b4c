import { useState, type ReactElement } from 'react'
import { useNavigate } from '../../../../lib/router/index.ts'
import { languages, type Lang } from '#contract/languages.ts'
import { articleLengths } from '#contract/rules/content/editor-limits.ts'
import { outlineOf } from '#contract/rules/content/article-markup.ts'
import { articleTopics } from '#contract/site/articles.ts'
import { articleEditorCalls, type EditedArticle } from '#contract/staff/content/articles.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { useLeaveWarning } from '../../../../parts/feedback/use-leave-warning.ts'
import { Field } from '../../../../parts/forms/field.tsx'
import { Tick } from '../../../../parts/forms/tick.tsx'
import { articleTexts } from '../../../content/texts.ts'
import { LanguageTabs, LeaveDialog, Meanwhile, SaveBar } from '../parts/editing-frame.tsx'
import css from '../parts/editing.module.css'
import { useEditing } from '../parts/use-editing.ts'
import { articleEditorTexts, editingTexts } from '../texts.ts'
import { ArticlePreview } from './article-preview.tsx'

const parts = ['labels', 'titles', 'descriptions', 'texts'] as const
const fields = ['slug', ...parts.flatMap((part) => languages.map((lang) => `${part}.${lang}`))]
const menus = ['', 'information', 'support'] as const

/** An article as it is typed; a refused or late save leaves it as it is. */
export function ArticleForm({ article }: { readonly article: EditedArticle }): ReactElement {
  const t = editingTexts.use()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(article)
  const [lang, setLang] = useState<Lang>('ro')
  const isNew = article.revision === 0
  const isDirty = JSON.stringify(contentOf(typed)) !== JSON.stringify(contentOf(article))
  const { blocker, allowLeaving } = useLeaveWarning(isDirty)
  const editing = useEditing(articleEditorCalls.saveArticle, {
    success: t.saved,
    revision: article.revision,
    fields,
    onDone: ({ slug }) => {
      if (!isNew) return
      allowLeaving()
      void navigate(`/admin/articles/${slug}`)
    },
  })
  const { save, revision, isStale, errors, accept } = editing
  const { fields: labels } = articleEditorTexts.use()
  const names = {
    ...{ labels: labels.label, titles: labels.title },
    ...{ descriptions: labels.description, texts: labels.text },
  }
  const change = (changed: Partial<EditedArticle>): void => setTyped({ ...typed, ...changed })
  const send = async (): Promise<void> => {
    await save({ ...contentOf(typed), revision })
  }
  return (
    <>
      {isStale && (
        <Meanwhile
          changes={changesBetween(article, typed, names, t.languages)}
          onTake={() => {
            setTyped(article)
            accept()
          }}
        />
      )}
      <div className={css['columns']}>
        <form
          className={css['form']}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <Place typed={typed} isNew={isNew} slugError={errors['slug']} onChange={change} />
          <LanguageTabs value={lang} onChange={setLang} />
          <Words key={lang} lang={lang} typed={typed} errors={errors} onChange={change} />
          <SaveBar isBusy={save.isBusy} isStale={isStale} />
        </form>
        <ArticlePreview lang={lang} typed={typed} />
      </div>
      <LeaveDialog blocker={blocker} />
    </>
  )
}

type Errors = ReturnType<typeof useEditing>['errors']

interface PartProps {
  readonly typed: EditedArticle
  readonly onChange: (changed: Partial<EditedArticle>) => void
}

interface PlaceProps extends PartProps {
  readonly isNew: boolean
  readonly slugError: Errors[string]
}

/** Address, menu, topic, and whether visitors see it. */
function Place({ typed, isNew, slugError, onChange }: PlaceProps): ReactElement {
  const t = articleEditorTexts.use()
  const { topics } = articleTexts.use()
  const { refusals } = useTexts()
  return (
    <>
      {isNew && (
        <Field
          label={t.fields.slug}
          name="slug"
          hint={t.fields.slugHint}
          prefix="/article/"
          value={typed.slug}
          error={slugError && refusals[slugError]}
          maxLength={articleLengths.slug}
          autoCapitalize="none"
          onChange={({ currentTarget }) => onChange({ slug: currentTarget.value.trim() })}
        />
      )}
      <div className={css['pair']}>
        <Field label={t.fields.menu} name="menu">
          <select
            value={typed.menu}
            onChange={({ currentTarget }) =>
              onChange({ menu: menus.find((menu) => menu === currentTarget.value) ?? '' })
            }
          >
            {menus.map((menu) => (
              <option key={menu} value={menu}>
                {t.menus[menu]}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t.fields.topic} name="topic">
          <select
            value={typed.topic}
            onChange={({ currentTarget }) =>
              onChange({
                topic: articleTopics.find((topic) => topic === currentTarget.value) ?? 'start',
              })
            }
          >
            {articleTopics.map((topic) => (
              <option key={topic} value={topic}>
                {topics[topic]}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Tick
        name="isPublished"
        label={t.fields.isPublished}
        hint={t.fields.isPublishedHint}
        isOn={typed.isPublished}
        onChange={(isPublished) => onChange({ isPublished })}
      />
    </>
  )
}

interface WordsProps extends PartProps {
  readonly lang: Lang
  readonly errors: Errors
}

/** The texts in a language. */
function Words({ lang, typed, errors, onChange }: WordsProps): ReactElement {
  const t = articleEditorTexts.use()
  const { languages: names } = editingTexts.use()
  const { refusals } = useTexts()
  const errorOf = (part: (typeof parts)[number]) => {
    const code = errors[`${part}.${lang}`]
    return code && refusals[code]
  }
  const setIn = (part: (typeof parts)[number], value: string): void =>
    onChange({ [part]: { ...typed[part], [lang]: value } })
  const other = lang !== 'en' ? 'en' : 'ro'
  const isOther =
    typed.texts[lang] !== '' &&
    typed.texts[other] !== '' &&
    outlineOf(typed.texts[lang]) !== outlineOf(typed.texts[other])
  const elsewhere = Object.keys(errors).filter(
    (name) => !name.endsWith(`.${lang}`) && name !== 'slug',
  )
  return (
    <div className={css['fields']} lang={lang}>
      {elsewhere.map((name) => (
        <p key={name} className={css['note']} role="alert">
          {names[languages.find((one) => name.endsWith(`.${one}`)) ?? 'ro']}:{' '}
          {refusals[errors[name] ?? 'field_required']}
        </p>
      ))}
      <div className={css['pair']}>
        <Field
          label={t.fields.label}
          name={`labels.${lang}`}
          value={typed.labels[lang]}
          error={errorOf('labels')}
          maxLength={articleLengths.label}
          onChange={({ currentTarget }) => setIn('labels', currentTarget.value)}
        />
        <Field
          label={t.fields.title}
          name={`titles.${lang}`}
          value={typed.titles[lang]}
          error={errorOf('titles')}
          maxLength={articleLengths.title}
          onChange={({ currentTarget }) => setIn('titles', currentTarget.value)}
        />
      </div>
      <Field
        label={t.fields.description}
        name={`descriptions.${lang}`}
        value={typed.descriptions[lang]}
        error={errorOf('descriptions')}
        maxLength={articleLengths.description}
        isOptional
        onChange={({ currentTarget }) => setIn('descriptions', currentTarget.value)}
      />
      <div className={css['text']}>
        <Field
          label={t.fields.text}
          name={`texts.${lang}`}
          hint={t.fields.textHint}
          error={errorOf('texts')}
        >
          <textarea
            rows={22}
            value={typed.texts[lang]}
            maxLength={articleLengths.text}
            onChange={({ currentTarget }) => setIn('texts', currentTarget.value)}
          />
        </Field>
      </div>
      {isOther && <p className={css['note']}>{t.outline(names[other])}</p>}
    </div>
  )
}

/** What is saved of an article. */
function contentOf({ revision: _revision, isFixed: _isFixed, ...content }: EditedArticle) {
  return content
}

type Names = Readonly<Record<(typeof parts)[number], string>>

function changesBetween(
  saved: EditedArticle,
  typed: EditedArticle,
  names: Names,
  languageNames: Readonly<Record<Lang, string>>,
) {
  return parts.flatMap((part) =>
    languages.map((lang) => ({
      label: `${names[part]} (${languageNames[lang]})`,
      before: saved[part][lang],
      after: typed[part][lang],
    })),
  )
}
