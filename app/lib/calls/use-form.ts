import { useRef, useState, type ChangeEvent, type RefObject } from 'react'
import type { Problem } from '#contract/rules/account-rules.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useTexts } from '../texts/texts.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

/** What is wrong with a value, seen together with the others. */
type Rule<Name extends string> = (value: string, values: Values<Name>) => Problem

interface FieldProps {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onBlur: () => void
}

export interface Form<Name extends string> {
  readonly values: Values<Name>
  readonly errors: Readonly<Partial<Record<Name, RefusalCode>>>
  /** Spread into a `Field`. */
  readonly field: (name: Name) => FieldProps
  readonly set: (name: Name, value: string) => void
  /** Checks all fields, as a submit does; the summary gets the focus when something is wrong. */
  readonly check: () => boolean
  /** What the server holds against a field. It goes when the field is changed. */
  readonly refuse: (name: Name, code: RefusalCode) => void
  readonly summary: RefObject<HTMLDivElement | null>
}

/**
 * The fields of a form. What is wrong with a field is said when it is left, all of it at a submit, and goes with
 * the keystroke that mends it. An empty field is not scolded for being passed by.
 */
export function useForm<Name extends string>(
  rules: Readonly<Record<Name, Rule<Name>>>,
  initial: Values<Name>,
): Form<Name> {
  const t = useTexts()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Partial<Record<Name, RefusalCode>>>({})
  const summary = useRef<HTMLDivElement>(null)

  const tell = (name: Name, problem: Problem): void =>
    setErrors(
      ({ [name]: _gone, ...others }) =>
        // oxlint-disable-next-line typescript/consistent-type-assertions -- a rest of a mapped type is not narrowed
        ({ ...others, ...(problem && { [name]: problem }) }) as Partial<Record<Name, RefusalCode>>,
    )
  const set = (name: Name, value: string): void => {
    const next = { ...values, [name]: value }
    setValues((was) => ({ ...was, [name]: value }))
    if (errors[name] !== undefined && rules[name](value, next) === null) tell(name, null)
  }
  const check = (): boolean => {
    const names = Object.keys(rules).filter((name): name is Name => name in rules)
    const found = names.flatMap((name) => {
      const problem = rules[name](values[name], values)
      return problem ? [[name, problem] as const] : []
    })
    // oxlint-disable-next-line typescript/consistent-type-assertions -- entries of a mapped type
    setErrors(Object.fromEntries(found) as Partial<Record<Name, RefusalCode>>)
    if (found.length > 0) setTimeout(() => summary.current?.focus())
    return found.length === 0
  }
  const field = (name: Name): FieldProps => {
    const code = errors[name]
    return {
      name,
      value: values[name],
      error: code === undefined ? undefined : t.refusals[code],
      onChange: (event) => set(name, event.currentTarget.value),
      onBlur: () => {
        if (values[name] !== '') tell(name, rules[name](values[name], values))
      },
    }
  }
  return { values, errors, field, set, check, refuse: tell, summary }
}
