import { useEffect, useRef, useState, type ComponentProps, type ReactElement } from 'react'
import { isRefusedAs } from '../../../../lib/calls/refusal.ts'
import { intentFor } from '../../../../lib/session/intents.ts'
import { CallProblem } from '../../../../parts/forms/problem-line.tsx'
import { postingTexts } from '../../texts.ts'
import { useLink } from '../../../../lib/texts/texts.ts'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { ButtonLink } from '../../../../parts/forms/button.tsx'
import { CodeLogin } from '../../../accounts/login/code-login.tsx'
import css from '../steps/form.module.css'

/** Whether the error is a missing or expired login. */
export function isLoginNeeded(error: unknown): boolean {
  return isRefusedAs(error, 'login_required', 'token_invalid')
}

/** Link to the login, opened as an overlay with JavaScript; the typed values are kept. */
export function LoginLink(): ReactElement {
  const t = postingTexts.use()
  const link = useLink()
  return (
    <a href={link('/login?next=/add-advert')} data-opens="login">
      {t.login.link}
    </a>
  )
}

/** Asks a visitor for a number and its code, after which the advert is published or saved as a draft. */
export function GuestLogin({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = postingTexts.use()
  const [isDraft] = useState(() => intentFor('posting') === 'draft')
  return (
    <Dialog open title={isDraft ? t.login.guestDraft : t.login.guest} onClose={onClose}>
      <p className={css['lead']}>{t.login.guestText}</p>
      <CodeLogin next="/add-advert" />
    </Dialog>
  )
}

/** Explains that a login is required and opens it. */
export function LoginNeeded(): ReactElement {
  const t = postingTexts.use()
  const link = useLink()
  const opener = useRef<HTMLAnchorElement>(null)
  useEffect(() => opener.current?.click(), [])
  return (
    <section className={css['notice']} role="status">
      <h2 className={css['summaryTitle']}>{t.login.title}</h2>
      <p className={css['plain']}>{t.login.text}</p>
      <ButtonLink
        kind="primary"
        ref={opener}
        href={link('/login?next=/add-advert')}
        data-opens="login"
      >
        {t.login.link}
      </ButtonLink>
    </section>
  )
}

/** Explains that publishing requires a proved number, with a link. */
export function PhoneNeeded({ takesFocus }: { readonly takesFocus: boolean }): ReactElement {
  const t = postingTexts.use()
  const link = useLink()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) section.current?.focus()
  }, [takesFocus])
  return (
    <section className={css['notice']} role="alert" tabIndex={-1} ref={section}>
      <h2 className={css['summaryTitle']}>{t.phone.title}</h2>
      <p className={css['plain']}>{t.phone.text}</p>
      <ButtonLink kind="primary" href={link('/my-profile#contacts')}>
        {t.phone.link}
      </ButtonLink>
    </section>
  )
}

/** Refusal beside the button that caused it, with a login link when a login is missing. */
export function Refused({ call }: ComponentProps<typeof CallProblem>): ReactElement {
  return <CallProblem call={call}>{isLoginNeeded(call.refusal) && <LoginLink />}</CallProblem>
}
