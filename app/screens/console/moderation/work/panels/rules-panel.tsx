import { useState, type ReactElement } from 'react'
import { rulesOf, type CaseKind, type RuleCode } from '#contract/rules/moderation/queues.ts'
import { Button } from '../../../../../parts/forms/button.tsx'
import { Icon } from '../../../../../parts/icons/icon.tsx'
import { Field } from '../../../../../parts/forms/field.tsx'
import { moderationTexts } from '../../texts.ts'
import { ReasonsForm, usualReason, type TypedReason } from './reasons-form.tsx'
import type { SentDecision } from '../use-cases.ts'
import { useKeys } from '../use-keys.ts'
import css from './panels.module.css'

interface RulesPanelProps {
  readonly kind: CaseKind
  readonly decision: 'reject' | 'suspend'
  readonly templates: Readonly<Record<string, string>>
  readonly onDecide: (decision: SentDecision) => void
  readonly onClose: () => void
}

/** Days of a suspension; null: for good. */
const lengths = [null, 7, 30, 90] as const

/** The rules by number: a number decides at once; with Shift its field and words are changed first, and others added. */
export function RulesPanel(props: RulesPanelProps): ReactElement {
  const { kind, decision, templates, onDecide, onClose } = props
  const rules = rulesOf(kind)
  const t = moderationTexts.use()
  const [edited, setEdited] = useState<RuleCode | null>(null)
  const [days, setDays] = useState<(typeof lengths)[number]>(null)
  const send = (reasons: readonly TypedReason[]): void =>
    onDecide({
      decision,
      reasons: reasons.map(({ text, ...reason }) => ({ ...reason, ...(text && { text }) })),
      ...(decision === 'suspend' && days !== null && { days }),
    })
  const sendOne = (code: RuleCode): void => send([usualReason(kind, code, templates)])
  const keys = (): Readonly<Record<string, () => void>> =>
    Object.fromEntries(
      rules.flatMap(({ code }, at) => [
        [`Digit${at + 1}`, () => sendOne(code)] as const,
        [`Shift+Digit${at + 1}`, () => setEdited(code)] as const,
      ]),
    )
  // What is typed then is sent by its own button.
  useKeys(edited ? {} : keys())
  if (edited) {
    return <ReasonsForm {...{ kind, templates, onClose }} first={edited} onSend={send} />
  }
  return (
    <div className={css['form']}>
      <p className={css['heading']}>{t.panel.rules}</p>
      {decision === 'suspend' && (
        <Field label={t.panel.length} name="days">
          <select
            value={days ?? ''}
            onChange={({ target }) =>
              setDays(lengths.find((length) => String(length) === target.value) ?? null)
            }
          >
            {lengths.map((length) => (
              <option key={length} value={length ?? ''}>
                {length === null ? t.panel.forGood : t.days(length)}
              </option>
            ))}
          </select>
        </Field>
      )}
      <ol className={css['rules']}>
        {rules.map(({ code }, at) => (
          <li key={code}>
            <Button onPress={() => sendOne(code)}>
              <kbd>{at + 1}</kbd> {t.rules[code]}
            </Button>
            <button
              type="button"
              className={css['edit']}
              aria-label={`${t.panel.edit}: ${t.rules[code]}`}
              title={t.panel.edit}
              onClick={() => setEdited(code)}
            >
              <Icon name="pencil" size={16} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
