import type { ReactElement } from 'react'
import { iconNames, type IconName } from './icon-names.ts'

/** Icon of a category in its colour. An icon missing from the sprite falls back to a tag. */
export function CategoryIcon({
  icon,
  color,
  size = 24,
}: {
  icon: string
  color: string
  size?: number
}): ReactElement {
  const known: IconName = iconNames.find((name) => name === icon) ?? 'tag'
  return (
    <svg className="icon category-icon" width={size} height={size} color={color} aria-hidden="true">
      <use href={`/assets/icons.svg#${known}`} />
    </svg>
  )
}
