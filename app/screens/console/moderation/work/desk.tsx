import { useEffect, useRef, useState, type ReactElement } from 'react'
import { queuePromiseHours, type QueueName } from '#contract/rules/moderation/queues.ts'
import type { ModerationCase } from '#contract/staff/moderation.ts'
import { useLang, useLink } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { ageText, hoursText, isLate } from '../age.ts'
import { caseTitle } from '../case-title.ts'
import type { LeftCase } from '../left-cases.ts'
import { moderationTexts } from '../texts.ts'
import { UndoBar } from '../undo-bar.tsx'
import { ActionBar } from './action-bar.tsx'
import { CaseView } from './case/case-view.tsx'
import { DecisionPanel, panelFor, type PanelMode } from './panels/decision-panel.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { Nothing } from './nothing.tsx'
import { useCases, type SentDecision } from './use-cases.ts'
import { useKeys } from './use-keys.ts'
import { useMerge } from './use-merge.ts'
import css from './work.module.css'

interface DeskProps {
  readonly queue: QueueName
  readonly first: ModerationCase | null
  /** Without a first case: those that still wait. */
  readonly left: readonly LeftCase[] | null
  readonly subcategories: readonly { readonly slug: string; readonly name: string }[]
  readonly now: string
}

/** The case that is worked on, with everything to decide it. */
export function Desk({ queue, first, left, subcategories, now }: DeskProps): ReactElement {
  const cases = useCases(queue, first)
  const [panel, setPanel] = useState<PanelMode | null>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const { current, undoable } = cases
  const merge = useMerge(queue, current)
  const decide = (decision: SentDecision): void => {
    setPanel(null)
    cases.decide(decision)
  }
  const press = (decision: ModerationCase['decisions'][number]): void => {
    if (!current?.decisions.includes(decision)) return
    const mode = panelFor(current, decision)
    if (mode) setPanel(mode)
    else decide({ decision })
  }
  const skip = (): void => {
    setPanel(null)
    cases.skip()
  }
  useKeys({
    KeyA: () => press('approve'),
    KeyR: () => press('reject'),
    KeyS: () => press('suspend'),
    KeyQ: () => press('ask'),
    KeyC: () => press('move'),
    KeyM: merge,
    KeyJ: skip,
    KeyU: () => document.querySelector<HTMLButtonElement>('[data-key="KeyU"]')?.click(),
    Escape: () => setPanel(null),
    'Shift+Slash': () => setShowsKeys(true),
  })
  return (
    <div className={css['desk']} data-busy={cases.isLoading || undefined}>
      <BackToList queue={queue} />
      {current ? (
        <>
          <CaseHeader view={current} now={now} />
          <CaseView view={current} now={now} />
        </>
      ) : (
        <Nothing queue={queue} left={left} isLoading={cases.isLoading} />
      )}
      <div className={css['bar']}>
        {undoable && (
          <UndoBar
            key={undoable.actions[0]?.action}
            undoable={undoable}
            onUndone={([one]) => one && cases.reopen(one)}
            onOver={cases.forgetUndo}
          />
        )}
        {current && panel && (
          <DecisionPanel
            key={`${current.kind}:${current.id} ${panel}`}
            kind={current.kind}
            mode={panel}
            templates={current.templates}
            subcategories={subcategories}
            onDecide={decide}
            onClose={() => setPanel(null)}
          />
        )}
        {current && (
          <ActionBar
            queue={queue}
            view={current}
            onPress={press}
            onMerge={merge}
            onSkip={skip}
            onKeys={() => setShowsKeys(true)}
          />
        )}
      </div>
      <KeysDialog queue={queue} open={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  )
}

function BackToList({ queue }: { readonly queue: QueueName }): ReactElement {
  const t = moderationTexts.use()
  const link = useLink()
  return (
    <a className={css['back']} href={link(`/admin/moderation/${queue}`)}>
      <Icon name="arrow-left" size={16} />
      {t.queues[queue]}
    </a>
  )
}

function CaseHeader({ view, now }: { view: ModerationCase; now: string }): ReactElement {
  const t = moderationTexts.use()
  const lang = useLang()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(`${view.kind}:${view.id}`)
  const name = `${view.kind}:${view.id}`
  useEffect(() => {
    // The next case is read from its beginning, also by screen readers.
    if (shown.current !== name) heading.current?.focus()
    shown.current = name
    window.scrollTo({ top: 0 })
  }, [name])
  const hours = queuePromiseHours[view.queue]
  return (
    <header className={css['header']}>
      <h1 ref={heading} tabIndex={-1} className={css['title']} data-case={name}>
        {caseTitle(view, lang) || t.gone}
      </h1>
      <p className={isLate(view.since, hours, now) ? css['bad'] : css['muted']}>
        {t.work.waits(ageText(t, view.since, now))} · {t.promise(hoursText(t, hours))}
      </p>
    </header>
  )
}
