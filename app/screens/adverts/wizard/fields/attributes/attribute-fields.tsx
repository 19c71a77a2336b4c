import type { ReactElement } from 'react'
import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { optionsOf } from '#contract/rules/advert/advert-options.ts'
import { postingTexts } from '../../../texts.ts'
import { labelIn, useLang, useTexts } from '../../../../../lib/texts/texts.ts'
import type { FieldErrors } from '../../draft/draft.ts'
import { Tick } from '../../../../../parts/forms/tick.tsx'
import { Choice, Line } from '../inputs.tsx'
import { readNumber, withValue } from './attribute-values.ts'
import css from '../../steps/form.module.css'

interface AttributeFieldsProps {
  readonly definitions: readonly Attribute[]
  readonly values: AttributeValues
  readonly errors: FieldErrors
  readonly onChange: (values: AttributeValues) => void
  readonly onBlur: (name: string) => void
  readonly title?: string
}

/** Fields of a subcategory, rendered from the definition that its filters and the advert page use as well. */
export function AttributeFields(props: AttributeFieldsProps): ReactElement | null {
  const { definitions, values, onChange, title } = props
  const own = postingTexts.use()
  if (definitions.length === 0) return null

  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{title ?? own.fields.details}</legend>
      {definitions.map((definition) => (
        <AttributeField
          key={definition.key}
          definition={definition}
          onSet={(value) => onChange(withValue(values, definition.key, value, definitions))}
          {...props}
        />
      ))}
    </fieldset>
  )
}

interface AttributeFieldProps extends AttributeFieldsProps {
  readonly definition: Attribute
  readonly onSet: (value: AttributeValues[string] | undefined) => void
}

function AttributeField({
  definition,
  values,
  errors,
  onSet,
  onBlur,
}: AttributeFieldProps): ReactElement {
  const t = useTexts()
  const own = postingTexts.use()
  const lang = useLang()
  const { key, type, unit, isRequired } = definition
  const name = `attributes.${key}`
  const value = values[key]
  const unitText = unit && (t.advert.units[unit] ?? unit)
  const field = {
    name,
    label: labelIn(lang, definition.labels) + (unitText ? `, ${unitText}` : ''),
    isRequired,
    isOptional: !isRequired,
    error: errors[name] && t.refusals[errors[name]],
    onBlur: () => onBlur(name),
  }
  if (type === 'bool') {
    return (
      <Tick
        name={name}
        label={labelIn(lang, definition.labels)}
        isOn={value === true}
        onChange={(isOn) => onSet(isOn || undefined)}
      />
    )
  }
  if (type === 'enum') {
    return (
      <Choice {...field} value={typeof value === 'string' ? value : ''} onChange={onSet}>
        <option value="">{own.fields.choose}</option>
        {optionsOf(definition, values).map((option) => (
          <option key={option.value} value={option.value}>
            {labelIn(lang, option.labels)}
          </option>
        ))}
      </Choice>
    )
  }
  if (type === 'multi')
    return <Several field={field} definition={definition} value={value} onSet={onSet} />
  const shown = value === undefined ? '' : String(value)
  const isNumber = type !== 'text'
  return (
    <Line
      {...field}
      isNumber={isNumber}
      value={shown}
      onChange={(text) => onSet(isNumber ? readNumber(text) : text)}
    />
  )
}

interface SeveralProps {
  readonly field: {
    readonly name: string
    readonly label: string
    readonly error?: string | undefined
    readonly isOptional: boolean
  }
  readonly definition: Attribute
  readonly value: AttributeValues[string] | undefined
  readonly onSet: (value: string[] | undefined) => void
}

function Several({ field, definition, value, onSet }: SeveralProps): ReactElement {
  const lang = useLang()
  const { optional } = useTexts().layout
  const chosen = Array.isArray(value) ? value : []
  const toggle = (option: string, isOn: boolean): void => {
    const next = isOn ? [...chosen, option] : chosen.filter((one) => one !== option)
    onSet(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset className={css['group']}>
      <legend className={css['label']}>
        {field.label}
        {field.isOptional && ` (${optional})`}
      </legend>
      {field.error && <p className={css['error']}>{field.error}</p>}
      <div className={css['ticks']}>
        {definition.options?.map((option) => (
          <Tick
            key={option.value}
            name={`${field.name}.${option.value}`}
            label={labelIn(lang, option.labels)}
            isOn={chosen.includes(option.value)}
            onChange={(isOn) => toggle(option.value, isOn)}
          />
        ))}
      </div>
    </fieldset>
  )
}
