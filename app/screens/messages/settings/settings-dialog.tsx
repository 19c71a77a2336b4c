import { useEffect, useState, type ReactElement } from 'react'
import { messageCalls } from '#contract/people/messages.ts'
import type { Person } from '#contract/people/person.ts'
import { postInBackground } from '../../../lib/calls/calls.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { Failure } from '../../../parts/feedback/failure.tsx'
import { Spinner } from '../../../parts/feedback/spinner.tsx'
import { messageSettingsTexts } from '../texts.ts'
import { AutoReply } from './auto-reply.tsx'
import { BlockedPeople } from './blocked-people.tsx'
import css from './settings.module.css'

interface SettingsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The automatic answer and the blocked people. */
export function SettingsDialog({ isOpen, onClose }: SettingsDialogProps): ReactElement {
  const t = messageSettingsTexts.use()
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.title}>
      <Settings />
    </Dialog>
  )
}

interface Loaded {
  readonly autoReply: string
  readonly blocked: readonly Person[]
}

function Settings(): ReactElement {
  const t = messageSettingsTexts.use()
  const { layout } = useTexts()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  useEffect(() => {
    let isMounted = true
    loadSettings()
      .catch(() => 'failed' as const)
      .then((settings) => {
        if (isMounted) setLoaded(settings)
      })
    return () => {
      isMounted = false
    }
  }, [attempt])
  if (loaded === 'failed')
    return <Failure text={t.failed} onRetry={() => setAttempt(attempt + 1)} />
  if (!loaded) return <Spinner label={layout.loading} />
  return (
    <div className={css['settings']}>
      <AutoReply text={loaded.autoReply} />
      <BlockedPeople people={loaded.blocked} />
    </div>
  )
}

async function loadSettings(): Promise<Loaded> {
  const [{ text }, { items }] = await Promise.all([
    postInBackground(messageCalls.getAutoReply, {}),
    postInBackground(messageCalls.listBlocked, {}),
  ])
  return { autoReply: text, blocked: items }
}
