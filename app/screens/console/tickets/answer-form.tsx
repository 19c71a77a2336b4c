import { useState, type ReactElement } from 'react'
import { ticketTextMax } from '#contract/limits.ts'
import { ticketCalls, type StaffTicket } from '#contract/staff/tickets.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { useStaffCall } from '../frame/use-staff-call.ts'
import list from '../frame/list.module.css'
import { ticketsTexts } from '../texts.ts'
import css from './tickets.module.css'

/** The answer, and the ends of a ticket. Each act takes the ticket first. */
export function AnswerForm({ ticket }: { readonly ticket: StaffTicket }): ReactElement {
  const t = ticketsTexts.use()
  const { number, state, isMine, language } = ticket
  const [text, setText] = useState('')
  const take = useStaffCall(ticketCalls.takeTicket, { reloads: true, success: t.taken })
  const answer = useStaffCall(ticketCalls.answerTicket, { reloads: true, success: t.sent })
  const solve = useStaffCall(ticketCalls.solveTicket, { reloads: true, success: t.solved })
  const close = useStaffCall(ticketCalls.closeTicket, { reloads: true, success: t.closed })
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void answer({ number, text })
      }}
    >
      <Field label={t.answer} name="text" hint={t.answerHint}>
        <textarea
          rows={6}
          lang={language}
          value={text}
          maxLength={ticketTextMax}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <p className={list['acts']}>
        <Button type="submit" kind="primary" busy={answer.isBusy}>
          {t.send}
        </Button>
        {!isMine && state !== 'solved' && (
          <Button busy={take.isBusy} onPress={() => void take({ number })}>
            {t.take}
          </Button>
        )}
        {state !== 'solved' && (
          <Button busy={solve.isBusy} onPress={() => void solve({ number })}>
            {t.solve}
          </Button>
        )}
        <Button busy={close.isBusy} onPress={() => void close({ number })}>
          {t.close}
        </Button>
      </p>
    </form>
  )
}
