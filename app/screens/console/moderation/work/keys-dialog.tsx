import type { ReactElement } from 'react'
import { caseDecisions, type QueueName } from '#contract/rules/moderation/queues.ts'
import { undoSeconds } from '#contract/rules/moderation/limits.ts'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { decisionText } from '../decision-text.ts'
import { moderationTexts } from '../texts.ts'
import { decisionKeys } from './action-bar.tsx'
import css from './work.module.css'

interface KeysDialogProps {
  readonly queue: QueueName
  readonly open: boolean
  readonly onClose: () => void
}

/** All keys of the desk. */
export function KeysDialog({ queue, open, onClose }: KeysDialogProps): ReactElement {
  const t = moderationTexts.use()
  const lines: readonly (readonly [string, string])[] = [
    ...caseDecisions.map(
      (decision) => [decisionKeys[decision], decisionText(t, queue, decision)] as const,
    ),
    ['M', t.work.merge],
    ['J', t.skip],
    ['U', t.undo(undoSeconds)],
    ['1 – 9', t.keys.rule],
    ['Shift + 1 – 9', t.keys.ruleEdit],
    ['Ctrl + Enter', t.keys.send],
    ['Esc', t.keys.close],
    ['?', t.keys.help],
  ]
  return (
    <Dialog open={open} onClose={onClose} title={t.keys.title}>
      <dl className={css['keys']}>
        {lines.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
