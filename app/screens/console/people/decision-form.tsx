import { useRef, useState, type ReactElement } from 'react'
import { staffReasonMax } from '#contract/limits.ts'
import { peopleCalls, type Person } from '#contract/staff/people.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { useStaffCall } from '../frame/use-staff-call.ts'
import { peopleTexts } from '../texts.ts'
import css from './people.module.css'

const moves = ['warning', 'posting', 'messages', 'ban', 'restore'] as const
type Move = (typeof moves)[number]

/** 0: until it is lifted. */
const durations = [1, 3, 7, 30, 365, 0] as const

/** Warns, limits, bans or restores a person, with a reason that the person reads. */
export function DecisionForm({ person }: { readonly person: Person }): ReactElement {
  const t = peopleTexts.use()
  const { refusals } = useTexts()
  const [move, setMove] = useState<Move>('warning')
  const [days, setDays] = useState<(typeof durations)[number]>(7)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const decide = useDecision(() => {
    setReason('')
    setTried(false)
  })
  const canRestore = person.restrictions.length > 0 || person.status === 'banned'
  const isMissing = isTried && reason.trim() === ''
  const words = useRef<HTMLTextAreaElement>(null)
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (reason.trim() === '') words.current?.focus()
        else decide.run(move, { userId: person.id, reason }, days)
      }}
    >
      <h2>{t.decide.title}</h2>
      <Field label={t.decide.what} name="move">
        <select
          value={move}
          onChange={({ currentTarget }) =>
            setMove(moves.find((one) => one === currentTarget.value) ?? 'warning')
          }
        >
          {moves
            .filter((one) => one !== 'restore' || canRestore)
            .map((one) => (
              <option key={one} value={one}>
                {t.decide[one]}
              </option>
            ))}
        </select>
      </Field>
      {(move === 'posting' || move === 'messages' || move === 'ban') && (
        <Field label={t.decide.days} name="days">
          <select
            value={days}
            onChange={({ currentTarget }) =>
              setDays(durations.find((one) => String(one) === currentTarget.value) ?? 7)
            }
          >
            {durations.map((one) => (
              <option key={one} value={one}>
                {t.durations[one]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field
        label={t.decide.reason}
        name="reason"
        hint={t.decide.reasonHint}
        error={isMissing ? refusals.reason_required : undefined}
      >
        <textarea
          ref={words}
          rows={3}
          value={reason}
          maxLength={staffReasonMax}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" kind={move === 'ban' ? 'danger' : 'primary'} busy={decide.isBusy}>
        {t.decide.submit}
      </Button>
    </form>
  )
}

interface Decided {
  readonly userId: number
  readonly reason: string
}

function useDecision(onDone: () => void) {
  const t = peopleTexts.use()
  const options = { reloads: true, success: t.decide.done, onDone }
  const warn = useStaffCall(peopleCalls.warnPerson, options)
  const limit = useStaffCall(peopleCalls.limitPerson, options)
  const ban = useStaffCall(peopleCalls.banPerson, options)
  const restore = useStaffCall(peopleCalls.restorePerson, options)
  return {
    isBusy: [warn, limit, ban, restore].some(({ isBusy }) => isBusy),
    run: (move: Move, decided: Decided, days: number): void => {
      const lasting = { ...decided, ...(days > 0 && { days }) }
      if (move === 'warning') void warn(decided)
      else if (move === 'ban') void ban(lasting)
      else if (move === 'restore') void restore(decided)
      else void limit({ ...lasting, kind: move })
    },
  }
}
