import type { ReactElement } from 'react'
import { languages } from '#contract/languages.ts'
import { descriptionMaxLength } from '#contract/limits.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { FieldsProps } from './draft.ts'
import { Choice, Line, Tick, Words } from './inputs.tsx'
import { PlacePicker } from './place-picker.tsx'
import { PriceFields } from './price-fields.tsx'

/** What the seller says of it, asks for it, and where it is. */
export function TermsFields({ typed, errorText, onChange, onBlur }: FieldsProps): ReactElement {
  const { fields } = useTexts().posting
  return (
    <>
      <Words
        name="description"
        label={fields.description}
        hint={fields.descriptionHint}
        value={typed.description}
        most={descriptionMaxLength}
        error={errorText('description')}
        onChange={(description) => onChange({ description })}
        onBlur={() => onBlur('description')}
      />
      <PriceFields
        typed={typed}
        error={errorText('price')}
        onChange={onChange}
        onBlur={() => onBlur('price')}
      />
      <PlacePicker
        typed={typed}
        error={errorText('place')}
        onChange={onChange}
        onBlur={() => onBlur('place')}
      />
      <Line
        name="address"
        label={fields.address}
        hint={fields.addressHint}
        value={typed.address}
        onChange={(address) => onChange({ address })}
      />
      <Choice
        name="language"
        label={fields.language}
        value={typed.language}
        onChange={(value) => onChange({ language: languages.find((one) => one === value) ?? 'ro' })}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {fields.languages[one]}
          </option>
        ))}
      </Choice>
      <Tick
        name="showPhone"
        label={fields.showPhone}
        hint={fields.showPhoneHint}
        isOn={typed.showsPhone}
        onChange={(showsPhone) => onChange({ showsPhone })}
      />
    </>
  )
}
