import { useState, type ReactElement } from 'react'
import type { CaseLine } from '#contract/staff/moderation.ts'
import { casesAtOnce } from '#contract/rules/moderation/limits.ts'
import type { QueueName } from '#contract/rules/moderation/queues.ts'
import { noPhoto, smallThumbnail } from '../../../lib/browser/images.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Bulk } from './bulk.tsx'
import { isFree } from './left-cases.ts'
import css from './moderation.module.css'
import { moderationTexts } from './texts.ts'
import { WaitingTime } from './waiting-time.tsx'

interface CaseListProps {
  readonly queue: QueueName
  readonly items: readonly CaseLine[]
  readonly promiseHours: number
  readonly now: string
}

export function nameOf({ kind, id }: Pick<CaseLine, 'kind' | 'id'>): string {
  return `${kind}:${id}`
}

/** Cases with boxes for one decision on many. */
export function CaseList({ queue, items, promiseHours, now }: CaseListProps): ReactElement {
  const t = moderationTexts.use()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const free = items.filter(isFree)
  const selected = items.filter((one) => chosen.has(nameOf(one)))
  const toggle = (name: string): void =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(name)) after.add(name)
      return after
    })
  const all = free.slice(0, casesAtOnce)
  const isAll = all.length > 0 && all.every((one) => chosen.has(nameOf(one)))
  return (
    <>
      <div className={css['bulk']}>
        <label className={css['all']}>
          <input
            type="checkbox"
            checked={isAll}
            disabled={all.length === 0}
            onChange={() => setChosen(new Set(isAll ? [] : all.map(nameOf)))}
          />
          {selected.length > 0 ? t.selected(selected.length) : t.selectAll}
        </label>
        <Bulk queue={queue} cases={selected} onDone={() => setChosen(new Set())} />
      </div>
      <ul className={css['list']}>
        {items.map((one) => (
          <Line
            key={nameOf(one)}
            queue={queue}
            line={one}
            isChosen={chosen.has(nameOf(one))}
            promiseHours={promiseHours}
            now={now}
            onToggle={() => toggle(nameOf(one))}
          />
        ))}
      </ul>
    </>
  )
}

interface LineProps {
  readonly queue: QueueName
  readonly line: CaseLine
  readonly isChosen: boolean
  readonly promiseHours: number
  readonly now: string
  readonly onToggle: () => void
}

function Line({ queue, line, isChosen, promiseHours, now, onToggle }: LineProps): ReactElement {
  const t = moderationTexts.use()
  const { refusals } = useTexts()
  const link = useLink()
  const { image, title, owner, reasons, claimedBy, conflict } = line
  const canTake = isFree(line)
  const name = title || t.gone
  const about = [`@${owner}`, ...reasons.map(({ code }) => refusals[code])].join(' · ')
  return (
    <li className={css['line']} data-case={nameOf(line)}>
      <input
        type="checkbox"
        aria-label={t.select(name)}
        checked={isChosen}
        disabled={!canTake}
        onChange={onToggle}
      />
      <img
        className={css['photo']}
        src={image ? smallThumbnail(image) : noPhoto}
        alt=""
        width={48}
        height={36}
        loading="lazy"
      />
      <p className={css['about']}>
        {canTake ? (
          <a href={link(`/admin/moderation/${queue}/work?case=${nameOf(line)}`)}>{name}</a>
        ) : (
          <b>{name}</b>
        )}
        <span className={css['reasons']}>{about}</span>
      </p>
      <p className={css['state']}>
        {claimedBy !== null && <span>{t.claimedBy(claimedBy)}</span>}
        {conflict !== null && <span>{t.conflicts[conflict]}</span>}
        <WaitingTime since={line.since} {...{ promiseHours, now }} />
      </p>
    </li>
  )
}
