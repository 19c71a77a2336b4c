import { useState, type ReactElement } from 'react'
import { useAwaited } from '../../lib/browser/waiting.ts'
import type { Reported } from './reported.ts'
import { reportsTexts } from './texts.ts'

type Opened = Awaited<ReturnType<typeof loadDialog>>

/** The dialog that reports an object, logged in or not; loaded when it is first opened. */
export function useReportDialog(reported: Reported): {
  readonly open: () => void
  readonly dialog: ReactElement | null
} {
  const awaited = useAwaited()
  const [opened, setOpened] = useState<(Opened & { readonly isOpen: boolean }) | null>(null)
  const open = async (): Promise<void> => {
    const loaded = opened ?? (await awaited(loadDialog()))
    if (loaded) setOpened({ ...loaded, isOpen: true })
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
