import type { ReactElement } from 'react'
import { postingTexts } from '../../texts.ts'
import { PlaceInput } from '../../../../parts/combobox/place-input.tsx'
import type { FieldsProps, TypedAdvert } from '../draft/draft.ts'
import { Field } from '../../../../parts/forms/field.tsx'
import { Tick } from '../../../../parts/forms/tick.tsx'
import { MapField } from './map-field.tsx'
import { OwnFields } from './own-fields.tsx'
import { SectorField } from './sector-field.tsx'

/** Location: place, optional sector, street address and pin. */
export function PlaceFields(props: FieldsProps): ReactElement {
  return (
    <>
      <PlaceField {...props} />
      <PlaceDetails {...props} />
    </>
  )
}

export function PlaceField({ typed, errorText, onChange, onBlur }: FieldsProps): ReactElement {
  return (
    <PlacePicker
      typed={typed}
      error={errorText('place')}
      onChange={(change) => {
        // A pin in the previous place is removed.
        const isElsewhere = change.place !== '' && change.place !== typed.place
        onChange(isElsewhere ? { ...change, pin: null } : change)
      }}
      onBlur={() => onBlur('place')}
    />
  )
}

/** Sector, street address and pin: none is required. */
export function PlaceDetails(props: FieldsProps): ReactElement {
  const { typed, errorText, onChange } = props
  const t = postingTexts.use()
  return (
    <>
      <SectorField place={typed.place} onChange={onChange} />
      <OwnFields section="place" {...props} />
      <MapField typed={typed} error={errorText('latitude')} onChange={onChange} />
      {typed.pin && (
        <Tick
          name="showExactPlace"
          label={t.map.exact}
          hint={t.map.exactHint}
          isOn={typed.showsExactPlace}
          onChange={(showsExactPlace) => onChange({ showsExactPlace })}
        />
      )}
    </>
  )
}

interface PlacePickerProps {
  readonly typed: TypedAdvert
  readonly error: string | undefined
  readonly onChange: (change: Partial<TypedAdvert>) => void
  readonly onBlur: () => void
}

function PlacePicker({ typed, error, onChange, onBlur }: PlacePickerProps): ReactElement {
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
