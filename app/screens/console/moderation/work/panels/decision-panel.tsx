import { useEffect, useRef, type ReactElement } from 'react'
import type { CaseDecision, CaseKind } from '#contract/rules/moderation/queues.ts'
import type { ModerationCase } from '#contract/staff/moderation.ts'
import { reasonTextMax } from '#contract/limits.ts'
import { appealTextMax } from '#contract/rules/moderation/limits.ts'
import { isUnseen } from '../unseen.ts'
import { moderationTexts } from '../../texts.ts'
import { MovePanel } from './move-panel.tsx'
import { RulesPanel } from './rules-panel.tsx'
import { TextPanel } from './text-panel.tsx'
import type { SentDecision } from '../use-cases.ts'
import css from './panels.module.css'

/** What a decision has to be told with: a rule, words, or a category. */
export type PanelMode = 'reject' | 'suspend' | 'ask' | 'answer' | 'move'

/** Null: the decision needs nothing more. */
export function panelFor(
  { kind, advert }: Pick<ModerationCase, 'kind' | 'advert'>,
  decision: CaseDecision,
): PanelMode | null {
  if (decision === 'approve') return null
  if (kind === 'appeal') return 'answer'
  if (kind === 'review' && decision === 'reject') return 'reject'
  return kind === 'advert' && !isUnseen(advert) ? decision : null
}

interface DecisionPanelProps {
  readonly kind: CaseKind
  readonly mode: PanelMode
  /** Words for the owner in the owner's language, by rule. */
  readonly templates: Readonly<Record<string, string>>
  readonly subcategories: readonly { readonly slug: string; readonly name: string }[]
  readonly onDecide: (decision: SentDecision) => void
  readonly onClose: () => void
}

/** Takes what a decision needs, above the buttons; it has the focus. */
export function DecisionPanel(props: DecisionPanelProps): ReactElement {
  const { kind, mode, templates, subcategories, onDecide, onClose } = props
  const { panel } = moderationTexts.use()
  const box = useRef<HTMLDivElement>(null)
  const titles = {
    ...{ reject: panel.rules, suspend: panel.rules, ask: panel.ask },
    ...{ answer: panel.answer, move: panel.move },
  }
  useEffect(() => {
    const field = box.current?.querySelector<HTMLElement>('textarea, input')
    ;(field ?? box.current)?.focus()
  }, [])
  return (
    <div
      ref={box}
      role="group"
      aria-label={titles[mode]}
      tabIndex={-1}
      className={css['panel']}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {(mode === 'reject' || mode === 'suspend') && (
        <RulesPanel decision={mode} {...{ kind, templates, onDecide, onClose }} />
      )}
      {mode === 'ask' && (
        <TextPanel
          label={panel.ask}
          hint={panel.askHint}
          max={reasonTextMax}
          onText={(text) => onDecide({ decision: 'ask', text })}
          onClose={onClose}
        />
      )}
      {mode === 'answer' && (
        <TextPanel
          label={panel.answer}
          max={appealTextMax}
          onText={(text) => onDecide({ decision: 'reject', text })}
          onClose={onClose}
        />
      )}
      {mode === 'move' && (
        <MovePanel
          subcategories={subcategories}
          onChoose={(subcategory) => onDecide({ decision: 'move', subcategory })}
          onClose={onClose}
        />
      )}
    </div>
  )
}
