import { useEffect, useState, type ReactElement } from 'react'
import type { OutputOf } from '#contract/call.ts'
import { moderationCalls } from '#contract/staff/moderation.ts'
import { undoSeconds } from '#contract/rules/moderation/limits.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { useStaffCall } from '../frame/use-staff-call.ts'
import css from './moderation.module.css'
import { moderationTexts } from './texts.ts'

export interface Undoable {
  readonly actions: OutputOf<typeof moderationCalls.decideCases>['actions']
  /** Name of the decision. */
  readonly text: string
  /** What was decided on; empty for several cases. */
  readonly about: string
}

interface UndoBarProps {
  readonly undoable: Undoable
  readonly onUndone: (cases: OutputOf<typeof moderationCalls.undoDecisions>['undone']) => void
  /** The seconds are over. */
  readonly onOver: () => void
}

/** Counts the seconds in which the last decision can be taken back. */
export function UndoBar({ undoable, onUndone, onOver }: UndoBarProps): ReactElement {
  const t = moderationTexts.use()
  const [left, setLeft] = useState<number>(undoSeconds)
  const undo = useStaffCall(moderationCalls.undoDecisions, {
    success: t.undone,
    onDone: ({ undone }) => {
      onOver()
      onUndone(undone)
    },
  })
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => before - 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left <= 0) onOver()
  }, [left, onOver])
  return (
    <div className={css['undo']}>
      <p role="status">{t.decided(undoable.text, undoable.about)}</p>
      <Button
        data-key="KeyU"
        busy={undo.isBusy}
        onPress={() => void undo({ actions: undoable.actions.map(({ action }) => action) })}
      >
        {t.undo(Math.max(0, left))} <kbd>U</kbd>
      </Button>
    </div>
  )
}
