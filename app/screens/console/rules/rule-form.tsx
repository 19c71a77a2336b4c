import type { ReactElement } from 'react'
import {
  explanationMax,
  reviewRuleCodes,
  ruleKinds,
  ruleModes,
  ruleNameMax,
  ruleWordsMax,
} from '#contract/rules/moderation/review-rules.ts'
import { languages } from '#contract/languages.ts'
import type { Refusal } from '#contract/refusals.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { Tick } from '../../../parts/forms/tick.tsx'
import { moderationTexts } from '../moderation/texts.ts'
import { consoleTexts } from '../texts.ts'
import { NumberFields, ScopeFields, type Choice } from './scope-fields.tsx'
import { rulesTexts } from './texts.ts'
import { newRule, type TypedRule } from './typed-rule.ts'
import css from './rules.module.css'

interface RuleFormProps {
  readonly typed: TypedRule
  readonly choices: readonly Choice[]
  readonly reason: string
  readonly isNew: boolean
  readonly canSave: boolean
  readonly isBusy: boolean
  readonly refusal: Refusal | null
  readonly onChange: (changed: Partial<TypedRule>) => void
  readonly onReason: (reason: string) => void
  readonly onSave: () => void
}

/** Everything that staff may change of a rule. */
export function RuleForm(props: RuleFormProps): ReactElement {
  const { typed, choices, reason, isNew, canSave, isBusy, refusal, onChange, onReason } = props
  const { form } = rulesTexts.use()
  const { common } = consoleTexts.use()
  const { refusals } = useTexts()
  const errorOf = (field: string): string | undefined =>
    refusal?.field === field ? refusals[refusal.code] : undefined
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave) props.onSave()
      }}
    >
      <WhatFields {...{ typed, isNew, onChange }} />
      <TextFields {...{ typed, errorOf, onChange }} />
      {typed.kind === 'words' && <PhraseFields {...{ typed, errorOf, onChange }} />}
      <NumberFields {...{ typed, errorOf, onChange }} />
      <ScopeFields {...{ typed, choices, onChange }} />
      {canSave && (
        <>
          <Field
            label={form.reason}
            name="reason"
            hint={common.reasonHint}
            maxLength={1_000}
            value={reason}
            onChange={({ currentTarget }) => onReason(currentTarget.value)}
          />
          <div>
            <Button type="submit" kind="primary" busy={isBusy}>
              {form.save}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

interface PartProps {
  readonly typed: TypedRule
  readonly onChange: (changed: Partial<TypedRule>) => void
}

function WhatFields({ typed, isNew, onChange }: PartProps & { readonly isNew: boolean }) {
  const { form, kinds, modes } = rulesTexts.use()
  const { rules } = moderationTexts.use()
  const { refusals } = useTexts()
  const names: Readonly<Record<string, string>> = { ...rules, ...form.codes }
  return (
    <>
      <div className={css['three']}>
        <Field label={form.kind} name="kind" hint={form.kindHints[typed.kind]}>
          <select
            value={typed.kind}
            disabled={!isNew}
            onChange={({ currentTarget }) => {
              const kind = ruleKinds.find((one) => one === currentTarget.value)
              if (!kind) return
              const { names: _names, explanations: _texts, ...usual } = newRule(kind)
              onChange(usual)
            }}
          >
            {ruleKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kinds[kind]}
              </option>
            ))}
          </select>
        </Field>
        <Field label={form.mode} name="mode" hint={form.modeHints[typed.mode]}>
          <select
            value={typed.mode}
            onChange={({ currentTarget }) =>
              onChange({ mode: ruleModes.find((one) => one === currentTarget.value) ?? 'trial' })
            }
          >
            {ruleModes.map((mode) => (
              <option key={mode} value={mode}>
                {modes[mode]}
              </option>
            ))}
          </select>
        </Field>
        <Field label={form.code} name="code" hint={refusals[typed.code]}>
          <select
            value={typed.code}
            onChange={({ currentTarget }) => {
              const code = reviewRuleCodes.find((one) => one === currentTarget.value)
              if (code) onChange({ code })
            }}
          >
            {reviewRuleCodes.map((code) => (
              <option key={code} value={code}>
                {names[code] ?? code}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Tick
        name="isEnough"
        label={form.isEnough}
        hint={form.isEnoughHint}
        isOn={typed.isEnough}
        onChange={(isEnough) => onChange({ isEnough })}
      />
    </>
  )
}

type ErrorOf = (field: string) => string | undefined

function TextFields({ typed, errorOf, onChange }: PartProps & { readonly errorOf: ErrorOf }) {
  const { form } = rulesTexts.use()
  const { names, explanations } = typed
  return (
    <>
      <fieldset>
        <legend className={css['legend']}>{form.name}</legend>
        <div className={css['three']}>
          {languages.map((lang) => (
            <Field
              key={lang}
              label={form.languages[lang]}
              name={`name_${lang}`}
              lang={lang}
              maxLength={ruleNameMax}
              error={errorOf(`name_${lang}`)}
              value={names[lang]}
              onChange={({ currentTarget }) =>
                onChange({ names: { ...names, [lang]: currentTarget.value } })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={css['legend']}>{form.explanation}</legend>
        <div className={css['three']}>
          {languages.map((lang) => (
            <Field
              key={lang}
              label={form.languages[lang]}
              name={`explanation_${lang}`}
              error={errorOf(`explanation_${lang}`)}
            >
              <textarea
                lang={lang}
                rows={4}
                maxLength={explanationMax}
                value={explanations[lang]}
                onChange={({ currentTarget }) =>
                  onChange({ explanations: { ...explanations, [lang]: currentTarget.value } })
                }
              />
            </Field>
          ))}
        </div>
      </fieldset>
    </>
  )
}

function PhraseFields({ typed, errorOf, onChange }: PartProps & { readonly errorOf: ErrorOf }) {
  const { form } = rulesTexts.use()
  const area = (name: 'phrases' | 'unless' | 'always', rows: number, hint?: string) => (
    <Field label={form[name]} name={name} hint={hint} error={errorOf(name)}>
      <textarea
        rows={rows}
        maxLength={ruleWordsMax}
        value={typed[name]}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </Field>
  )
  return (
    <>
      {area('phrases', 10, form.phrasesHint)}
      <div className={css['two']}>
        {area('unless', 6)}
        {area('always', 6)}
      </div>
    </>
  )
}
