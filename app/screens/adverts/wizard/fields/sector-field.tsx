import type { ReactElement } from 'react'
import { placeCalls } from '#contract/places.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'
import { choice, sectorsOf } from '../../../../lib/filters/places.ts'
import { labelIn, useLang } from '../../../../lib/texts/texts.ts'
import { Field } from '../../../../parts/forms/field.tsx'
import { postingTexts } from '../../texts.ts'
import type { TypedAdvert } from '../draft/draft.ts'

interface SectorFieldProps {
  /** Slug of the city or of its sector. */
  readonly place: string
  readonly onChange: (change: Pick<TypedAdvert, 'place' | 'placeLabel'>) => void
}

/** Sector within the chosen city; nothing where there are none. The pin stays: it is in the same city. */
export function SectorField({ place, onChange }: SectorFieldProps): ReactElement | null {
  const { fields } = postingTexts.use()
  const lang = useLang()
  const { last } = useDebouncedCall(placeCalls.findSectors, place ? { place } : null, {
    pauseMs: 0,
  })
  const city = last?.city
  if (!city) return null
  const sectors = sectorsOf(city)
  const chosen = [city, ...sectors].find(({ slug }) => slug === place)
  // The answer was for the place before.
  if (!chosen) return null
  const choose = (slug: string): void => {
    const found = choice(sectors.find((sector) => sector.slug === slug) ?? city, lang)
    onChange({ place: found.slug, placeLabel: found.label })
  }
  return (
    <Field name="sector" label={fields.sector}>
      <select value={chosen.slug} onChange={({ target }) => choose(target.value)}>
        <option value={city.slug}>{fields.sectorNone}</option>
        {sectors.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {labelIn(lang, name)}
          </option>
        ))}
      </select>
    </Field>
  )
}
