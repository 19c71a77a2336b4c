import type { ReactElement } from 'react'
import type { MemberActLine } from '#contract/people/members.ts'
import { formatDay, formatTime } from '../../lib/texts/format.ts'
import { useLang } from '../../lib/texts/texts.ts'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { teamTexts } from './texts.ts'
import css from './my-team.module.css'

interface ActivitySectionProps {
  readonly acts: readonly MemberActLine[]
  readonly page: number
  readonly pages: number
  readonly now: string
}

/** What members did in the name of the company, the last first. */
export function ActivitySection({ acts, page, pages, now }: ActivitySectionProps): ReactElement {
  const { activity: t } = teamTexts.use()
  const lang = useLang()
  return (
    <section className={css['section']} aria-labelledby="activity">
      <h2 id="activity">{t.title}</h2>
      {acts.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ol className={css['list']}>
          {acts.map(({ id, username, act, subject, times, at }) => (
            <li key={id} className={css['act']}>
              <p>
                <strong>{username || t.gone}</strong>{' '}
                {[t.acts[act], subject !== null && t.about(subject), times > 1 && t.times(times)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <time className={css['hint']} dateTime={at}>
                {`${formatDay(lang, at, now)}, ${formatTime(at)}`}
              </time>
            </li>
          ))}
        </ol>
      )}
      <Pagination page={page} pages={pages} />
    </section>
  )
}
