import type { ReactElement } from 'react'
import { accessTexts, codeTexts } from '../../screens/accounts/texts.ts'
import { Dialog } from '../../parts/feedback/dialog.tsx'
import { RestoreForm } from '../../screens/accounts/restore/restore-form.tsx'
import type { OverlayProps } from './overlay.ts'

export const texts = [accessTexts, codeTexts]

/** Access recovery as an overlay; its last step opens the login instead. */
export function Overlay({ onClose }: OverlayProps): ReactElement {
  const t = accessTexts.use()
  return (
    <Dialog open title={t.restore.title} onClose={onClose}>
      <RestoreForm />
    </Dialog>
  )
}
