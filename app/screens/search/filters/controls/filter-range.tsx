import { useRef, type ReactElement } from 'react'
import { attributeNumber } from '../../../../lib/filters/applied-filters.ts'
import type { FilterAttribute } from '../../../../lib/filters/filter-attributes.ts'
import { filtersTexts } from '../../texts.ts'
import { rangeOf } from '../../../../lib/filters/filters.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import panel from '../filter-panel.module.css'
import { BareInput } from '../../../../parts/forms/bare-control.tsx'
import css from './filter-range.module.css'
import { typeInto } from '../state/type-into.ts'
import { RangeBars } from './range-bars.tsx'
import type { Facets } from '../state/use-facets.ts'

interface FilterRangeProps {
  readonly attribute: FilterAttribute
  /** "2010-2015" */
  readonly applied: string
  /** As selected in the form. */
  readonly edited: string
  readonly facets: Facets | null
}

/** Minimum and maximum of a number, with the range of the existing adverts. */
export function FilterRange({
  attribute,
  applied,
  edited,
  facets,
}: FilterRangeProps): ReactElement {
  const inputs = useRef<HTMLDivElement>(null)
  const t = useTexts()
  const texts = filtersTexts.use()
  const { key, label, unit } = attribute
  const { from, to } = rangeOf(applied)
  const unitText = unit ? (t.advert.units[unit] ?? unit) : ''
  const now = facets?.ranges[key]
  const written = (value: number): string => attributeNumber(t, attribute, value)
  const span = ({ min, max }: { min: number; max: number }): string =>
    min === max ? written(min) : `${written(min)}–${written(max)}`
  const hintId = `range-${key}`
  const chosen = rangeOf(edited)
  const fields = [
    { end: 'from', value: from, label: texts.rangeFrom(label), hint: texts.from },
    { end: 'to', value: to, label: texts.rangeTo(label), hint: texts.to },
  ]
  return (
    <>
      <RangeBars
        {...{ label, bars: facets && (now?.bars ?? []), max: now?.max ?? 0 }}
        {...chosen}
        format={(value) => (unitText ? `${written(value)} ${unitText}` : written(value))}
        onChange={(end, value) =>
          typeInto(inputs.current?.querySelector<HTMLInputElement>(`[name$=".${end}"]`), value)
        }
      />
      <div ref={inputs} className={panel['pair']}>
        {fields.map(({ end, value, label: name, hint }) => (
          <BareInput
            key={end}
            name={`a_${key}.${end}`}
            aria-label={unitText ? `${name}, ${unitText}` : name}
            aria-describedby={hintId}
            placeholder={unitText ? `${hint}, ${unitText}` : hint}
            defaultValue={value}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
          />
        ))}
      </div>
      <p className={css['hint']} id={hintId}>
        {now && texts.rangeNow(unitText ? `${span(now)} ${unitText}` : span(now))}
      </p>
    </>
  )
}
