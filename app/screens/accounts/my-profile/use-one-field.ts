import { useEffect, useRef, type FormEvent } from 'react'
import type { Problem } from '#contract/rules/account-rules.ts'
import { isAboutInput } from '../../../lib/calls/refusal.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import { useForm } from '../../../lib/calls/use-form.ts'

/** Form with one field, focused on mount. A refusal of `send` is shown at the field, unless it concerns no input. */
export function useOneField(
  name: string,
  rule: (value: string) => Problem,
  send: (value: string) => Promise<void>,
) {
  const form = useForm<'value'>({ value: rule }, { value: '' })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After the dialog has taken the focus on opening.
    const timer = setTimeout(() => input.current?.focus())
    return () => clearTimeout(timer)
  }, [])

  const sending = useMutation(send, {
    refusalIn: 'screen',
    onRefused: (refusal) => {
      if (!isAboutInput(refusal)) return false
      form.refuse('value', refusal.code)
      input.current?.focus()
      return true
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (sending.isBusy) return
    input.current?.focus()
    if (form.check()) void sending(form.values.value)
  }
  return { field: { ...form.field('value'), name, ref: input }, sending, submit }
}
