import { useState, type ReactElement } from 'react'
import { reasonTextMax } from '#contract/limits.ts'
import { decisionFields, decisionRules, type RuleCode } from '#contract/rules/moderation/queues.ts'
import { Button } from '../../../../../parts/forms/button.tsx'
import { Icon } from '../../../../../parts/icons/icon.tsx'
import { Field } from '../../../../../parts/forms/field.tsx'
import { moderationTexts } from '../../texts.ts'
import { TextPanel } from './text-panel.tsx'
import type { SentDecision } from '../use-cases.ts'
import { useKeys } from '../use-keys.ts'
import css from './panels.module.css'

type DecisionField = (typeof decisionFields)[number]

interface RulesPanelProps {
  readonly decision: 'reject' | 'suspend'
  readonly templates: Readonly<Record<string, string>>
  readonly onDecide: (decision: SentDecision) => void
  readonly onClose: () => void
}

/** Days of a suspension; null: for good. */
const lengths = [null, 7, 30, 90] as const

/** The rules by number: a number decides at once, with Shift its field and words are changed first. */
export function RulesPanel(props: RulesPanelProps): ReactElement {
  const { decision, templates, onDecide, onClose } = props
  const t = moderationTexts.use()
  const [edited, setEdited] = useState<RuleCode | null>(null)
  const [days, setDays] = useState<(typeof lengths)[number]>(null)
  const send = (code: RuleCode, field: DecisionField, text = templates[code] ?? ''): void =>
    onDecide({
      ...{ decision, reasons: [{ field, code, ...(text && { text }) }] },
      ...(decision === 'suspend' && days !== null && { days }),
    })
  useKeys(
    Object.fromEntries(
      decisionRules.flatMap(({ code, field }, at) => [
        [`Digit${at + 1}`, () => send(code, field)] as const,
        [`Shift+Digit${at + 1}`, () => setEdited(code)] as const,
      ]),
    ),
  )
  if (edited) {
    return <EditedReason {...{ code: edited, templates, onClose }} onSend={send} />
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
        {decisionRules.map(({ code, field }, at) => (
          <li key={code}>
            <Button onPress={() => send(code, field)}>
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

interface EditedReasonProps {
  readonly code: RuleCode
  readonly templates: Readonly<Record<string, string>>
  readonly onSend: (code: RuleCode, field: DecisionField, text: string) => void
  readonly onClose: () => void
}

function EditedReason({ code, templates, onSend, onClose }: EditedReasonProps): ReactElement {
  const t = moderationTexts.use()
  const usual = decisionRules.find((rule) => rule.code === code)?.field ?? 'title'
  const [field, setField] = useState<DecisionField>(usual)
  return (
    <div className={css['form']}>
      <p className={css['heading']}>{t.rules[code]}</p>
      <Field label={t.panel.field} name="field">
        <select
          value={field}
          onChange={({ target }) =>
            setField(decisionFields.find((one) => one === target.value) ?? usual)
          }
        >
          {decisionFields.map((one) => (
            <option key={one} value={one}>
              {t.fields[one]}
            </option>
          ))}
        </select>
      </Field>
      <TextPanel
        label={t.panel.text}
        max={reasonTextMax}
        begun={templates[code] ?? ''}
        onText={(text) => onSend(code, field, text)}
        onClose={onClose}
      />
    </div>
  )
}
