import type { Call } from '#contract/call.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Caller } from '#app/lib/calls/visit.ts'

type Answer = (payload: Readonly<Record<string, unknown>>) => object | Promise<object>

/** A server that answers these calls, and is away for all others; with the calls it was asked, in order. */
export function answering(...answers: readonly (readonly [Call, Answer])[]): {
  readonly call: Caller
  readonly asked: readonly Call[]
} {
  const asked: Call[] = []
  // By name: a module that is loaded anew has calls of its own.
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

/** What it answers is the test's own: no type can say that it is the call's. */
function isCaller(call: unknown): call is Caller {
  return typeof call === 'function'
}
