import { useState } from 'react'
import { toast } from '../../../../lib/browser/toasts.ts'
import { showWaiting } from '../../../../lib/browser/waiting.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'

type Viewer = Awaited<ReturnType<typeof loadViewer>>

/** The full-screen viewer; loaded when it is first opened, and null while it is closed. */
export function useViewer(): {
  readonly Viewer: Viewer | null
  readonly open: () => void
  readonly close: () => void
} {
  const { refusals } = useTexts()
  const [opened, setOpened] = useState<{ readonly Viewer: Viewer } | null>(null)
  const open = async (): Promise<void> => {
    try {
      setOpened({ Viewer: await showWaiting(loadViewer()) })
    } catch {
      toast(refusals.unavailable, 'danger')
    }
  }
  return {
    Viewer: opened?.Viewer ?? null,
    open: () => void open(),
    close: () => setOpened(null),
  }
}

async function loadViewer() {
  const { Viewer, texts } = await import('./viewer.tsx')
  await texts.ready()
  return Viewer
}
