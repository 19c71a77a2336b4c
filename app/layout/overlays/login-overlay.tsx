import type { ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import { Dialog } from '../../parts/feedback/dialog.tsx'
import { LoginForm } from '../../screens/accounts/login/login-form.tsx'
import type { OverlayProps } from './overlay.ts'
import { useNext } from './use-next.ts'

/** Login as an overlay; the page below keeps its state. */
export function Overlay({ name, onClose }: OverlayProps): ReactElement {
  const t = useTexts()
  const { next, onDone } = useNext(onClose)
  return (
    <Dialog open title={t.accounts.login.title} onClose={onClose}>
      <LoginForm next={next} by={name === 'login-email' ? 'email' : 'phone'} onDone={onDone} />
    </Dialog>
  )
}
