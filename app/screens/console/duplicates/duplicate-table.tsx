import type { ReactElement } from 'react'
import type { DuplicateLine } from '#contract/staff/duplicates.ts'
import { noPhoto, smallThumbnail } from '../../../lib/browser/images.ts'
import { formatDay, formatNumber, formatPrice } from '../../../lib/texts/format.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import list from '../frame/list.module.css'
import css from './duplicates.module.css'
import { duplicateTexts } from './texts.ts'

interface DuplicateTableProps {
  readonly lines: readonly DuplicateLine[]
  readonly now: string
  readonly keptId: number
  readonly chosen: readonly number[]
  readonly onKeep: (id: number) => void
  readonly onChoose: (id: number, isChosen: boolean) => void
}

export function DuplicateTable(props: DuplicateTableProps): ReactElement {
  const { lines, now, keptId, chosen, onKeep, onChoose } = props
  const t = duplicateTexts.use()
  const lang = useLang()
  const { columns } = t
  return (
    <div className={css['scroll']}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{columns.keep}</th>
            <th scope="col">{columns.merge}</th>
            <th scope="col">{columns.advert}</th>
            <th scope="col">{columns.views}</th>
            <th scope="col">{columns.favorites}</th>
            <th scope="col">{columns.conversations}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} data-kept={line.id === keptId || undefined}>
              <td>
                <label className={css['pick']}>
                  <input
                    type="radio"
                    name="kept"
                    aria-label={t.keep(line.title)}
                    disabled={line.status === 'review'}
                    checked={line.id === keptId}
                    onChange={() => onKeep(line.id)}
                  />
                </label>
              </td>
              <td>
                <label className={css['pick']}>
                  <input
                    type="checkbox"
                    aria-label={t.merge(line.title)}
                    disabled={line.id === keptId}
                    checked={line.id !== keptId && chosen.includes(line.id)}
                    onChange={({ currentTarget }) => onChoose(line.id, currentTarget.checked)}
                  />
                </label>
              </td>
              <td>
                <Advert line={line} now={now} />
              </td>
              <td className="tabular">{formatNumber(lang, line.views)}</td>
              <td className="tabular">{formatNumber(lang, line.favorites)}</td>
              <td className="tabular">{formatNumber(lang, line.conversations)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Advert({ line, now }: { readonly line: DuplicateLine; readonly now: string }) {
  const t = duplicateTexts.use()
  const texts = useTexts()
  const lang = useLang()
  const link = useLink()
  const { id, title, status, price, currency, image, publishedAt, because } = line
  return (
    <div className={css['advert']}>
      <img
        src={image ? smallThumbnail(image) : noPhoto}
        alt=""
        width={44}
        height={33}
        loading="lazy"
      />
      <p>
        {status === 'active' ? <a href={link(`/advert/${id}`)}>{title}</a> : title}
        <span className={list['muted']}>
          {[
            formatPrice(lang, price, currency, texts),
            t.states[status],
            publishedAt && formatDay(lang, publishedAt, now),
            because && t.because[because],
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
    </div>
  )
}
