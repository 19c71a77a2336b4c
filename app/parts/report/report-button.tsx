import type { ReactElement } from 'react'
import { useLayoutData } from '../../lib/lists/favorites/favorites.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../icons/icon.tsx'
import css from './report-button.module.css'
import type { Reported } from './reported.ts'
import { useReportDialog } from './use-report-dialog.tsx'

interface ReportOpenerProps {
  readonly reported: Reported
  /** Name where a page has several of them. */
  readonly label?: string
}

/** Opens the dialog that reports an object. */
export function ReportOpener({ reported, label }: ReportOpenerProps): ReactElement {
  const t = useTexts()
  const { open, dialog } = useReportDialog(reported)
  return (
    <>
      <button
        type="button"
        className={`${css['report']} needs-script`}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={open}
      >
        <Icon name="flag" size={16} />
        {t.advert.report}
      </button>
      {dialog}
    </>
  )
}

interface ReportButtonProps {
  readonly reported: Reported
  /** Nobody reports what is their own. */
  readonly ownerId: string
}

/** Reports an advert or a profile from its page, logged in or not. */
export function ReportButton({ reported, ownerId }: ReportButtonProps): ReactElement | null {
  const isOwn = useLayoutData()?.me?.id === ownerId
  return isOwn ? null : <ReportOpener reported={reported} />
}
