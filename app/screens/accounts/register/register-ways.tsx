import type { ReactElement } from 'react'
import { registrationTexts } from '../texts.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import css from './register-form.module.css'

interface RegisterWaysProps {
  /** Path without the language; the target after the login. */
  readonly next: string
  /** The alternative way of registering. */
  readonly other: 'email' | 'phone'
}

/** Links to the other ways of registering. Without JavaScript only the callback works. */
export function RegisterWays({ next, other }: RegisterWaysProps): ReactElement {
  const t = registrationTexts.use()
  const link = useLink()
  const login = `/login?next=${encodeURIComponent(next)}`
  return (
    <>
      <noscript>
        <div className={css['noScript']}>
          <p>{t.needsScript}</p>
          <ButtonLink kind="primary" href={link('/register-with-call')}>
            {t.byCall}
          </ButtonLink>
        </div>
      </noscript>
      <ul className={css['ways']}>
        <li>
          {t.haveAccount}{' '}
          <a href={link(login)} data-opens="login">
            {t.login}
          </a>
        </li>
        <li className="needs-script">
          {other === 'email' ? (
            <a href={link(`${login}&register=1&by=email`)} data-opens="register-email">
              {t.byEmail}
            </a>
          ) : (
            <a href={link(`${login}&register=1`)} data-opens="register">
              {t.byPhone}
            </a>
          )}
        </li>
        <li className="needs-script">
          <a href={link('/register-with-call')}>{t.byCall}</a>
        </li>
      </ul>
    </>
  )
}
