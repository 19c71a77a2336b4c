import { useState, type ReactElement } from 'react'
import { useRevalidator } from '../../../lib/router/index.ts'
import { moderationCalls, type CaseLine } from '#contract/staff/moderation.ts'
import { rulesOf, type QueueName, type RuleCode } from '#contract/rules/moderation/queues.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { useStaffCall } from '../frame/use-staff-call.ts'
import { decisionText } from './decision-text.ts'
import css from './moderation.module.css'
import { moderationTexts } from './texts.ts'
import { UndoBar, type Undoable } from './undo-bar.tsx'

interface BulkProps {
  readonly queue: QueueName
  readonly cases: readonly CaseLine[]
  readonly onDone: () => void
}

/** One decision on all chosen cases: shown first, and undone like a single one. */
export function Bulk({ queue, cases, onDone }: BulkProps): ReactElement {
  const t = moderationTexts.use()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  const [code, setCode] = useState<RuleCode | null>(null)
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const isAbout = (about: CaseLine['kind']): boolean => cases.some(({ kind }) => kind === about)
  const needsRule = asked === 'reject' && (isAbout('advert') || isAbout('review'))
  // What a review can break, an advert can too.
  const rules = rulesOf(isAbout('review') ? 'review' : 'advert')
  const rule = rules.find((one) => one.code === code) ?? rules[0]
  const decide = useStaffCall(moderationCalls.decideCases, {
    onDone: async ({ actions, refused }) => {
      const [only] = cases
      const about = (cases.length === 1 && only?.title) || ''
      setAsked(null)
      onDone()
      if (refused.length > 0) toast(t.left(refused.length), 'danger')
      const words = asked ? decisionText(t, queue, asked) : ''
      if (actions.length > 0) setUndoable({ actions, text: words, about })
      await revalidate()
    },
  })
  const send = (): void => {
    if (!asked) return
    void decide({
      ...{ queue, decision: asked },
      cases: cases.map(({ kind, id, seen }) => ({ kind, id, seen })),
      ...(needsRule && rule && { reasons: [rule] }),
    })
  }
  return (
    <>
      {cases.length > 0 && (
        <span className={css['bulkActions']}>
          <Button onPress={() => setAsked('approve')}>{decisionText(t, queue, 'approve')}</Button>
          {queue !== 'appeals' && (
            <Button kind="danger" onPress={() => setAsked('reject')}>
              {decisionText(t, queue, 'reject')}
            </Button>
          )}
        </span>
      )}
      {undoable && (
        <UndoBar
          key={undoable.actions[0]?.action}
          undoable={undoable}
          onUndone={() => void revalidate()}
          onOver={() => setUndoable(null)}
        />
      )}
      <BulkDialog
        {...{ queue, cases, asked, send }}
        isBusy={decide.isBusy}
        rules={needsRule ? rules.map((one) => one.code) : []}
        rule={rule?.code}
        onRule={setCode}
        onClose={() => setAsked(null)}
      />
    </>
  )
}

interface BulkDialogProps {
  readonly queue: QueueName
  readonly cases: readonly CaseLine[]
  /** Null: closed. */
  readonly asked: 'approve' | 'reject' | null
  /** Empty: the decision needs none. */
  readonly rules: readonly RuleCode[]
  readonly rule: RuleCode | undefined
  readonly onRule: (rule: RuleCode | null) => void
  readonly isBusy: boolean
  readonly send: () => void
  readonly onClose: () => void
}

/** What would be decided on. */
function BulkDialog(props: BulkDialogProps): ReactElement {
  const { queue, cases, asked, rules, rule, onRule, isBusy, send, onClose } = props
  const t = moderationTexts.use()
  return (
    <Dialog open={asked !== null} onClose={onClose} title={t.preview.title(cases.length)}>
      <div className={css['preview']}>
        <p>{t.preview.text}</p>
        <ul className={css['chosen']}>
          {cases.map(({ kind, id, title, owner }) => (
            <li key={`${kind}:${id}`}>
              {title || t.gone} <span className={css['age']}>@{owner}</span>
            </li>
          ))}
        </ul>
        {rules.length > 0 && (
          <Field label={t.panel.rules} name="rule">
            <select
              value={rule}
              onChange={({ target }) => onRule(rules.find((one) => one === target.value) ?? null)}
            >
              {rules.map((code) => (
                <option key={code} value={code}>
                  {t.rules[code]}
                </option>
              ))}
            </select>
          </Field>
        )}
        <div className={css['answers']}>
          <Button onPress={onClose}>{t.preview.cancel}</Button>
          <Button kind="primary" busy={isBusy} onPress={send}>
            {asked && decisionText(t, queue, asked)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
