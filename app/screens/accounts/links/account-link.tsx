import type { ReactElement } from 'react'
import { data, useActionData, useLoaderData } from '../../../lib/router/index.ts'
import { accountCalls } from '#contract/accounts/accounts.ts'
import type { Ban, RefusalCode } from '#contract/refusals.ts'
import { accessTexts, codeTexts } from '../texts.ts'
import { answeredRefusal } from '../../../lib/calls/refusal.ts'
import { screenAction, screenLoader, type Head } from '../../../lib/calls/screen.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { Done } from '../../../parts/feedback/done.tsx'
import { EmptyState } from '../../../parts/feedback/empty.tsx'
import { BanNotice } from '../login/ban-notice.tsx'
import { ConfirmForm, LinkPasswordForm } from './link-forms.tsx'
import css from '../login/login.module.css'

export const texts = [accessTexts, codeTexts]

export const head: Head = (t) => t.accounts.linkHead

type Opened =
  | { readonly purpose: 'confirm' | 'change' | 'restore'; readonly email: string }
  | { readonly refused: RefusalCode; readonly ban?: Ban | undefined }

type Used =
  | { readonly isConfirmed: boolean; readonly email: string; readonly isLoggedIn: boolean }
  | { readonly refused: RefusalCode }

/** Opening the page does not use up the link: mail programs prefetch links. */
export const loader = screenLoader(async ({ call, params }) => {
  try {
    const { purpose, email } = await call(accountCalls.openLink, { link: params['link'] ?? '' })
    return { purpose, email }
  } catch (error) {
    const { code: refused, ban } = answeredRefusal(error)
    if (ban) return data({ refused, ban }, { status: 403 })
    return data({ refused }, { status: refused === 'link_spent' ? 410 : 429 })
  }
})

export const action = screenAction(async ({ call, params, me }, form) => {
  const link = params['link'] ?? ''
  const password = String(form.get('password') ?? '')
  try {
    if (form.get('purpose') === 'restore') {
      await call(accountCalls.setPasswordByLink, { link, password })
      return used({ isConfirmed: false, email: '', isLoggedIn: false })
    }
    const { email } = await call(accountCalls.confirmEmail, { link, password })
    return used({ isConfirmed: true, email, isLoggedIn: me !== null })
  } catch (error) {
    return data({ refused: answeredRefusal(error).code }, { status: 422 })
  }
})

/** Shows the success although the page reloads with a link that is used up by then. */
function used(answer: Used) {
  return data(answer, { status: 200 })
}

/** Target of a link from an e-mail: confirms an address or sets a new password. */
export function Component(): ReactElement {
  const opened = useLoaderData<Opened>()
  const answer = useActionData<Used>()
  return (
    <div className={css['login']}>
      <Shown opened={opened} answer={answer} />
    </div>
  )
}

function Shown({ opened, answer }: { opened: Opened; answer: Used | undefined }): ReactElement {
  if (answer && 'email' in answer) return <LinkUsed {...answer} />
  if ('refused' in opened) return <Refused {...opened} />
  const { purpose, email } = opened
  return purpose === 'restore' ? (
    <LinkPasswordForm email={email} refused={answer?.refused} />
  ) : (
    <ConfirmForm purpose={purpose} email={email} refused={answer?.refused} />
  )
}

function LinkUsed({ isConfirmed, email, isLoggedIn }: Exclude<Used, { refused: RefusalCode }>) {
  const t = accessTexts.use()
  const link = useLink()
  return (
    <Done title={isConfirmed ? t.link.confirmed : t.restore.done} heading>
      <p>{isConfirmed ? t.link.confirmedText(email) : t.restore.doneText}</p>
      {isLoggedIn ? (
        <ButtonLink kind="primary" href={link('/my-profile')}>
          {t.link.profile}
        </ButtonLink>
      ) : (
        <ButtonLink kind="primary" href={link('/login?by=email')}>
          {t.logInNow}
        </ButtonLink>
      )}
    </Done>
  )
}

function Refused({ refused, ban }: Extract<Opened, { refused: RefusalCode }>): ReactElement {
  const { link: t, restore } = accessTexts.use()
  const { refusals } = useTexts()
  const link = useLink()
  if (ban) {
    return (
      <>
        <h1>{restore.title}</h1>
        <BanNotice ban={ban} />
      </>
    )
  }
  if (refused !== 'link_spent') {
    return (
      <EmptyState icon="clock" title={t.wait} heading>
        <p>{refusals[refused]}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="clock" title={t.spent} heading>
      <p>{t.spentText}</p>
      <ButtonLink kind="primary" href={link('/login?restore=1')} data-opens="restore">
        {t.askAgain}
      </ButtonLink>
      <ButtonLink href={link('/my-profile')}>{t.profile}</ButtonLink>
    </EmptyState>
  )
}
