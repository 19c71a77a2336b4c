import type { ReactElement } from 'react'
import type { SearchTrial, TrialAnswer } from '#contract/staff/search-words.ts'
import { labelIn, useLang, useLink } from '../../../lib/texts/texts.ts'
import list from '../frame/list.module.css'
import { searchWordTexts } from '../texts.ts'
import css from './search-words.module.css'

/** The first answers of each query, as they are and as they would be. */
export function Trials({ trials }: { readonly trials: readonly SearchTrial[] }): ReactElement {
  const { trial: t } = searchWordTexts.use()
  return (
    <div role="status" className={css['trials']}>
      {trials.map(({ query, before, after }) => {
        const known = new Set(before.map(({ id }) => id))
        const fresh = after.filter(({ id }) => !known.has(id))
        const isSame = before.map(({ id }) => id).join() === after.map(({ id }) => id).join()
        return (
          <section key={query} aria-label={query}>
            <h3>
              {t.title(query)}{' '}
              <span className={list['muted']}>{isSame ? t.same : t.changed(fresh.length)}</span>
            </h3>
            <div className={css['compared']}>
              <Answers title={t.before} answers={before} fresh={[]} />
              <Answers title={t.after} answers={after} fresh={fresh} />
            </div>
          </section>
        )
      })}
    </div>
  )
}

interface AnswersProps {
  readonly title: string
  readonly answers: readonly TrialAnswer[]
  /** Those that the other list does not have. */
  readonly fresh: readonly TrialAnswer[]
}

function Answers({ title, answers, fresh }: AnswersProps): ReactElement {
  const { trial: t } = searchWordTexts.use()
  const lang = useLang()
  const link = useLink()
  return (
    <div>
      <h4>{title}</h4>
      {answers.length === 0 ? (
        <p className={list['muted']}>{t.nothing}</p>
      ) : (
        <ol className={css['answers']}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <a href={link(`/advert/${answer.id}`)}>{answer.title}</a>{' '}
              {answer.subcategory && (
                <span className={list['muted']}>{labelIn(lang, answer.subcategory)}</span>
              )}{' '}
              {fresh.includes(answer) && <span className={list['mark']}>{t.isNew}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
