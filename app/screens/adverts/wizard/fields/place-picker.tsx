import type { ReactElement } from 'react'
import { postingTexts } from '../../texts.ts'
import { PlaceInput } from '../../../../parts/combobox/place-input.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import type { TypedAdvert } from '../draft/draft.ts'

interface PlacePickerProps {
  readonly typed: TypedAdvert
  readonly error: string | undefined
  readonly onChange: (change: Partial<TypedAdvert>) => void
  readonly onBlur: () => void
}

/** Where the thing is. */
export function PlacePicker({ typed, error, onChange, onBlur }: PlacePickerProps): ReactElement {
  const { fields } = postingTexts.use()
  return (
    <Field name="place" label={fields.place} hint={fields.placeHint} error={error} isRequired>
      <PlaceInput
        label={fields.place}
        chosen={typed.placeLabel}
        onChange={(place) => {
          if (place) onChange({ place: place.slug, placeLabel: place.label })
          else if (typed.place) onChange({ place: '', placeLabel: '' })
        }}
        onBlur={onBlur}
      />
    </Field>
  )
}
