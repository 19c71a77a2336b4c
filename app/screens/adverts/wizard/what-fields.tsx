import type { ReactElement } from 'react'
import { titleMaxLength } from '#contract/limits.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { CategoryChoice, FieldsProps } from './draft.ts'
import { Choice, Line } from './inputs.tsx'

interface WhatFieldsProps extends FieldsProps {
  readonly categories: readonly CategoryChoice[]
}

/** What it is: category, subcategory, title. */
export function WhatFields(props: WhatFieldsProps): ReactElement {
  const { typed, categories, errorText, onChange, onBlur } = props
  const { fields } = useTexts().posting
  const groups = categories.find(({ slug }) => slug === typed.category)?.groups ?? []
  return (
    <>
      <Choice
        name="category"
        label={fields.category}
        value={typed.category}
        onChange={(category) => onChange({ category, subcategory: '', attributes: {} })}
      >
        <option value="">{fields.choose}</option>
        {categories.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice
        name="subcategory"
        label={fields.subcategory}
        value={typed.subcategory}
        error={errorText('subcategory')}
        onChange={(subcategory) => onChange({ subcategory, attributes: {} })}
      >
        <option value="">{fields.choose}</option>
        {groups.map(({ label, subcategories }) => (
          <optgroup key={label} label={label}>
            {subcategories.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.label}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      <Line
        name="title"
        label={fields.title}
        hint={fields.titleHint}
        value={typed.title}
        most={titleMaxLength}
        error={errorText('title')}
        onChange={(title) => onChange({ title })}
        onBlur={() => onBlur('title')}
      />
    </>
  )
}
