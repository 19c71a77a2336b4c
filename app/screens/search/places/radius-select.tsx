import type { ReactElement } from 'react'
import { filtersTexts } from '../texts.ts'
import { BareSelect } from '../../../parts/forms/bare-control.tsx'

interface RadiusSelectProps {
  readonly near: string
  readonly radius: string
}

const radii = ['5', '10', '25', '50', '100']

/** Radius around the places or the user's position, which has no extent and needs a minimum. */
export function RadiusSelect({ near, radius }: RadiusSelectProps): ReactElement {
  const t = filtersTexts.use().place
  const offered = radius === '' || radii.includes(radius) ? radii : [...radii, radius]
  const choices = offered.toSorted((one, other) => Number(one) - Number(other))
  return (
    <BareSelect name="radius" aria-label={t.radius} defaultValue={radius}>
      {!near && <option value="">{t.radiusNone}</option>}
      {choices.map((km) => (
        <option key={km} value={km}>
          {t.radiusOf(km)}
        </option>
      ))}
    </BareSelect>
  )
}
