import type { ReactElement } from 'react'
import { focusNew } from '../../../lib/browser/focus.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { myAccountTexts } from '../texts.ts'
import css from './form.module.css'

/** In place of a form that asks for the password, in an account that has none. */
export function PasswordFirst({ onCancel }: { readonly onCancel: () => void }): ReactElement {
  const t = myAccountTexts.use()
  return (
    <div className={css['form']}>
      <p>{t.password.first}</p>
      <div className={css['buttons']}>
        <Button kind="primary" data-opens="first-password" ref={focusNew}>
          {t.password.set}
        </Button>
        <Button onPress={onCancel}>{t.cancel}</Button>
      </div>
    </div>
  )
}
