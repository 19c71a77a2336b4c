import type { ReactElement } from 'react'
import { iconNames, type IconName } from './icon-names.ts'

/** A category's drawing in its own colour. An editor's new icon that the sprite lacks is a tag. */
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
