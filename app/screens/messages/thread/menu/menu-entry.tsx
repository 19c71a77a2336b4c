import type { ReactElement } from 'react'
import type { IconName } from '../../../../parts/icons/icon-names.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from './conversation-menu.module.css'

interface MenuEntryProps {
  readonly icon: IconName
  readonly label: string
  readonly opensDialog?: boolean
  readonly onPress: () => void
}

/** Closes the menu that it stands in, and then acts: a dialog so returns the focus to the menu's opener. */
export function MenuEntry({ icon, label, opensDialog, onPress }: MenuEntryProps): ReactElement {
  return (
    <button
      type="button"
      className={css['entry']}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        onPress()
      }}
    >
      <Icon name={icon} />
      {label}
    </button>
  )
}
