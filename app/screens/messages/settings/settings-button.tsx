import { useState, type ComponentType, type ReactElement } from 'react'
import { useAwaited } from '../../../lib/browser/waiting.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { conversationsTexts, messageSettingsTexts } from '../texts.ts'
import css from './settings.module.css'

interface SettingsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Opens the settings of messages, whose code loads when they are asked for. */
export function SettingsButton(): ReactElement {
  const t = conversationsTexts.use()
  const awaited = useAwaited()
  const [opened, setOpened] = useState<{ Dialog: ComponentType<SettingsDialogProps> } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = async (): Promise<void> => {
    const loaded = await awaited(
      Promise.all([import('./settings-dialog.tsx'), messageSettingsTexts.ready()]),
    )
    if (!loaded) return
    const [{ SettingsDialog }] = loaded
    setOpened({ Dialog: SettingsDialog })
    setIsOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={`${css['opener']} needs-script`}
        aria-label={t.settings}
        title={t.settings}
        onClick={() => void open()}
      >
        <Icon name="sliders-horizontal" />
      </button>
      {opened && <opened.Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
