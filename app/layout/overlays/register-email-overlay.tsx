import type { ReactElement } from 'react'
import { registrationTexts } from '../../screens/accounts/texts.ts'
import { Dialog } from '../../parts/feedback/dialog.tsx'
import { RegisterEmailForm } from '../../screens/accounts/register/register-email-form.tsx'
import type { OverlayProps } from './overlay.ts'
import { useNext } from './use-next.ts'

export const texts = [registrationTexts]

/** Registration by e-mail over the page. */
export function Overlay({ onClose }: OverlayProps): ReactElement {
  const t = registrationTexts.use()
  const { next } = useNext(onClose)
  return (
    <Dialog open title={t.byEmailTitle} onClose={onClose}>
      <RegisterEmailForm next={next} />
    </Dialog>
  )
}
