import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Button } from '../../../../parts/forms/button.tsx'
import css from './contact-row.module.css'

interface ContactRowProps {
  readonly label: string
  /** What is known now; empty: nothing. */
  readonly value: string
  /** Stands in the value's place where there is none, and below it otherwise. */
  readonly note: ReactNode
  readonly action: string
  /** What is missing is asked for louder. */
  readonly isAsked: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** The form, while it is open. */
  readonly children: ReactNode
}

/** A way to reach the person, and the form that changes it in its place. */
export function ContactRow(props: ContactRowProps): ReactElement {
  const { label, value, note, action, isAsked, isOpen, onOpen, children } = props
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div className={css['row']}>
      <div className={css['line']}>
        <div className={css['known']}>
          <h3 className={css['label']}>{label}</h3>
          {value && <p className={css['value']}>{value}</p>}
        </div>
        {!isOpen && (
          <Button
            ref={opener}
            kind={isAsked ? 'primary' : 'quiet'}
            className="needs-script"
            onPress={onOpen}
          >
            {action}
          </Button>
        )}
      </div>
      {note}
      {isOpen && children}
    </div>
  )
}
