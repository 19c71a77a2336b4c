import type { ReactElement } from 'react'
import { languages, type Labels } from '#contract/languages.ts'
import { labelMax } from '#contract/rules/categories/editing.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Field } from '../../../parts/forms/field.tsx'
import { categoryTexts } from '../texts.ts'
import css from './categories.module.css'
import type { ReviewedChange } from './use-reviewed-change.ts'

/** Fields that show their refusals themselves. */
export const labelFields = languages.map((lang) => `labels.${lang}`)

export const noLabels: Labels = { ro: '', ru: '', en: '' }

interface LabelFieldsProps {
  readonly labels: Labels
  readonly onChange: (labels: Labels) => void
  /** As somebody else has saved them meanwhile. */
  readonly saved?: Labels | undefined
  readonly refusalOf?: ReviewedChange<never>['refusalOf']
}

/** A name in the three languages. */
export function LabelFields({
  labels,
  onChange,
  saved,
  refusalOf,
}: LabelFieldsProps): ReactElement {
  const { form } = categoryTexts.use()
  const t = useTexts()
  return (
    <div className={css['labels']}>
      {languages.map((lang) => {
        const refusal = refusalOf?.(`labels.${lang}`)
        const isOther = saved !== undefined && saved[lang] !== labels[lang]
        return (
          <Field
            key={lang}
            name={`labels.${lang}`}
            label={`${form.labels} ${form.languages[lang]}`}
            hint={isOther ? form.now(saved[lang]) : undefined}
            error={refusal && t.refusals[refusal.code]}
            value={labels[lang]}
            lang={lang}
            maxLength={labelMax}
            autoComplete="off"
            onChange={(event) => onChange({ ...labels, [lang]: event.currentTarget.value })}
          />
        )
      })}
    </div>
  )
}
