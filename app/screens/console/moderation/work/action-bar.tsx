import type { ReactElement } from 'react'
import type { CaseDecision, QueueName } from '#contract/rules/moderation/queues.ts'
import type { ModerationCase } from '#contract/staff/moderation.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { decisionText } from '../decision-text.ts'
import { moderationTexts } from '../texts.ts'
import { isRepeated } from './repeated.ts'
import css from './work.module.css'

/** Key of each decision; the same in every language. */
export const decisionKeys: Readonly<Record<CaseDecision, string>> = {
  approve: 'A',
  reject: 'R',
  suspend: 'S',
  ask: 'Q',
  move: 'C',
}

const kinds = {
  approve: 'primary',
  reject: 'danger',
  suspend: 'quiet',
  ask: 'quiet',
  move: 'quiet',
} as const

interface ActionBarProps {
  readonly queue: QueueName
  readonly view: ModerationCase
  readonly onPress: (decision: CaseDecision) => void
  readonly onMerge: () => void
  readonly onSkip: () => void
  readonly onKeys: () => void
}

/** The decisions as buttons, each with its key. */
export function ActionBar(props: ActionBarProps): ReactElement {
  const { queue, view, onPress, onMerge, onSkip, onKeys } = props
  const t = moderationTexts.use()
  return (
    <div className={css['actions']} role="group" aria-label={t.keys.title}>
      {view.decisions.map((decision) => (
        <Button
          key={decision}
          kind={kinds[decision]}
          aria-keyshortcuts={decisionKeys[decision]}
          onPress={() => onPress(decision)}
        >
          {decisionText(t, queue, decision)} <kbd>{decisionKeys[decision]}</kbd>
        </Button>
      ))}
      {isRepeated(view) && (
        <Button kind="quiet" aria-keyshortcuts="M" onPress={onMerge}>
          {t.merge} <kbd>M</kbd>
        </Button>
      )}
      <Button aria-keyshortcuts="J" onPress={onSkip}>
        {t.skip} <kbd>J</kbd>
      </Button>
      <Button className={css['help']} aria-keyshortcuts="?" onPress={onKeys}>
        {t.keys.show} <kbd>?</kbd>
      </Button>
    </div>
  )
}
