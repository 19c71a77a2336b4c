import {
  useEffect,
  useEffectEvent,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type RefObject,
} from 'react'
import { phoneProblem, type Problem } from '#contract/rules/account-rules.ts'
import { isValidPhone, nationalPhone } from '#contract/rules/phone.ts'
import { useSummaryFocus } from '../../../lib/browser/focus.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { CallbackProblem } from './callback-request.ts'

const fieldNames = ['name', 'phone', 'invitation'] as const
type FieldName = (typeof fieldNames)[number]
type Errors = Readonly<Partial<Record<FieldName, RefusalCode>>>

interface CallbackErrors {
  readonly errors: Errors
  /** Error that concerns no field. */
  readonly general: RefusalCode | undefined
  readonly summary: RefObject<HTMLDivElement | null>
  readonly check: (form: FormData) => boolean
  /** Props for the fields. */
  readonly watch: {
    readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
}

/** Errors of an uncontrolled form: it is usable before hydration, and values typed until then must not be lost. */
export function useCallbackErrors(answer: CallbackProblem | undefined): CallbackErrors {
  const [errors, setErrors] = useState(() => errorsOf(answer))
  const { summary, showErrors } = useSummaryFocus()
  const show = (found: Errors): void => {
    setErrors(found)
    if (Object.keys(found).length > 0) showErrors()
  }
  const showAnswer = useEffectEvent(() => show(errorsOf(answer)))
  useEffect(() => showAnswer(), [answer])
  const setError = (name: string, problem: Problem): void =>
    setErrors((others) => {
      const { [isName(name) ? name : 'phone']: _removed, ...left } = others
      return { ...left, ...(problem && { [name]: problem }) }
    })
  return {
    errors,
    general: answer && Object.keys(errorsOf(answer)).length === 0 ? answer.code : undefined,
    summary,
    check: (form) => {
      const found = fieldNames.flatMap((name) => {
        // The code is asked for only while it is needed.
        if (!form.has(name)) return []
        const problem = problemOf(name, String(form.get(name) ?? ''))
        return problem ? [[name, problem] as const] : []
      })
      show(Object.fromEntries(found))
      return found.length === 0
    },
    watch: {
      onBlur: ({ currentTarget: input }) => {
        const national = nationalPhone(input.value)
        if (input.name === 'phone' && isValidPhone(national)) input.value = national
        if (input.value !== '') setError(input.name, problemOf(input.name, input.value))
      },
      onChange: ({ currentTarget: { name, value } }) => {
        if (isName(name) && errors[name] && problemOf(name, value) === null) setError(name, null)
      },
    },
  }
}

function isName(name: string): name is FieldName {
  return fieldNames.some((one) => one === name)
}

function problemOf(name: string, value: string): Problem {
  if (name === 'phone') return phoneProblem(value)
  if (value.trim() !== '') return null
  return name === 'name' ? 'name_missing' : 'field_required'
}

function errorsOf(answer: CallbackProblem | undefined): Errors {
  if (!answer || !isName(answer.field)) return {}
  // Nothing is sent to this number: as the field says, only mobile numbers can be called.
  return { [answer.field]: answer.code === 'phone_not_mobile' ? 'phone_invalid' : answer.code }
}
