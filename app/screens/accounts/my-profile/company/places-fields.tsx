import type { ReactElement } from 'react'
import { addressMaxLength, companyPlaces } from '#contract/limits.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { PlaceInput } from '../../../../parts/combobox/place-input.tsx'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { ProblemLine } from '../../../../parts/forms/problem-line.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { myCompanyTexts } from '../../texts.ts'
import type { CompanyForm } from './use-company.ts'
import css from './company.module.css'

/** Where the company is: a place and an address line each. */
export function PlacesFields({ edited }: { edited: CompanyForm }): ReactElement {
  const t = myCompanyTexts.use().company
  const { refusals } = useTexts()
  const { places, setPlace, addPlace, removePlace, placesError } = edited
  return (
    <fieldset className={css['group']} name="places" tabIndex={-1}>
      <legend className={css['legend']}>{t.places}</legend>
      {placesError && <ProblemLine text={refusals[placesError]} />}
      {places.map((place, index) => (
        <div key={place.key} className={css['place']}>
          <Field label={t.place(index + 1)} name={`place-${place.key}`}>
            <PlaceInput
              label={t.place(index + 1)}
              chosen={place.text}
              onChange={(found, text) => setPlace({ ...place, slug: found?.slug ?? '', text })}
            />
          </Field>
          <Field
            label={t.address(index + 1)}
            name={`address-${place.key}`}
            maxLength={addressMaxLength}
            autoComplete="off"
            value={place.address}
            onChange={({ target }) => setPlace({ ...place, address: target.value })}
          />
          <Button aria-label={t.removePlace(index + 1)} onPress={() => removePlace(place.key)}>
            <Icon name="trash-2" />
          </Button>
        </div>
      ))}
      {places.length < companyPlaces && (
        <div>
          <Button onPress={addPlace}>
            <Icon name="plus" />
            {t.addPlace}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
