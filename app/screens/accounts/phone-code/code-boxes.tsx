import {
  useEffect,
  useEffectEvent,
  useRef,
  type ClipboardEvent,
  type InputEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import { codeDigits } from '#contract/limits.ts'
import css from './code-boxes.module.css'

interface CodeBoxesProps {
  readonly label: string
  /** Of one box, for who does not see them: "Digit 2 of 5". */
  readonly boxLabel: (number: number, of: number) => string
  readonly digits: readonly string[]
  readonly onChange: (digits: readonly string[]) => void
  /** All boxes hold a digit. */
  readonly onComplete: (code: string) => void
  readonly isWrong: boolean
  readonly disabled?: boolean
}

export const emptyCode: readonly string[] = Array.from({ length: codeDigits }, () => '')

/**
 * Five boxes, a digit each. Several digits at once, pasted or filled in by the phone from its SMS, are spread over
 * the boxes, whatever stands between them. The first box gets the focus whenever all are empty.
 */
export function CodeBoxes(props: CodeBoxesProps): ReactElement {
  const { label, boxLabel, digits, onChange, onComplete, isWrong, disabled } = props
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const isEmpty = digits.every((digit) => digit === '')
  useEffect(() => {
    if (isEmpty && !disabled) boxes.current[0]?.focus()
  }, [isEmpty, disabled])

  const put = (from: number, typed: string): void => {
    const given = [...typed].filter((sign) => /\d/.test(sign))
    // A phone that fills in the code does so in the first box, whatever is in it already.
    const start = given.length >= codeDigits ? 0 : from
    if (given.length === 0) return
    const next = digits.map((digit, index) => given[index - start] ?? digit)
    onChange(next)
    boxes.current[Math.min(start + given.length, codeDigits - 1)]?.focus()
    if (next.every((digit) => digit !== '')) onComplete(next.join(''))
  }
  const onPaste = (event: ClipboardEvent, index: number): void => {
    event.preventDefault()
    put(index, event.clipboardData.getData('text'))
  }
  const empty = (index: number): void => {
    onChange(digits.map((digit, place) => (place === index ? '' : digit)))
    boxes.current[index]?.focus()
  }
  const goBack = (index: number): void =>
    empty(digits[index] === '' ? Math.max(index - 1, 0) : index)
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.key === 'ArrowLeft') boxes.current[index - 1]?.focus()
    if (event.key === 'ArrowRight') boxes.current[index + 1]?.focus()
    if (event.key !== 'Backspace' && event.key !== 'Delete') return
    event.preventDefault()
    if (event.key === 'Delete') empty(index)
    else goBack(index)
  }
  // Keyboards of Android name no key: what they do is known by the change itself, in an empty box by its attempt.
  const onInput = ({ currentTarget: { value } }: InputEvent<HTMLInputElement>, index: number) =>
    value === '' ? empty(index) : put(index, addedTo(digits[index] ?? '', value))
  const onBeforeInput = useEffectEvent((event: globalThis.InputEvent) => {
    const index = boxes.current.findIndex((box) => box === event.target)
    if (event.inputType !== 'deleteContentBackward' || digits[index] !== '') return
    event.preventDefault()
    goBack(index)
  })
  useEffect(() => {
    const element = fieldset.current
    const listener = (event: globalThis.InputEvent): void => onBeforeInput(event)
    // React's event of this name is another one, without the kind of change.
    element?.addEventListener('beforeinput', listener)
    return () => element?.removeEventListener('beforeinput', listener)
  }, [])
  return (
    <fieldset ref={fieldset} className={css['boxes']} disabled={disabled}>
      <legend className={css['label']}>{label}</legend>
      {digits.map((digit, index) => (
        <input
          key={index}
          ref={(box) => {
            boxes.current[index] = box
          }}
          className={css['box']}
          value={digit}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={boxLabel(index + 1, codeDigits)}
          aria-invalid={isWrong || undefined}
          onInput={(event) => onInput(event, index)}
          onPaste={(event) => onPaste(event, index)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onFocus={(event) => event.currentTarget.select()}
        />
      ))}
    </fieldset>
  )
}

/** What was typed into a box that held a digit already: the new one replaces it. */
function addedTo(held: string, value: string): string {
  if (value.length !== 2 || held === '') return value
  return value.startsWith(held) ? value.slice(1) : value.slice(0, 1)
}
