import type { ReactElement } from 'react'
import type { Work } from '#contract/staff/numbers.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { ageText, hoursText, isLate } from '../moderation/age.ts'
import { moderationTexts } from '../moderation/texts.ts'
import { numbersTexts } from '../texts.ts'
import css from './home.module.css'

interface WorkTableProps {
  readonly work: readonly Work[]
  readonly now: string
}

/** Screen of a queue, and where its oldest case is opened. */
function pathsOf(queue: Work['queue']): { readonly list: string; readonly start: string } {
  if (queue === 'tickets' || queue === 'callbacks')
    return { list: `/admin/${queue}`, start: `/admin/${queue}` }
  return { list: `/admin/moderation/${queue}`, start: `/admin/moderation/${queue}/work` }
}

/** The queues, each with its length and the age of its oldest case against the promise. */
export function WorkTable({ work, now }: WorkTableProps): ReactElement {
  const { overview: t, queues } = numbersTexts.use()
  const words = moderationTexts.use()
  const link = useLink()
  return (
    <section aria-labelledby="work">
      <h2 id="work" className={css['heading']}>
        {t.work}
      </h2>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{t.queue}</th>
            <th scope="col">{t.count}</th>
            <th scope="col">{t.oldest}</th>
            <th scope="col" className={css['wide']}>
              {t.promise}
            </th>
            <th scope="col">{t.late}</th>
            <th scope="col" className={css['wide']}>
              <span className="visually-hidden">{t.start}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {work.map(({ queue, count, late, oldestAt, promiseHours }) => (
            <tr key={queue} data-queue={queue}>
              <th scope="row">
                <a href={link(pathsOf(queue).list)}>{queues[queue]}</a>
              </th>
              <td className={css[count > 0 ? 'some' : 'zero']}>{count}</td>
              <td className={css[oldestAt && isLate(oldestAt, promiseHours, now) ? 'late' : 'age']}>
                {oldestAt ? ageText(words, oldestAt, now) : '–'}
              </td>
              <td className={css['wide']}>{hoursText(words, promiseHours)}</td>
              <td className={css[late > 0 ? 'late' : 'zero']}>{late}</td>
              <td className={css['wide']}>
                {count > 0 && (
                  <a href={link(pathsOf(queue).start)} aria-label={t.startOf(queues[queue])}>
                    {t.start}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
