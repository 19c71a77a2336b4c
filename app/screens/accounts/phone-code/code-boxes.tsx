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
  /** Accessible name of a box: "Digit 2 of 5". */
  readonly boxLabel: (number: number, of: number) => string
  readonly digits: readonly string[]
  readonly onChange: (digits: readonly string[]) => void
  /** Called when all boxes are filled. */
  readonly onComplete: (code: string) => void
  readonly isWrong: boolean
  readonly disabled?: boolean
}

export const emptyCode: readonly string[] = Array.from({ length: codeDigits }, () => '')

/**
 * Five boxes of one digit each. Several digits at once, pasted or autofilled from an SMS, are distributed over the
 * boxes; other characters are skipped. The first box is focused whenever all are empty.
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
    // Autofill writes the whole code into the first box, even when it is not empty.
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
  // Android keyboards report no key: input is read from the change, and in an empty box from `beforeinput`.
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
    // React's `onBeforeInput` is a different event, without `inputType`.
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

/** Returns the digits typed into a filled box; the new one replaces the old one. */
function addedTo(held: string, value: string): string {
  if (value.length !== 2 || held === '') return value
  return value.startsWith(held) ? value.slice(1) : value.slice(0, 1)
}
