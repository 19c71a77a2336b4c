import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Problem } from '#contract/rules/account-rules.ts'
import { Refusal } from '#contract/refusals.ts'
import { useForm } from '../../../lib/calls/use-form.ts'

/** A form of one field that has the focus once it is there. What `send` is refused is said at the field. */
export function useOneField(
  name: string,
  rule: (value: string) => Problem,
  send: (value: string) => Promise<void>,
) {
  const form = useForm<'value'>({ value: rule }, { value: '' })
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    // After the dialog around it, which takes the focus when it opens.
    const timer = setTimeout(() => input.current?.focus())
    return () => clearTimeout(timer)
  }, [])

  const run = async (): Promise<void> => {
    if (isBusy) return
    input.current?.focus()
    if (!form.check()) return
    setBusy(true)
    try {
      await send(form.values.value)
    } catch (error) {
      form.refuse('value', error instanceof Refusal ? error.code : 'unexpected')
      input.current?.focus()
    }
    setBusy(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run()
  }
  return { field: { ...form.field('value'), name, ref: input }, isBusy, submit }
}
