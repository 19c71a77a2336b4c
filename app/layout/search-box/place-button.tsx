import type { ComponentProps, ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import type { SearchPlace } from './use-search-place.ts'

interface PlaceButtonProps extends ComponentProps<'button'> {
  readonly place: SearchPlace
}

/** Place of the search; opens the list of places. */
export function PlaceButton({ place, children, ...button }: PlaceButtonProps): ReactElement {
  const t = useTexts().layout
  const { near, radius, chosen, l } = place
  const label = near
    ? t.nearMe(radius)
    : chosen.map((one) => one.label).join(', ') || l || t.anywhere
  return (
    <button
      type="button"
      aria-label={`${t.where}: ${label}`}
      title={label}
      data-chosen={label === t.anywhere ? undefined : ''}
      {...button}
    >
      <Icon name="map-pin" size={18} />
      {children}
      <span>{label}</span>
    </button>
  )
}
