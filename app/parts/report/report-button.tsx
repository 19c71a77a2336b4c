import { useState, type ReactElement } from 'react'
import { useLayoutData } from '../../lib/lists/favorites.ts'
import { toast } from '../../lib/browser/toasts.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../icons/icon.tsx'
import css from './report-button.module.css'
import type { Reported } from './reported.ts'
import { reportsTexts } from './texts.ts'

type Opened = Awaited<ReturnType<typeof loadDialog>>

interface ReportButtonProps {
  readonly reported: Reported
  /** Nobody reports what is their own. */
  readonly ownerId: string
}

/** Opens the dialog that reports an advert or a profile, logged in or not. */
export function ReportButton({ reported, ownerId }: ReportButtonProps): ReactElement | null {
  const t = useTexts()
  const isOwn = useLayoutData()?.me?.id === ownerId
  const [opened, setOpened] = useState<(Opened & { readonly isOpen: boolean }) | null>(null)
  // Loaded on demand, since few pages are reported.
  const open = async (): Promise<void> => {
    try {
      setOpened({ ...(opened ?? (await loadDialog())), isOpen: true })
    } catch {
      toast(t.refusals.unavailable, 'danger')
    }
  }
  if (isOwn) return null
  return (
    <>
      <button
        type="button"
        className={`${css['report']} needs-script`}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon name="flag" size={16} />
        {t.advert.report}
      </button>
      {opened && (
        <opened.ReportDialog
          reported={reported}
          isOpen={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </>
  )
}

async function loadDialog() {
  const [{ ReportDialog }] = await Promise.all([
    import('./report-dialog.tsx'),
    reportsTexts.ready(),
  ])
  return { ReportDialog }
}
