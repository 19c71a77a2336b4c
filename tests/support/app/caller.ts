import type { Call } from '#contract/call.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Caller } from '#app/lib/calls/visit.ts'

type Answer = (payload: Readonly<Record<string, unknown>>) => object | Promise<object>

/** A caller that answers these calls and is unavailable for all others; records the calls in order. */
export function answering(...answers: readonly (readonly [Call, Answer])[]): {
  readonly call: Caller
  readonly asked: readonly Call[]
} {
  const asked: Call[] = []
  // By name, because a reloaded module has other call objects.
  const known = new Map(answers.map(([which, answer]) => [nameOf(which), answer]))
  const call: unknown = async (which: Call, payload: Readonly<Record<string, unknown>>) => {
    asked.push(which)
    const answer = known.get(nameOf(which))
    if (!answer) throw new Refusal('unavailable')
    return answer(payload)
  }
  if (!isCaller(call)) throw new TypeError('No caller')
  return { call, asked }
}

function nameOf({ path, action = '' }: Call): string {
  return `${path} ${action}`
}

/** The test is responsible for the type of its answers. */
function isCaller(call: unknown): call is Caller {
  return typeof call === 'function'
}
