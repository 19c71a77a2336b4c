import type { ReactElement } from 'react'
import { Form, useActionData, useNavigation } from '../../../lib/router/index.ts'
import type { Ticket } from '#contract/help-desk.ts'
import { ticketScoreTextMax } from '#contract/limits.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { helpDeskTexts } from '../texts.ts'
import type { Refused } from './ticket-action.ts'
import css from './ticket.module.css'

const scores = [1, 2, 3, 4, 5] as const

/** How good the help was, asked once a ticket is over; afterwards what was answered. */
export function RatingForm({ ticket }: { readonly ticket: Ticket }): ReactElement | null {
  const t = helpDeskTexts.use().rating
  const { refusals } = useTexts()
  const refused = useActionData<Refused>()
  const isBusy = useNavigation().state !== 'idle'
  if (ticket.rating) {
    return (
      <p className={css['rated']} role="status">
        {t.done} {t.given(ticket.rating.score)}
      </p>
    )
  }
  if (!ticket.canRate) return null
  const problem = refused?.intent === 'rate' ? refused : null
  const isUnchosen = problem?.field === 'score'
  return (
    <Form method="post" className={css['form']} preventScrollReset>
      <h2>{t.title}</h2>
      {problem && <ProblemLine text={isUnchosen ? t.required : refusals[problem.code]} />}
      <fieldset className={css['scores']}>
        <legend className="visually-hidden">{t.title}</legend>
        {scores.map((score) => (
          <label key={score}>
            <input type="radio" name="score" value={score} required />
            {t.scores[score]}
          </label>
        ))}
      </fieldset>
      <Field isOptional name="text" label={t.text}>
        <textarea rows={3} maxLength={ticketScoreTextMax} defaultValue={problem?.text} />
      </Field>
      <Button type="submit" kind="primary" name="intent" value="rate" busy={isBusy}>
        {t.send}
      </Button>
    </Form>
  )
}
