import { useEffect, useRef, type SubmitEvent, type ReactElement } from 'react'
import type { CodePurpose } from '#contract/accounts/accounts.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { codeTexts } from '../texts.ts'
import { phoneText } from '../../../lib/texts/phone-text.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../parts/forms/button.tsx'
import { BanNotice } from '../login/ban-notice.tsx'
import { CodeBoxes } from './code-boxes.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { usePhoneCode, type PhoneCodeProps, type PhoneCodeState } from './use-phone-code.ts'
import css from './phone-code.module.css'

/** Proves a number by a code. The caller must have loaded `codeTexts`. */
export function PhoneCode(props: PhoneCodeProps): ReactElement {
  const { purpose, sent, isOwnPhone, onOtherPhone, onLogin } = props
  const t = codeTexts.use()
  const step = usePhoneCode(props)
  const { code, failure, digits, problem } = step
  const isSent = code !== null || sent
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    step.check(digits.join(''))
  }
  if (step.ban) return <BanNotice ban={step.ban} />
  return (
    <form className={css['step']} noValidate onSubmit={submit}>
      <p role="status">{(isSent || !failure) && deliveryText(step, props, t)}</p>
      {failure && <OtherWays step={step} failure={failure} purpose={purpose} />}
      {(isSent || !failure) && (
        <>
          <CodeBoxes
            key={code?.at}
            label={t.label}
            boxLabel={t.box}
            digits={digits}
            onChange={step.setDigits}
            onComplete={step.check}
            isWrong={problem !== null && digits.every((digit) => digit === '')}
            disabled={!isSent}
          />
          <CodeProblem problem={problem} />
          <Button kind="primary" type="submit" busy={step.isChecking} disabled={!isSent}>
            {t.confirm}
          </Button>
        </>
      )}
      {/* Also while the code is being sent, so that nothing moves when it is. */}
      {!failure && <Resend step={step} isSent={isSent} />}
      {!isOwnPhone && <Button onPress={() => onOtherPhone()}>{t.otherPhone}</Button>}
      {onLogin && (
        <p className={css['login']}>
          {t.haveAccount}{' '}
          <button type="button" className={css['link']} onClick={onLogin}>
            {t.login}
          </button>
        </p>
      )}
    </form>
  )
}

function deliveryText(
  { code }: PhoneCodeState,
  { phone, sent }: PhoneCodeProps,
  t: ReturnType<typeof codeTexts.use>,
): string {
  const shown = phoneText(phone)
  if (code) return code.channel === 'sms' ? t.sentBySms(shown) : t.sentByCall(shown)
  return sent ? t.told(shown) : t.sending(shown)
}

function CodeProblem({ problem }: Pick<PhoneCodeState, 'problem'>): ReactElement | null {
  const { refusals } = useTexts()
  const t = codeTexts.use()
  if (problem === null) return null
  const texts = { ...refusals, incomplete: t.incomplete, offline: t.unexpected }
  return <ProblemLine text={texts[problem]} />
}

/** Button for another code, disabled during the countdown. */
function Resend({ step, isSent }: { step: PhoneCodeState; isSent: boolean }): ReactElement {
  const t = codeTexts.use()
  const { next, seconds, isSending } = step
  return (
    <Button
      disabled={!isSent || seconds > 0}
      busy={isSent && isSending}
      onPress={() => step.send(next)}
    >
      <Icon name={next === 'sms' ? 'message-circle' : 'phone'} />
      <span>
        {next === 'sms' ? t.resendBySms : t.resendByCall}
        {seconds > 0 && <span className="tabular"> {t.wait(seconds)}</span>}
      </span>
    </Button>
  )
}

/** Failures that say more than that no code was sent. */
const ownText: readonly RefusalCode[] = ['too_many_requests', 'phone_not_mobile']

interface OtherWaysProps {
  readonly step: PhoneCodeState
  readonly failure: RefusalCode
  readonly purpose: CodePurpose | undefined
}

/** Alternatives when no code could be sent. */
function OtherWays({ step, failure, purpose }: OtherWaysProps): ReactElement {
  const { refusals } = useTexts()
  const t = codeTexts.use()
  const link = useLink()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div className={css['other']} role="alert" tabIndex={-1} ref={panel}>
      <p>{refusals[ownText.includes(failure) ? failure : 'code_not_sent']}</p>
      <Button kind="primary" busy={step.isSending} onPress={() => step.send(step.next)}>
        {t.tryAgain}
      </Button>
      {purpose === 'register' && (
        <ButtonLink href={link('/register-with-call')}>{t.registerWithCall}</ButtonLink>
      )}
    </div>
  )
}
