import type { ReactElement } from 'react'
import { formatTime } from '../../../../lib/texts/format.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { useReportDialog } from '../../../../parts/report/use-report-dialog.tsx'
import { threadTexts } from '../../texts.ts'
import menu from '../menu/conversation-menu.module.css'
import { MenuEntry } from '../menu/menu-entry.tsx'
import css from './message-item.module.css'

interface MessageMenuProps {
  /** Id of a message of the other side. */
  readonly id: number
  readonly sentAt: string
}

/** Actions on a received message. */
export function MessageMenu({ id, sentAt }: MessageMenuProps): ReactElement {
  const { message: t } = threadTexts.use()
  const { open, dialog } = useReportDialog({ subject: 'message', id: String(id) })
  const menuId = `message-menu-${id}`
  const label = t.menu(formatTime(sentAt))
  return (
    <>
      <button
        type="button"
        className={`${css['opener']} needs-script`}
        aria-label={label}
        title={label}
        popoverTarget={menuId}
      >
        <Icon name="ellipsis" size={16} />
      </button>
      <div
        id={menuId}
        popover="auto"
        className={`${menu['menu']} ${css['menu']}`}
        role="group"
        aria-label={label}
      >
        <MenuEntry icon="flag" label={t.report} opensDialog onPress={open} />
      </div>
      {dialog}
    </>
  )
}
