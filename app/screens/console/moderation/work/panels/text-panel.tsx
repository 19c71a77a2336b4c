import { useState, type ReactElement } from 'react'
import { useTexts } from '../../../../../lib/texts/texts.ts'
import { Button } from '../../../../../parts/forms/button.tsx'
import { Field } from '../../../../../parts/forms/field.tsx'
import { moderationTexts } from '../../texts.ts'
import css from './panels.module.css'

interface TextPanelProps {
  readonly label: string
  readonly hint?: string
  readonly max: number
  readonly begun?: string
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

/** Words for the owner; sent by Ctrl + Enter too. */
export function TextPanel({
  label,
  hint,
  max,
  begun = '',
  onText,
  onClose,
}: TextPanelProps): ReactElement {
  const { panel } = moderationTexts.use()
  const { refusals } = useTexts()
  const [text, setText] = useState(begun)
  const [isMissing, setIsMissing] = useState(false)
  const send = (): void => {
    setIsMissing(text.trim() === '')
    if (text.trim() !== '') onText(text)
  }
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        label={label}
        name="text"
        hint={hint}
        error={isMissing ? refusals.reason_required : undefined}
      >
        <textarea
          rows={3}
          maxLength={max}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          }}
        />
      </Field>
      <div className={css['answers']}>
        <Button onPress={onClose}>{panel.cancel}</Button>
        <Button type="submit" kind="primary">
          {panel.send}
        </Button>
      </div>
    </form>
  )
}
