import type { ReactElement } from 'react'
import { accessTexts } from '../../lib/access-texts.ts'
import { codeTexts } from '../../lib/code-texts.ts'
import { Dialog } from '../dialog.tsx'
import { RestoreForm } from '../restore-form.tsx'
import type { OverlayProps } from './overlay.ts'

export const texts = [accessTexts, codeTexts]

/** Restoring access over the page; from its end the login opens in its place. */
export function Overlay({ onClose }: OverlayProps): ReactElement {
  const t = accessTexts.use()
  return (
    <Dialog open title={t.restore.title} onClose={onClose}>
      <RestoreForm />
    </Dialog>
  )
}
