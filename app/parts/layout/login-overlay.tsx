import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../lib/texts.ts'
import { Dialog } from '../dialog.tsx'
import { LoginForm } from '../login-form.tsx'
import type { OverlayProps } from './overlay.ts'

/** The login over whatever page it was asked from, which stays as it is. */
export function Overlay({ name, onClose }: OverlayProps): ReactElement {
  const t = useTexts()
  const { pathname, search } = useLocation()
  return (
    <Dialog open title={t.accounts.login.title} onClose={onClose}>
      <LoginForm next={pathname + search} isRegistering={name === 'register'} onDone={onClose} />
    </Dialog>
  )
}
