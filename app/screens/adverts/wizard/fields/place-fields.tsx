import type { ReactElement } from 'react'
import { postingTexts } from '../../texts.ts'
import type { FieldsProps } from '../draft/draft.ts'
import { Tick } from '../../../../parts/forms/tick.tsx'
import { MapField } from './map-field.tsx'
import { OwnFields } from './own-fields.tsx'
import { PlacePicker } from './place-picker.tsx'

/** Where it is: the town or village, the street for those who want to tell, and a pin. */
export function PlaceFields(props: FieldsProps): ReactElement {
  const { typed, errorText, onChange, onBlur } = props
  const t = postingTexts.use()
  return (
    <>
      <PlacePicker
        typed={typed}
        error={errorText('place')}
        onChange={(change) => {
          // A pin in another town would tell buyers the wrong one.
          const isElsewhere = change.place !== '' && change.place !== typed.place
          onChange(isElsewhere ? { ...change, pin: null } : change)
        }}
        onBlur={() => onBlur('place')}
      />
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
