import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { Form, useActionData, useNavigation, useSubmit } from '../../../lib/router/index.ts'
import type { Ticket } from '#contract/help-desk.ts'
import { ticketTextMax } from '#contract/limits.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { CallProblem, ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { uploadPictures } from '../form/upload-pictures.ts'
import { helpDeskTexts } from '../texts.ts'
import type { Refused } from './ticket-action.ts'
import css from './ticket.module.css'

interface AnswerFormProps {
  readonly ticket: Ticket
  readonly ticketKey: string
}

/** An answer of the person, and the button that says that the ticket is solved. */
export function AnswerForm({ ticket, ticketKey }: AnswerFormProps): ReactElement {
  const t = helpDeskTexts.use().ticket
  const { refusals } = useTexts()
  const refused = useActionData<Refused>()
  const { form, files, setFiles, send, isBusy } = useAnswer(ticket, ticketKey)
  const problem = refused && refused.intent !== 'rate' ? refused : null
  const ofText = problem?.field === 'text' ? refusals[problem.code] : undefined
  const canSolve = ticket.state !== 'solved' && ticket.state !== 'closed'
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isBusy) void send(new FormData(event.currentTarget, event.submitter))
  }
  return (
    <Form ref={form} method="post" className={css['form']} noValidate onSubmit={submit}>
      {problem && !ofText && <ProblemLine text={refusals[problem.code]} />}
      <CallProblem call={send} />
      <Field name="text" label={t.answer} error={ofText}>
        <textarea rows={5} maxLength={ticketTextMax} defaultValue={problem?.text} />
      </Field>
      <PictureField files={files} onChange={setFiles} canMail={ticket.hasMail} />
      <div className={css['ways']}>
        <Button type="submit" kind="primary" name="intent" value="answer" busy={isBusy}>
          {t.send}
        </Button>
        {canSolve && (
          <Button type="submit" name="intent" value="solve" busy={isBusy}>
            {t.solve}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** Uploads the pictures before the form is sent; a form that came through is empty again. */
function useAnswer({ messages }: Ticket, ticketKey: string) {
  const form = useRef<HTMLFormElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const submit = useSubmit()
  const isSubmitting = useNavigation().state !== 'idle'
  const count = messages.length
  useEffect(() => {
    form.current?.reset()
    setFiles([])
  }, [count, ticketKey])
  const send = useMutation(
    async (fields: FormData) => {
      for (const name of await uploadPictures(files, { ticket: ticketKey }))
        fields.append('photos', name)
      await submit(fields, { method: 'post', preventScrollReset: true })
    },
    { refusalIn: 'screen' },
  )
  return { form, files, setFiles, send, isBusy: send.isBusy || isSubmitting }
}
