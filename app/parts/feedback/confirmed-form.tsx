import { useEffect, useRef, useState, type ComponentProps, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { Form } from '../../lib/router/index.ts'
import { Button } from '../forms/button.tsx'
import css from './confirmed-form.module.css'
import { Dialog } from './dialog.tsx'

/** What is asked before something that cannot be undone. */
export interface Question {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
}

interface ConfirmedFormProps extends Omit<ComponentProps<typeof Form>, 'onSubmit' | 'ref'> {
  readonly question: Question
  /** Called when the form was sent and is no longer shown: the focus was on its button. */
  readonly onGone?: (() => void) | undefined
}

/** A form that is sent once its question was answered; without JavaScript it is sent at once. */
export function ConfirmedForm({ question, onGone, ...rest }: ConfirmedFormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null)
  const isConfirmed = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const noteSent = useNoteGone(onGone)
  const close = (): void => setAsking(false)
  const confirm = (): void => {
    // While the dialog is open, nothing behind it can be focused.
    flushSync(close)
    noteSent()
    isConfirmed.current = true
    form.current?.requestSubmit()
    isConfirmed.current = false
  }
  return (
    <>
      <Form
        {...rest}
        ref={form}
        onSubmit={(event) => {
          if (isConfirmed.current) return
          event.preventDefault()
          setAsking(true)
        }}
      />
      <Dialog open={isAsking} onClose={close} title={question.title}>
        <p>{question.text}</p>
        <div className={css['answers']}>
          <Button onPress={close}>{question.no}</Button>
          <Button kind="danger" onPress={confirm}>
            {question.yes}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** Calls back when what was sent is no longer shown; gives what notes that it was sent. */
function useNoteGone(onGone: (() => void) | undefined): () => void {
  const isSent = useRef(false)
  const latest = useRef(onGone)
  useEffect(() => {
    latest.current = onGone
  }, [onGone])
  useEffect(
    () => () => {
      if (isSent.current) latest.current?.()
    },
    [],
  )
  return () => {
    isSent.current = true
  }
}
