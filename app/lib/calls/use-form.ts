import { useState, type ChangeEvent } from 'react'
import { useSummaryFocus } from '../browser/focus.ts'
import type { Problem } from '#contract/rules/account-rules.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useTexts } from '../texts/texts.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>
type Errors<Name extends string> = Partial<Record<Name, RefusalCode>>

/** Validates a value; receives the other values too. */
type Rule<Name extends string> = (value: string, values: Values<Name>) => Problem

interface FieldProps {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onBlur: () => void
}

export interface Form<Name extends string> extends ReturnType<typeof useSummaryFocus> {
  readonly values: Values<Name>
  readonly errors: Readonly<Errors<Name>>
  /** Props for a `Field`. */
  readonly field: (name: Name) => FieldProps
  readonly set: (name: Name, value: string) => void
  /** Validates all fields, as a submit does; focuses the summary when there are errors. */
  readonly check: () => boolean
  /** Sets an error reported by the server. Cleared when the field changes. */
  readonly refuse: (name: Name, code: RefusalCode) => void
}

/**
 * State of a form's fields. Validates a field on blur and all fields on submit; an error is cleared by the keystroke
 * that fixes it. An empty field gets no error on blur.
 */
export function useForm<Name extends string>(
  rules: Readonly<Record<Name, Rule<Name>>>,
  initial: Values<Name>,
): Form<Name> {
  const t = useTexts()
  const [values, setValues] = useState(initial)
  const [found, setFound] = useState<Errors<Name>>({})
  // Separate from the rules' errors, because a validation on blur must not clear them.
  const [refused, setRefused] = useState<Errors<Name>>({})
  const { summary, showErrors } = useSummaryFocus()
  const errors = { ...found, ...refused }

  const setError = (name: Name, problem: Problem): void =>
    setFound((others) => withError(others, name, problem))
  const refuse = (name: Name, problem: Problem): void =>
    setRefused((others) => withError(others, name, problem))
  const set = (name: Name, value: string): void => {
    const next = { ...values, [name]: value }
    setValues((was) => ({ ...was, [name]: value }))
    if (found[name] !== undefined && rules[name](value, next) === null) setError(name, null)
    if (refused[name] !== undefined) refuse(name, null)
  }
  const check = (): boolean => {
    const names = Object.keys(rules).filter((name): name is Name => name in rules)
    const wrong = names.reduce<Errors<Name>>(
      (others, name) => withError(others, name, rules[name](values[name], values)),
      {},
    )
    setFound(wrong)
    setRefused({})
    const isRight = Object.keys(wrong).length === 0
    if (!isRight) showErrors()
    return isRight
  }
  const field = (name: Name): FieldProps => {
    const code = errors[name]
    return {
      name,
      value: values[name],
      error: code === undefined ? undefined : t.refusals[code],
      onChange: (event) => set(name, event.currentTarget.value),
      onBlur: () => {
        if (values[name] !== '') setError(name, rules[name](values[name], values))
      },
    }
  }
  return { values, errors, field, set, check, refuse, summary, showErrors }
}

function withError<Name extends string>(
  errors: Errors<Name>,
  name: Name,
  problem: Problem,
): Errors<Name> {
  const { [name]: _removed, ...others } = errors
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a rest of a mapped type is not narrowed
  return { ...others, ...(problem && { [name]: problem }) } as Errors<Name>
}
