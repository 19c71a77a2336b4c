import type { ReactElement } from 'react'
import { filtersTexts } from '../texts.ts'
import type { PlaceChoice } from '../../../lib/filters/places.ts'
import { FilterOption } from '../filters/controls/filter-option.tsx'
import type { Listing } from '../list/listing.ts'
import { BareSelect } from '../../../parts/forms/bare-control.tsx'

interface PlaceSelectProps {
  readonly chosen: readonly PlaceChoice[]
  readonly places: Listing['places']
}

/** Place filter without JavaScript: the selected places and one select of the main ones and the districts. */
export function PlaceSelect({ chosen, places }: PlaceSelectProps): ReactElement {
  const t = filtersTexts.use().place
  const groups = [
    { label: t.main, choices: places?.main ?? [] },
    { label: t.districts, choices: places?.districts ?? [] },
  ]
  return (
    <>
      {chosen.map(({ slug, label }) => (
        <FilterOption key={slug} name="l" value={slug} label={label} isChosen count={null} />
      ))}
      <BareSelect name="l" aria-label={chosen.length > 0 ? t.add : t.title} defaultValue="">
        <option value="">{chosen.length > 0 ? t.add : t.any}</option>
        {groups.map(({ label, choices }) => (
          <optgroup key={label} label={label}>
            {choices.map((choice) => (
              <option key={choice.slug} value={choice.slug}>
                {choice.label}
              </option>
            ))}
          </optgroup>
        ))}
      </BareSelect>
    </>
  )
}
