import { useState, type ReactElement } from 'react'
import type { PayloadOf } from '#contract/call.ts'
import { categoryEditingCalls, type EditedOption } from '#contract/staff/categories.ts'
import { labelIn, useLang } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import list from '../../frame/list.module.css'
import { makeStaffCall } from '../../frame/use-staff-call.ts'
import { categoryTexts } from '../../texts.ts'
import css from '../categories.module.css'
import { Review } from '../effects-dialog.tsx'
import type { ListPlace } from './option-list.tsx'
import { useReviewedChange } from '../use-reviewed-change.ts'

interface MergeFormProps {
  readonly place: ListPlace
  readonly version: number
  readonly options: readonly EditedOption[]
}

/** Gives the adverts of one option another one. */
export function MergeForm({ place, version, options }: MergeFormProps): ReactElement {
  const { options: t, saved } = categoryTexts.use()
  const [from, setFrom] = useState('')
  const [into, setInto] = useState('')
  const change = useReviewedChange(
    (askCode, payload: PayloadOf<typeof categoryEditingCalls.mergeOption>, isPreview) =>
      makeStaffCall(askCode, categoryEditingCalls.mergeOption, { ...payload, isPreview }),
    { success: saved, onSaved: () => setFrom('') },
  )
  const isReady = from !== '' && into !== '' && from !== into
  return (
    <details className={css['merge']}>
      <summary>{t.mergeTitle}</summary>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) change.review({ ...place, version, from, into })
        }}
      >
        <p className={list['muted']}>{t.mergeAbout}</p>
        <div className={css['labels']}>
          <OptionField
            {...{ name: 'from', label: t.from, options, value: from }}
            onChange={setFrom}
          />
          <OptionField
            {...{ name: 'into', label: t.into, value: into }}
            options={options.filter(({ isOffered }) => isOffered)}
            onChange={setInto}
          />
        </div>
        <Review change={change} fate={t.mergeFate} />
        <p>
          <Button type="submit" busy={change.isBusy} disabled={!isReady}>
            {t.merge}
          </Button>
        </p>
      </form>
    </details>
  )
}

interface OptionFieldProps {
  readonly name: string
  readonly label: string
  readonly options: readonly EditedOption[]
  readonly value: string
  readonly onChange: (value: string) => void
}

function OptionField({ name, label, options, value, onChange }: OptionFieldProps): ReactElement {
  const { options: t } = categoryTexts.use()
  const lang = useLang()
  return (
    <Field name={name} label={label}>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{t.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {labelIn(lang, option.labels)}
          </option>
        ))}
      </select>
    </Field>
  )
}
