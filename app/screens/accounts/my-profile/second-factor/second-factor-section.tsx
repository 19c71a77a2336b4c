import { useRef, useState, type ReactElement } from 'react'
import { useRevalidator } from '../../../../lib/router/index.ts'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { postCall } from '../../../../lib/calls/calls.ts'
import { mySafetyTexts } from '../../texts.ts'
import { toast } from '../../../../lib/browser/toasts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { PasswordFirst } from '../password-first.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep, type Secret } from './scan-step.tsx'
import { Section } from '../section.tsx'
import { StopFactorStep } from './stop-factor-step.tsx'
import css from './second-factor-section.module.css'

/** Number of remaining codes at or below which a warning is shown. */
const fewCodes = 3

interface SecondFactorSectionProps {
  readonly isOn: boolean
  readonly recoveryCodesLeft: number
  readonly hasPassword: boolean
}

type Step =
  | { readonly at: 'rest' | 'starting' | 'stopping' }
  | { readonly at: 'scanning'; readonly secret: Secret }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

/** Second factor: a code of an authenticator app in addition to the password. */
export function SecondFactorSection({
  isOn,
  recoveryCodesLeft,
  hasPassword,
}: SecondFactorSectionProps): ReactElement {
  const t = mySafetyTexts.use().secondFactor
  const { step, opener, go, rest, start, confirm, stop } = useSecondFactor()
  return (
    <Section id="secondFactor" title={t.title} text={t.text}>
      {step.at === 'rest' && (
        <>
          <State isOn={isOn} codesLeft={recoveryCodesLeft} />
          <div className="needs-script">
            <Button
              ref={opener}
              kind={isOn ? 'quiet' : 'primary'}
              onPress={() => go({ at: isOn ? 'stopping' : 'starting' })}
            >
              {isOn ? t.stop : t.start}
            </Button>
          </div>
        </>
      )}
      {step.at === 'starting' && !hasPassword && <PasswordFirst onCancel={rest} />}
      {step.at === 'starting' && hasPassword && (
        <PasswordStep
          text={t.startText}
          submit={t.next}
          kind="primary"
          onGiven={start}
          onCancel={rest}
        />
      )}
      {step.at === 'scanning' && <ScanStep secret={step.secret} onCode={confirm} onCancel={rest} />}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onSaved={rest} />}
      {step.at === 'stopping' && <StopFactorStep onGiven={stop} onCancel={rest} />}
    </Section>
  )
}

function State({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }): ReactElement {
  const t = mySafetyTexts.use().secondFactor
  return (
    <div>
      <p className={isOn ? css['on'] : css['off']}>
        <Icon name={isOn ? 'shield-check' : 'lock'} />
        {isOn ? t.isOn : t.isOff}
      </p>
      {isOn && (
        <p className={css['left']}>
          {t.codesLeft(codesLeft)} {codesLeft <= fewCodes && t.moreCodes}
        </p>
      )}
    </div>
  )
}

/** Steps of the second factor with their calls; each step shows its own refusals. */
function useSecondFactor() {
  const t = mySafetyTexts.use().secondFactor
  const { revalidate } = useRevalidator()
  const opener = useRef<HTMLButtonElement>(null)
  const [step, go] = useState<Step>({ at: 'rest' })

  const rest = (): void => {
    go({ at: 'rest' })
    // Waits until the button that opened the steps is rendered again.
    setTimeout(() => opener.current?.focus())
  }
  const start = async (password: string): Promise<void> => {
    const secret = await postCall(ownAccountCalls.startSecondFactor, { password })
    go({ at: 'scanning', secret })
  }
  const confirm = async (code: string): Promise<void> => {
    const { recoveryCodes } = await postCall(ownAccountCalls.confirmSecondFactor, { code })
    // Shown before any further call: the codes cannot be shown a second time.
    go({ at: 'codes', codes: recoveryCodes })
    toast(t.turnedOn, 'success')
    await revalidate()
  }
  const stop = async (given: { password: string; code: string }): Promise<void> => {
    await postCall(ownAccountCalls.stopSecondFactor, given)
    await revalidate()
    toast(t.turnedOff, 'success')
    rest()
  }
  return { step, opener, go, rest, start, confirm, stop }
}
