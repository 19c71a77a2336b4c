import type { ReactElement } from 'react'
import { isLanguage, languages, type Lang } from '#contract/languages.ts'
import { articleEditorCalls } from '#contract/staff/content/articles.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { formatDate, formatTime } from '../../../../lib/texts/format.ts'
import { labelIn, useLang, useLink } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { useStaffCall } from '../../frame/use-staff-call.ts'
import { consoleTexts } from '../../texts.ts'
import css from '../parts/editing.module.css'
import { WordChanges } from '../parts/word-changes.tsx'
import { articleEditorTexts, editingTexts } from '../texts.ts'

export const texts = [consoleTexts, editingTexts, articleEditorTexts]

export const head: Head = ({ lang }) => articleEditorTexts.of(lang).head

export const loader = staffLoader(async ({ call, params, query, lang }) => {
  const slug = params['slug'] ?? ''
  const [{ article }, { versions }] = await Promise.all([
    call(articleEditorCalls.getArticle, { slug }),
    call(articleEditorCalls.listVersions, { slug }),
  ])
  const [current, before] = versions
  const asked = versions.find(({ version }) => String(version) === query.get('version'))
  const language = query.get('in')
  return {
    article,
    ...{ current, compared: asked ?? before ?? current },
    inLanguage: isLanguage(language) ? language : lang,
    versions: versions.map(({ version, changedAt }) => ({ version, changedAt })),
  }
})

/** Versions of an article, one of them compared with the current one, and the way back to it. */
export function Component(): ReactElement {
  const { article, versions, current, compared } = useStaffLoaded<typeof loader>()
  const t = articleEditorTexts.use()
  const lang = useLang()
  const link = useLink()
  const { slug, labels } = article
  return (
    <>
      <header className={css['header']}>
        <h1 className={list['title']}>
          {t.versions.title}: {labelIn(lang, labels)}
        </h1>
        <a href={link(`/admin/articles/${slug}`)}>{labelIn(lang, labels)}</a>
      </header>
      <div className={css['columns']}>
        <div>{current === compared ? <p>{t.versions.only}</p> : <Compared />}</div>
        <nav aria-label={t.versions.list}>
          <ul className={list['list']}>
            {versions.map(({ version, changedAt }) => (
              <li key={version} className={list['line']}>
                <a
                  href={link(`/admin/articles/${slug}/versions?version=${version}`)}
                  aria-current={version === compared?.version ? 'true' : undefined}
                >
                  {t.version(version)}
                </a>
                <span className={list['muted']}>
                  {formatDate(lang, changedAt)}, {formatTime(changedAt)}
                  {version === current?.version && ` · ${t.versions.current}`}
                </span>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}

function Compared(): ReactElement | null {
  const { article, current, compared, inLanguage } = useStaffLoaded<typeof loader>()
  const t = articleEditorTexts.use()
  const { languages: names } = editingTexts.use()
  const link = useLink()
  const restore = useStaffCall(articleEditorCalls.restoreArticle, {
    reloads: true,
    success: t.versions.restored,
  })
  if (!current || !compared) return null
  const { slug, revision, isFixed } = article
  const { version } = compared
  const changes = [
    {
      label: t.fields.title,
      before: compared.titles[inLanguage],
      after: current.titles[inLanguage],
    },
    { label: t.fields.text, before: compared.texts[inLanguage], after: current.texts[inLanguage] },
  ]
  const address = (lang: Lang): string =>
    link(`/admin/articles/${slug}/versions?version=${version}&in=${lang}`)
  return (
    <div className={css['fields']}>
      <h2>{t.versions.compare(version)}</h2>
      <p className={list['muted']}>{t.versions.legend}</p>
      <p className={css['answers']}>
        {languages.map((lang) => (
          <a
            key={lang}
            href={address(lang)}
            aria-current={lang === inLanguage ? 'true' : undefined}
          >
            {names[lang]}
          </a>
        ))}
      </p>
      {changes.every(({ before, after }) => before === after) ? (
        <p>{t.versions.same}</p>
      ) : (
        <WordChanges changes={changes} />
      )}
      {!isFixed && version !== current.version && (
        <div className={css['answers']}>
          <Button busy={restore.isBusy} onPress={() => void restore({ slug, revision, version })}>
            {t.versions.restore}
          </Button>
        </div>
      )}
    </div>
  )
}
