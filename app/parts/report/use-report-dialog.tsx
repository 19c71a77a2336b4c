import { useState, type ReactElement } from 'react'
import { toast } from '../../lib/browser/toasts.ts'
import { showWaiting } from '../../lib/browser/waiting.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import type { Reported } from './reported.ts'
import { reportsTexts } from './texts.ts'

type Opened = Awaited<ReturnType<typeof loadDialog>>

/** The dialog that reports an object, logged in or not; loaded when it is first opened. */
export function useReportDialog(reported: Reported): {
  readonly open: () => void
  readonly dialog: ReactElement | null
} {
  const { refusals } = useTexts()
  const [opened, setOpened] = useState<(Opened & { readonly isOpen: boolean }) | null>(null)
  const open = async (): Promise<void> => {
    try {
      setOpened({ ...(opened ?? (await showWaiting(loadDialog()))), isOpen: true })
    } catch {
      toast(refusals.unavailable, 'danger')
    }
  }
  return {
    open: () => void open(),
    dialog: opened && (
      <opened.ReportDialog
        reported={reported}
        isOpen={opened.isOpen}
        onClose={() => setOpened({ ...opened, isOpen: false })}
      />
    ),
  }
}

async function loadDialog() {
  const [{ ReportDialog }] = await Promise.all([
    import('./report-dialog.tsx'),
    reportsTexts.ready(),
  ])
  return { ReportDialog }
}
