import { useState, type ReactElement } from 'react'
import { accessTexts } from '../texts.ts'
import { TextsContext, useTexts } from '../../../lib/texts/texts.ts'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { Done } from '../../../parts/feedback/done.tsx'
import type { OverlayProps } from '../../../layout/overlays/overlay.ts'
import { PasswordForm } from './password-form.tsx'

export const texts = [accessTexts]

/** Change of the password. After success only the close button remains. */
export function Overlay({ onClose }: OverlayProps): ReactElement {
  const t = accessTexts.use().password
  const shared = useTexts()
  const [isDone, setDone] = useState(false)
  // The specification ends this text with a full stop in this form only.
  const refusals = { ...shared.refusals, field_required: t.required }
  return (
    <Dialog open title={t.title} onClose={onClose}>
      {isDone ? (
        <Done title={t.done}>
          <p>{t.doneText}</p>
        </Done>
      ) : (
        <TextsContext value={{ ...shared, refusals }}>
          <PasswordForm onDone={() => setDone(true)} />
        </TextsContext>
      )}
    </Dialog>
  )
}
