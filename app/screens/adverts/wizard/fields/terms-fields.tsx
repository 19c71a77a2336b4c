import type { ReactElement } from 'react'
import { languages } from '#contract/languages.ts'
import { postingTexts } from '../../texts.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { DescriptionField } from './description-field.tsx'
import type { FieldsProps } from '../draft/draft.ts'
import { Tick } from '../../../../parts/forms/tick.tsx'
import { Choice } from './inputs.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { TranslationFields } from './translation-fields.tsx'

/** Description, price and location. */
export function TermsFields(props: FieldsProps): ReactElement {
  const { typed, errorText, onChange, onBlur } = props
  return (
    <>
      <TextFields {...props} />
      <PriceFields
        typed={typed}
        error={errorText('price')}
        onChange={onChange}
        onBlur={() => onBlur('price')}
      />
      <PlaceFields {...props} />
      <PhoneField typed={typed} onChange={onChange} />
    </>
  )
}

/** Description, the language of the texts, and the texts in other languages. */
export function TextFields(props: FieldsProps): ReactElement {
  const { typed, onChange } = props
  const { fields } = postingTexts.use()
  const names = useTexts().adverts.languages
  return (
    <>
      <DescriptionField {...props} />
      <Choice
        name="language"
        label={fields.language}
        value={typed.language}
        onChange={(value) => onChange({ language: languages.find((one) => one === value) ?? 'ro' })}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Choice>
      <TranslationFields {...props} />
    </>
  )
}

export function PhoneField({
  typed,
  onChange,
}: Pick<FieldsProps, 'typed' | 'onChange'>): ReactElement {
  const { fields } = postingTexts.use()
  return (
    <Tick
      name="showPhone"
      label={fields.showPhone}
      hint={fields.showPhoneHint}
      isOn={typed.showsPhone}
      onChange={(showsPhone) => onChange({ showsPhone })}
    />
  )
}
