import type { ReactElement } from 'react'
import type { IconName } from '../../../../parts/icons/icon-names.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from './conversation-menu.module.css'

interface MenuEntryProps {
  /** Id of the popover that it stands in. */
  readonly menuId: string
  readonly icon: IconName
  readonly label: string
  readonly opensDialog?: boolean
  readonly onPress: () => void
}

/** Closes the menu when pressed; the focus returns to its opener. */
export function MenuEntry(props: MenuEntryProps): ReactElement {
  const { menuId, icon, label, opensDialog, onPress } = props
  return (
    <button
      type="button"
      className={css['entry']}
      popoverTarget={menuId}
      popoverTargetAction="hide"
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
      {label}
    </button>
  )
}
