import type { ReactElement } from 'react'
import { registrationTexts } from '../../lib/registration-texts.ts'
import { Dialog } from '../dialog.tsx'
import { RegisterEmailForm } from '../register-email-form.tsx'
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
