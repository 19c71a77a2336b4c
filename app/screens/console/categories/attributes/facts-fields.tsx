import type { ReactElement } from 'react'
import type { Labels } from '#contract/languages.ts'
import {
  cardFactsMax,
  isNumeric,
  unitMax,
  type AttributeType,
} from '#contract/rules/categories/editing.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Field } from '../../../../parts/forms/field.tsx'
import { Tick } from '../../../../parts/forms/tick.tsx'
import { categoryTexts } from '../../texts.ts'
import css from '../categories.module.css'
import { LabelFields } from '../label-fields.tsx'
import type { ReviewedChange } from '../use-reviewed-change.ts'

/** What is typed of an attribute besides its options. */
export interface TypedFacts {
  readonly labels: Labels
  readonly isRequired: boolean
  readonly isFilterable: boolean
  readonly unit: string
  readonly min: string
  readonly max: string
  readonly cardPlace: string
}

interface FactsFieldsProps {
  readonly type: AttributeType
  readonly facts: TypedFacts
  readonly onChange: (facts: TypedFacts) => void
  readonly refusalOf: ReviewedChange<never>['refusalOf']
  /** As somebody else has saved them meanwhile. */
  readonly saved?: Labels | undefined
}

/** Name, necessity and, of numbers, unit and range of an attribute. */
export function FactsFields(props: FactsFieldsProps): ReactElement {
  const { type, facts, onChange, refusalOf, saved } = props
  const { attribute: t } = categoryTexts.use()
  const texts = useTexts()
  const wrongRange = refusalOf('max')
  const set = (change: Partial<TypedFacts>): void => onChange({ ...facts, ...change })
  return (
    <>
      <LabelFields
        {...{ labels: facts.labels, refusalOf, saved }}
        onChange={(labels) => set({ labels })}
      />
      {isNumeric(type) && (
        <div className={css['labels']}>
          <Field
            {...{ name: 'unit', label: t.unit, hint: t.unitHint, value: facts.unit }}
            maxLength={unitMax}
            onChange={(event) => set({ unit: event.currentTarget.value })}
          />
          <Field
            {...{ name: 'min', label: t.min, value: facts.min, type: 'number', step: 'any' }}
            onChange={(event) => set({ min: event.currentTarget.value })}
          />
          <Field
            {...{ name: 'max', label: t.max, value: facts.max, type: 'number', step: 'any' }}
            error={wrongRange && texts.refusals[wrongRange.code]}
            onChange={(event) => set({ max: event.currentTarget.value })}
          />
        </div>
      )}
      <Field
        {...{
          name: 'cardPlace',
          label: t.cardPlace,
          hint: t.cardPlaceHint,
          value: facts.cardPlace,
        }}
        {...{ type: 'number', min: 0, max: cardFactsMax }}
        onChange={(event) => set({ cardPlace: event.currentTarget.value })}
      />
      <div className={css['ticks']}>
        <Tick
          {...{ name: 'isRequired', label: t.isRequired, isOn: facts.isRequired }}
          onChange={(isRequired) => set({ isRequired })}
        />
        <Tick
          {...{ name: 'isFilterable', label: t.isFilterable, isOn: facts.isFilterable }}
          onChange={(isFilterable) => set({ isFilterable })}
        />
      </div>
    </>
  )
}

/** As the call takes them. */
export function sentFacts({ min, max, cardPlace, ...facts }: TypedFacts) {
  const number = (text: string): number | null => (text.trim() === '' ? null : Number(text))
  return { ...facts, min: number(min), max: number(max), cardPlace: number(cardPlace) ?? 0 }
}
