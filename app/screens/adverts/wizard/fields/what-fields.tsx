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

export function TitleField({ typed, errorText, onChange, onBlur }: FieldsProps): ReactElement {
  const { fields } = postingTexts.use()
  return (
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
  )
}

/** Chooses a subcategory; returning to one restores its attribute values. */
export function useSubcategoryChoice({
  typed,
  onChange,
}: Pick<FieldsProps, 'typed' | 'onChange'>): (category: string, subcategory: string) => void {
  const previousValues = useRef<Record<string, AttributeValues>>({})
  return (category, subcategory) => {
    if (category === typed.category && subcategory === typed.subcategory) return
    previousValues.current[typed.subcategory] = typed.attributes
    const attributes = previousValues.current[subcategory] ?? {}
    const touched = ['subcategory', ...Object.keys(attributes)]
    onChange({ category, subcategory, attributes, touched })
  }
}

/** Title, then category and subcategory, proposed from the title or selected. */
export function WhatFields(props: WhatFieldsProps): ReactElement {
  const { typed } = props
  const choose = useSubcategoryChoice(props)
  return (
    <>
      <TitleField {...props} />
      <Proposals title={typed.title} subcategory={typed.subcategory} onChoose={choose} />
      <CategoryFields {...props} onChoose={choose} />
    </>
  )
}

interface CategoryFieldsProps extends Pick<WhatFieldsProps, 'typed' | 'errorText' | 'categories'> {
  readonly onChoose: (category: string, subcategory: string) => void
}

/** Category and subcategory from the whole tree. */
export function CategoryFields(props: CategoryFieldsProps): ReactElement {
  const { typed, categories, errorText, onChoose } = props
  const { fields } = postingTexts.use()
  const groups = categories.find(({ slug }) => slug === typed.category)?.groups ?? []
  return (
    <>
      <Choice
        name="category"
        label={fields.category}
        value={typed.category}
        onChange={(category) => onChoose(category, '')}
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
        onChange={(subcategory) => onChoose(typed.category, subcategory)}
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
