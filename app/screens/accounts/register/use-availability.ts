import { useEffect, useState } from 'react'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'

/** What the server says of a value; `unknown` when it was not, or could not be, asked. */
export type Availability = 'unknown' | 'asking' | 'free' | RefusalCode

const quietMs = 400

/**
 * Asks the server about a value when typing has paused. Null: there is nothing to ask. `ask` throws a `Refusal` for
 * a value that cannot be had. Every change forgets what was asked before, so that a late answer says nothing.
 */
export function useAvailability(
  value: string | null,
  ask: (value: string) => Promise<unknown>,
): Availability {
  const [said, setSaid] = useState<{ value: string; answer: Availability } | null>(null)
  useEffect(() => {
    if (value === null) return
    let isCurrent = true
    const tell = (answer: Availability): void => {
      if (isCurrent) setSaid({ value, answer })
    }
    const timer = setTimeout(() => {
      tell('asking')
      ask(value).then(
        () => tell('free'),
        (error: unknown) => tell(isAboutValue(error) ? error.code : 'unknown'),
      )
    }, quietMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // `ask` is another function at every drawing and always the same question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value])
  return value !== null && said?.value === value ? said.answer : 'unknown'
}

/** Too many questions, or a network away, say nothing about the value: the submit asks again. */
function isAboutValue(error: unknown): error is Refusal {
  return error instanceof Refusal && /^(username|phone)_/.test(error.code)
}
