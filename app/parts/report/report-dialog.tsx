import { useState, type ReactElement } from 'react'
import { otherReason, reportCalls, reportCodes, type ReportCode } from '#contract/people/reports.ts'
import { focusNew } from '../../lib/browser/focus.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useLayoutData } from '../../lib/lists/favorites/favorites.ts'
import { Dialog } from '../feedback/dialog.tsx'
import { Done } from '../feedback/done.tsx'
import { Button } from '../forms/button.tsx'
import { CallProblem } from '../forms/problem-line.tsx'
import { Icon } from '../icons/icon.tsx'
import { OtherReason } from './other-reason.tsx'
import type { Reported } from './reported.ts'
import css from './report-dialog.module.css'
import { reportsTexts } from './texts.ts'

interface ReportDialogProps {
  readonly reported: Reported
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** `back`: the reasons again, after a look at the field for a text. */
type Step = 'reasons' | 'text' | 'back' | 'sent' | 'again'

/** Reports with one press on a reason. Survives being closed with what was typed. */
export function ReportDialog({ reported, isOpen, onClose }: ReportDialogProps): ReactElement {
  const t = reportsTexts.use()
  const [step, setStep] = useState<Step>('reasons')
  const [text, setText] = useState('')
  const send = useCall(reportCalls.sendReport, {
    refusalIn: 'screen',
    onDone: ({ isNew }) => setStep(isNew ? 'sent' : 'again'),
  })
  const report = (code: ReportCode): void =>
    void send({ ...reported, code, ...(code === otherReason && { text }) })
  const choose = (code: ReportCode): void => {
    if (send.isBusy) return
    if (code !== otherReason) return report(code)
    send.clear()
    setStep('text')
  }
  const isOver = step === 'sent' || step === 'again'
  const title = isOver ? t.done.heading : t.title[reported.subject]
  return (
    <Dialog open={isOpen} onClose={onClose} title={title}>
      {isOver && <Thanks isNew={step === 'sent'} onClose={onClose} />}
      {!isOver && (
        <div className={css['form']}>
          <CallProblem call={send} />
          {step === 'text' ? (
            <OtherReason
              text={text}
              isBusy={send.isBusy}
              onType={setText}
              onSend={() => report(otherReason)}
              onBack={() => {
                send.clear()
                setStep('back')
              }}
            />
          ) : (
            <>
              <p className={css['about']}>{t.about}</p>
              <Reasons
                subject={reported.subject}
                busy={send.isBusy ? send.input?.code : undefined}
                focused={step === 'back' ? otherReason : undefined}
                onChoose={choose}
              />
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}

interface ReasonsProps extends Pick<Reported, 'subject'> {
  /** The reason that is being sent. */
  readonly busy: unknown
  /** The reason that takes the focus. */
  readonly focused: ReportCode | undefined
  readonly onChoose: (code: ReportCode) => void
}

function Reasons({ subject, busy, focused, onChoose }: ReasonsProps): ReactElement {
  const labels = reportsTexts.use().reasons[subject]
  return (
    <ul className={css['reasons']}>
      {reportCodes.map((code) => (
        <li key={code}>
          <Button
            className={css['reason']}
            busy={busy === code}
            ref={focused === code ? focusNew : undefined}
            onPress={() => onChoose(code)}
          >
            <span>{labels[code]}</span>
            {code === otherReason && <Icon name="chevron-right" size={18} />}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Thanks({ isNew, onClose }: { isNew: boolean; onClose: () => void }): ReactElement {
  const t = reportsTexts.use().done
  const isUser = Boolean(useLayoutData()?.me)
  const next = isUser ? t.user : t.visitor
  return (
    <Done title={t.title}>
      <p>{isNew ? next : t.again}</p>
      <Button kind="primary" onPress={onClose}>
        {t.close}
      </Button>
    </Done>
  )
}
