import type { ReactElement } from 'react'
import { queueNames } from '#contract/rules/moderation/queues.ts'
import { duplicateCalls, type PastMerge } from '#contract/staff/duplicates.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { formatAge } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { useStaffCall } from '../frame/use-staff-call.ts'
import css from './duplicates.module.css'
import { MergeForm } from './merge-form.tsx'
import { duplicateTexts } from './texts.ts'

export const texts = [duplicateTexts]

export const head: Head = ({ lang }) => duplicateTexts.of(lang).head

export const loader = staffLoader(async ({ call, params, query }) => {
  const advertId = params['advertId'] ?? ''
  const found = await call(duplicateCalls.listDuplicates, { advertId })
  // The queue whose desk led here.
  const queue = queueNames.find((name) => name === query.get('from')) ?? null
  return { ...found, queue, advertId: Number(advertId), now: new Date().toISOString() }
})

/** Repetitions of an advert by its owner: one is kept, and takes in the others. */
export function Component(): ReactElement {
  const { queue, advertId, username, language, title, lines, merges, now } =
    useStaffLoaded<typeof loader>()
  const t = duplicateTexts.use()
  const link = useLink()
  return (
    <>
      {queue && (
        <a className={css['back']} href={link(`/admin/moderation/${queue}/work`)}>
          <Icon name="arrow-left" size={16} />
          {t.back}
        </a>
      )}
      <h1 className={list['title']}>
        {t.title} <span className={list['muted']}>{title}</span>
      </h1>
      <p className={list['about']}>
        {t.about} <a href={link(`/admin/people?q=${encodeURIComponent(username)}`)}>@{username}</a>
      </p>
      {lines.length > 1 ? (
        <MergeForm
          key={`${advertId} ${lines.map(({ id }) => id).join()}`}
          lines={lines}
          language={language}
          now={now}
        />
      ) : (
        merges.length === 0 && <p>{t.none}</p>
      )}
      {merges.length > 0 && <Merges merges={merges} now={now} />}
    </>
  )
}

function Merges({
  merges,
  now,
}: {
  readonly merges: readonly PastMerge[]
  readonly now: string
}): ReactElement {
  const { past } = duplicateTexts.use()
  const lang = useLang()
  const link = useLink()
  const undo = useStaffCall(duplicateCalls.undoMerge, { success: past.undone, reloads: true })
  return (
    <section>
      <h2>{past.title}</h2>
      <ul className={list['list']}>
        {merges.map(({ id, title, keptId, mergedBy, mergedAt, canUndo }) => (
          <li key={id} className={list['line']}>
            <span className={list['grow']}>
              {title} <a href={link(`/advert/${keptId}`)}>{past.into(keptId)}</a>
            </span>
            <span className={list['muted']}>
              {[mergedBy && `@${mergedBy}`, formatAge(lang, mergedAt, now)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {canUndo ? (
              <Button busy={undo.isBusy} onPress={() => void undo({ mergeId: id })}>
                {past.undo}
              </Button>
            ) : (
              <span className={list['muted']}>{past.gone}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
