import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Button } from '../../../../parts/forms/button.tsx'
import css from './contact-row.module.css'

interface ContactRowProps {
  readonly label: string
  /** Current value; empty: none. */
  readonly value: string
  /** Shown instead of a missing value, otherwise below the value. */
  readonly note: ReactNode
  readonly action: string
  /** Emphasises a missing value. */
  readonly isAsked: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** The open form. */
  readonly children: ReactNode
}

/** A contact of the user, with a form that replaces it while editing. */
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
