import type { ReactElement } from 'react'
import { avatar } from '../../lib/browser/images.ts'
import { Icon } from './icon.tsx'
import css from './avatar.module.css'

interface AvatarProps {
  /** File name of the picture; empty: none. */
  readonly name: string
  readonly isCompany: boolean
  readonly size: 56 | 96
}

/** A user's picture, or a drawing without one. Decorative: the name is rendered beside it. */
export function Avatar({ name, isCompany, size }: AvatarProps): ReactElement {
  const shape = size === 56 ? css['small'] : css['large']
  if (!name) {
    return (
      <span className={`${css['avatar']} ${shape}`}>
        <Icon name={isCompany ? 'store' : 'user'} size={size / 2} />
      </span>
    )
  }
  return (
    <img
      className={`${css['avatar']} ${shape}`}
      src={avatar(name)}
      alt=""
      width={size}
      height={size}
    />
  )
}
