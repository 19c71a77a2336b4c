import type { ReactElement } from 'react'
import { codeTexts, registrationTexts } from '../../screens/accounts/texts.ts'
import { Dialog } from '../../parts/feedback/dialog.tsx'
import { RegisterForm } from '../../screens/accounts/register/register-form.tsx'
import type { OverlayProps } from './overlay.ts'
import { useNext } from './use-next.ts'

export const texts = [registrationTexts, codeTexts]

/** Registration by phone as an overlay; the page below keeps its state. */
export function Overlay({ onClose }: OverlayProps): ReactElement {
  const t = registrationTexts.use()
  const { next, onDone } = useNext(onClose)
  return (
    <Dialog open title={t.title} onClose={onClose}>
      <RegisterForm next={next} onDone={onDone} />
    </Dialog>
  )
}
