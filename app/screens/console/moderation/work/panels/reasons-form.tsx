import { useState, type ReactElement } from 'react'
import { reasonTextMax } from '#contract/limits.ts'
import { reasonsOfDecision } from '#contract/rules/moderation/limits.ts'
import {
  decisionFields,
  rulesOf,
  type CaseKind,
  type ReasonField,
  type RuleCode,
} from '#contract/rules/moderation/queues.ts'
import { Button } from '../../../../../parts/forms/button.tsx'
import { Field } from '../../../../../parts/forms/field.tsx'
import { moderationTexts } from '../../texts.ts'
import css from './panels.module.css'

/** A broken rule as it is typed. */
export interface TypedReason {
  readonly code: RuleCode
  readonly field: ReasonField
  /** Words for the owner; empty: those of the rule. */
  readonly text: string
}

type Templates = Readonly<Record<string, string>>

/** A rule with the field that usually breaks it, and its words. */
export function usualReason(kind: CaseKind, code: RuleCode, templates: Templates): TypedReason {
  const field = rulesOf(kind).find((rule) => rule.code === code)?.field ?? 'title'
  return { code, field, text: templates[code] ?? '' }
}

interface ReasonsFormProps {
  readonly kind: CaseKind
  readonly first: RuleCode
  readonly templates: Templates
  readonly onSend: (reasons: readonly TypedReason[]) => void
  readonly onClose: () => void
}

/** One or several broken rules, each with its field and words. */
export function ReasonsForm(props: ReasonsFormProps): ReactElement {
  const { kind, first, templates, onSend, onClose } = props
  const { panel, rules } = moderationTexts.use()
  const [reasons, setReasons] = useState<readonly TypedReason[]>([
    usualReason(kind, first, templates),
  ])
  const left = rulesOf(kind).filter(({ code }) => !reasons.some((one) => one.code === code))
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(reasons)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend(reasons)
      }}
    >
      {reasons.map((reason) => (
        <ReasonFields
          key={reason.code}
          reason={reason}
          onChange={(changed) =>
            setReasons(reasons.map((one) => (one.code === reason.code ? changed : one)))
          }
          onRemove={
            reasons.length > 1
              ? () => setReasons(reasons.filter(({ code }) => code !== reason.code))
              : undefined
          }
        />
      ))}
      {reasons.length < reasonsOfDecision && left.length > 0 && (
        <Field label={panel.more} name="more">
          <select
            value=""
            onChange={({ currentTarget }) => {
              const added = left.find(({ code }) => code === currentTarget.value)
              if (added) setReasons([...reasons, usualReason(kind, added.code, templates)])
            }}
          >
            <option value="">{panel.choose}</option>
            {left.map(({ code }) => (
              <option key={code} value={code}>
                {rules[code]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <div className={css['answers']}>
        <Button onPress={onClose}>{panel.cancel}</Button>
        <Button type="submit" kind="primary">
          {panel.send}
        </Button>
      </div>
    </form>
  )
}

interface ReasonFieldsProps {
  readonly reason: TypedReason
  readonly onChange: (reason: TypedReason) => void
  /** Absent: the only one. */
  readonly onRemove: (() => void) | undefined
}

function ReasonFields({ reason, onChange, onRemove }: ReasonFieldsProps): ReactElement {
  const { panel, rules, fields } = moderationTexts.use()
  const { code, field, text } = reason
  return (
    <fieldset className={css['reason']}>
      <legend className={css['heading']}>{rules[code]}</legend>
      {field !== 'text' && (
        <Field label={panel.field} name={`field ${code}`}>
          <select
            value={field}
            onChange={({ currentTarget }) =>
              onChange({
                ...reason,
                field: decisionFields.find((one) => one === currentTarget.value) ?? field,
              })
            }
          >
            {decisionFields.map((one) => (
              <option key={one} value={one}>
                {fields[one]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field label={panel.text} name={`text ${code}`}>
        <textarea
          rows={3}
          maxLength={reasonTextMax}
          value={text}
          onChange={({ currentTarget }) => onChange({ ...reason, text: currentTarget.value })}
        />
      </Field>
      {onRemove && (
        <div>
          <Button onPress={onRemove}>{panel.remove}</Button>
        </div>
      )}
    </fieldset>
  )
}
