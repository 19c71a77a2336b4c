import type { ReactElement } from 'react'

/** Icon of a category in its colour; of an unknown category a tag. */
export function CategoryIcon({
  icon,
  color,
  size = 24,
}: {
  /** Name in the sprite; a test keeps the data to those. */
  icon: string
  color: string
  size?: number
}): ReactElement {
  return (
    <svg className="icon category-icon" width={size} height={size} color={color} aria-hidden="true">
      <use href={`/assets/icons.svg#${icon || 'tag'}`} />
    </svg>
  )
}
