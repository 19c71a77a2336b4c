import { useState } from 'react'
import { useAwaited } from '../../../../lib/browser/waiting.ts'

type Viewer = Awaited<ReturnType<typeof loadViewer>>

/** The full-screen viewer; loaded when it is first opened, and null while it is closed. */
export function useViewer(): {
  readonly Viewer: Viewer | null
  readonly open: () => void
  readonly close: () => void
} {
  const awaited = useAwaited()
  const [opened, setOpened] = useState<{ readonly Viewer: Viewer } | null>(null)
  const open = async (): Promise<void> => {
    const Viewer = await awaited(loadViewer())
    if (Viewer) setOpened({ Viewer })
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
