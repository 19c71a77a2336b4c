import type { ReactElement } from 'react'
import { postingTexts } from '../../texts.ts'
import { PlaceInput } from '../../../../parts/combobox/place-input.tsx'
import type { TypedAdvert } from '../draft/draft.ts'
import { described, Labelled } from './inputs.tsx'
import css from '../steps/form.module.css'

interface PlacePickerProps {
  readonly typed: TypedAdvert
  readonly error: string | undefined
  readonly onChange: (change: Partial<TypedAdvert>) => void
  readonly onBlur: () => void
}

/** Where the thing is. */
export function PlacePicker({ typed, error, onChange, onBlur }: PlacePickerProps): ReactElement {
  const { fields } = postingTexts.use()
  const field = { name: 'place', label: fields.place, hint: fields.placeHint, error }
  return (
    <Labelled {...field}>
      <PlaceInput
        {...described(field)}
        className={css['input']}
        label={fields.place}
        chosen={typed.placeLabel}
        onChange={(place) => {
          if (place) onChange({ place: place.slug, placeLabel: place.label })
          else if (typed.place) onChange({ place: '', placeLabel: '' })
        }}
        onBlur={onBlur}
      />
    </Labelled>
  )
}
