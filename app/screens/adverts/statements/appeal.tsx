import { useState, type ReactElement, type SubmitEvent } from 'react'
import { Form, useActionData } from '../../../lib/router/index.ts'
import { statementCalls, type AdvertStatement } from '#contract/adverts/statements.ts'
import { appealTextMax, questionAnswerMax } from '#contract/rules/moderation/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { formatDate } from '../../../lib/texts/format.ts'
import { useLang, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { CallProblem } from '../../../parts/forms/problem-line.tsx'
import { statementTexts } from '../texts.ts'
import type { NotSent } from './not-sent.ts'
import css from './my-decisions.module.css'

/** An appeal that was sent, and what became of it. */
export function AppealState({
  appeal,
  now,
}: {
  appeal: NonNullable<AdvertStatement['appeal']>
  now: string
}): ReactElement {
  const t = statementTexts.use().appeal
  const lang = useLang()
  const { text, state, dueAt, answer } = appeal
  const due = formatDate(lang, dueAt)
  const open = dueAt < now ? t.states.late(due) : t.states.open(due)
  return (
    <section className={css['appeal']} data-appeal={state}>
      <h3>{t.yours}</h3>
      <p className={css['words']}>{text}</p>
      <p>
        <strong>{state === 'open' ? open : t.states[state]}</strong>
      </p>
      {answer && (
        <p className={css['words']}>
          {t.answer}: {answer}
        </p>
      )}
      {state === 'rejected' && <p className={css['note']}>{t.court}</p>}
    </section>
  )
}

interface AppealFormProps {
  readonly decisionId: number
  /** Last day of an appeal, as text. */
  readonly until: string
}

/** Appeals against a decision; also without JavaScript, through the action of the page. */
export function AppealForm({ decisionId, until }: AppealFormProps): ReactElement {
  const t = statementTexts.use().appeal
  const typed = useTyped('appeal')
  const send = useCall(statementCalls.appeal, {
    ...{ success: t.sent, reloads: true, refusalIn: 'screen' },
    onRefused: typed.refuse,
  })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void send({ decisionId, text: typed.text })
  }
  return (
    <section className={css['appeal']}>
      <h3>{t.title}</h3>
      <p>{t.text(until)}</p>
      <Form method="post" className={css['form']} noValidate onSubmit={submit}>
        <input type="hidden" name="decisionId" value={decisionId} />
        <Field
          name="text"
          label={t.label}
          error={typed.error}
          counter={
            typed.text.length > appealTextMax / 2
              ? { text: t.left(appealTextMax - typed.text.length), isOver: false }
              : undefined
          }
        >
          <textarea
            rows={4}
            maxLength={appealTextMax}
            value={typed.text}
            onChange={({ currentTarget }) => typed.change(currentTarget.value)}
          />
        </Field>
        <CallProblem call={send} />
        <Button type="submit" busy={send.isBusy}>
          {t.send}
        </Button>
      </Form>
    </section>
  )
}

/** Answers what a moderator asks. */
export function QuestionForm({
  advertId,
  question,
}: {
  advertId: string
  question: string
}): ReactElement {
  const t = statementTexts.use().question
  const typed = useTyped('question')
  const send = useCall(statementCalls.answerQuestion, {
    ...{ success: t.sent, reloads: true, refusalIn: 'screen' },
    onRefused: typed.refuse,
  })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void send({ advertId, text: typed.text })
  }
  return (
    <section className={css['item']} aria-labelledby="question">
      <h2 id="question">{t.title}</h2>
      <p className={css['words']}>{question}</p>
      <Form method="post" className={css['form']} noValidate onSubmit={submit}>
        <Field name="text" label={t.label} error={typed.error}>
          <textarea
            rows={3}
            maxLength={questionAnswerMax}
            value={typed.text}
            onChange={({ currentTarget }) => typed.change(currentTarget.value)}
          />
        </Field>
        <CallProblem call={send} />
        <Button type="submit" kind="primary" busy={send.isBusy}>
          {t.send}
        </Button>
      </Form>
    </section>
  )
}

/** A text, and why it was refused; also what an action without JavaScript has refused. */
function useTyped(form: NotSent['refused']) {
  const { refusals } = useTexts()
  const answer = useActionData<NotSent>()
  const before = answer?.refused === form ? answer : null
  const [text, setText] = useState(before?.text ?? '')
  const [code, setCode] = useState<RefusalCode | null>(before?.code ?? null)
  return {
    text,
    error: code ? refusals[code] : undefined,
    change: (typed: string): void => {
      setText(typed)
      setCode(null)
    },
    refuse: (refusal: { readonly code: RefusalCode; readonly field: string | undefined }) => {
      if (refusal.field === 'text') setCode(refusal.code)
      return refusal.field === 'text'
    },
  }
}
