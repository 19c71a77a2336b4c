import type { ReactElement, ReactNode } from 'react'
import { Form } from '../../lib/router/index.ts'
import { ConfirmedForm, type Question } from '../../parts/feedback/confirmed-form.tsx'
import { Button } from '../../parts/forms/button.tsx'
import { useIsSending } from './team-action.ts'

interface ActFormProps {
  readonly intent: string
  /** Fields by their names. */
  readonly fields: Readonly<Record<string, number | string>>
  readonly label: string
  /** What a screen reader says in place of the label, where several are alike. */
  readonly spoken?: string
  readonly isPrimary?: boolean
  /** Fields that are filled in, before the button. */
  readonly children?: ReactNode
  readonly className?: string | undefined
  /** Asked first. */
  readonly question?: Question
  /** Called when the row of the button is no longer shown. */
  readonly onGone?: () => void
}

/** A button that does one thing to one row. */
export function ActForm({
  intent,
  fields,
  label,
  spoken,
  isPrimary = false,
  children,
  className,
  question,
  onGone,
}: ActFormProps): ReactElement {
  const isSending = useIsSending(intent)
  const content = (
    <>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button
        type="submit"
        busy={isSending}
        {...(isPrimary && { kind: 'primary' })}
        {...(spoken !== undefined && { 'aria-label': spoken })}
      >
        {label}
      </Button>
    </>
  )
  const form = { method: 'post', className, preventScrollReset: true } as const
  if (!question) return <Form {...form}>{content}</Form>
  return (
    <ConfirmedForm {...form} {...{ question, onGone }}>
      {content}
    </ConfirmedForm>
  )
}
