import { useRef, type ReactElement } from 'react'
import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { titleMaxLength } from '#contract/limits.ts'
import { postingTexts } from '../../texts.ts'
import type { CategoryChoice, FieldsProps } from '../draft/draft.ts'
import { Choice, Line } from './inputs.tsx'
import { Proposals } from './proposals.tsx'

interface WhatFieldsProps extends FieldsProps {
  readonly categories: readonly CategoryChoice[]
}

/** Title, then category and subcategory, proposed from the title or selected. */
export function WhatFields(props: WhatFieldsProps): ReactElement {
  const { typed, categories, errorText, onChange, onBlur } = props
  const { fields } = postingTexts.use()
  const groups = categories.find(({ slug }) => slug === typed.category)?.groups ?? []
  // Returning to a subcategory restores its attribute values.
  const previousValues = useRef<Record<string, AttributeValues>>({})
  const choose = (category: string, subcategory: string): void => {
    if (category === typed.category && subcategory === typed.subcategory) return
    previousValues.current[typed.subcategory] = typed.attributes
    onChange({ category, subcategory, attributes: previousValues.current[subcategory] ?? {} })
  }
  return (
    <>
      <Line
        name="title"
        label={fields.title}
        isRequired
        hint={fields.titleHint}
        value={typed.title}
        maxLength={titleMaxLength}
        error={errorText('title')}
        onChange={(title) => onChange({ title })}
        onBlur={() => onBlur('title')}
      />
      <Proposals title={typed.title} subcategory={typed.subcategory} onChoose={choose} />
      <Choice
        name="category"
        label={fields.category}
        value={typed.category}
        onChange={(category) => choose(category, '')}
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
        isRequired
        value={typed.subcategory}
        error={errorText('subcategory')}
        onChange={(subcategory) => choose(typed.category, subcategory)}
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
    </>
  )
}
